import { MINUTE } from '../../src/durations.js';
import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';

/** The start of the minutes of `met`. */
export const NINE = Date.UTC(2026, 5, 9, 9);

/** Makes a phone's record of a meeting; start and end are minutes after nine. */
export function met(person: string, other: string, start: number, end: number): ContactRecord {
  return {
    employeeId: person,
    crossEmployeeId: other,
    source: 'mobile',
    start: NINE + start * MINUTE,
    end: NINE + end * MINUTE,
  };
}

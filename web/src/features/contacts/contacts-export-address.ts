import type { DayRange } from '../../domain/dates/day-range.ts';
import type { AnalyticsPerson } from './analytics-range.ts';

/** The two tables of contacts, each with its own file. */
export type ContactKind = 'continuous' | 'cumulative';

/** Builds the address of the CSV file of all contacts of a range; `person`: of this person alone. */
export const contactsExportAddress = (
  kind: ContactKind,
  { from, to }: DayRange,
  person: AnalyticsPerson | null,
): string => {
  const query = new URLSearchParams({ from, to, ...(person ? { employee: person.id } : {}) });
  return `/api/contacts/${kind}/export?${query}`;
};

import { ImportField } from './import-enums.js';
import type { ParsedRow } from './parsed-row.js';

/** A person's status after a row is applied. */
export interface StatusAfter {
  isPositive: boolean;
  positiveDate: string | null;
  /** The date after the row; null: none. */
  givenDate: string | null;
  /** The column that the date comes from. */
  dateField: ImportField;
}

/** Applies a row to a status. What the row leaves out stays; negative clears the date. */
export function computeStatusAfter(
  parsed: ParsedRow,
  person: { isPositive: boolean; positiveDate: string | null } | undefined,
): StatusAfter {
  const isPositive = parsed.status?.isPositive ?? person?.isPositive ?? false;
  const date = parsed.positiveDate ?? parsed.status?.date;
  const kept = person?.isPositive ? person.positiveDate : null;
  return {
    isPositive,
    positiveDate: isPositive ? (date === undefined ? kept : date) : null,
    givenDate: date ?? null,
    dateField: parsed.positiveDate === undefined ? ImportField.STATUS : ImportField.POSITIVE_DATE,
  };
}

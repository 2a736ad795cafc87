import { ImportField } from './import-enums.js';
import type { ParsedRow } from './parsed-row.js';

/** A person's status after a row is applied. */
export interface StatusAfter {
  isPositive: boolean;
  positiveDate: string | null;
  /** The date in the row; null: none. */
  givenDate: string | null;
  /** The column that the date comes from. */
  dateField: ImportField;
}

/** Applies a row to a status. An empty cell keeps the value; a negative status clears the date. */
export function computeStatusAfter(
  parsed: ParsedRow,
  person: { isPositive: boolean; positiveDate: string | null } | undefined,
): StatusAfter {
  const isPositive = parsed.status?.isPositive ?? person?.isPositive ?? false;
  const date = parsed.positiveDate ?? parsed.status?.date;
  const current = person?.isPositive ? person.positiveDate : null;
  return {
    isPositive,
    positiveDate: isPositive ? (date === undefined ? current : date) : null,
    givenDate: date ?? null,
    dateField: parsed.positiveDate === undefined ? ImportField.STATUS : ImportField.POSITIVE_DATE,
  };
}

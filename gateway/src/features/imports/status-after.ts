import { ImportField } from './import.words.js';
import type { ParsedRow } from './parsed-row.js';

/** A person's status as the row leaves it. */
export interface StatusAfter {
  isPositive: boolean;
  positiveDate: string | null;
  /** The date that the row says; null: none. */
  said: string | null;
  /** The column that says it. */
  dateField: ImportField;
}

/** What a row makes of a status. What it does not say stays; negative clears the date. */
export function statusAfter(
  said: ParsedRow,
  person: { isPositive: boolean; positiveDate: string | null } | undefined,
): StatusAfter {
  const isPositive = said.status?.isPositive ?? person?.isPositive ?? false;
  const date = said.positiveDate ?? said.status?.date;
  const kept = person?.isPositive ? person.positiveDate : null;
  return {
    isPositive,
    positiveDate: isPositive ? (date === undefined ? kept : date) : null,
    said: date ?? null,
    dateField: said.positiveDate === undefined ? ImportField.STATUS : ImportField.POSITIVE_DATE,
  };
}

import type { DayRange } from '../../../ui/day-range.ts';
import type { AnalyticsPerson } from './analytics-range.ts';

/** The two tables of contacts, each with its own export. */
export type ContactKind = 'continuous' | 'cumulative';

/** Builds the URL of the CSV export of all contacts of a range, or only of `person`. */
export const contactsExportAddress = (
  kind: ContactKind,
  { from, to }: DayRange,
  person: AnalyticsPerson | null,
): string => {
  const query = new URLSearchParams({ from, to, ...(person ? { employee: person.id } : {}) });
  return `/api/contacts/${kind}/export?${query}`;
};

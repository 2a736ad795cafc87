import type { TraceQuery } from '../../generated/graphql.ts';

/** Builds the URL of the CSV export of everybody exposed in a trace: over its window, or of a case by number. */
export const exposedExportAddress = (
  { person, from, until }: Pick<TraceQuery['trace'], 'person' | 'from' | 'until'>,
  caseNumber: number | null,
): string => {
  const traced: Record<string, string> =
    caseNumber === null ? { from, until } : { case: String(caseNumber) };
  return `/api/contacts/exposed/export?${new URLSearchParams({ employee: person.id, ...traced })}`;
};

import type { TraceQuery } from '../../generated/graphql.ts';

/** Builds the address of the CSV file of everybody exposed in a trace: over the window that it covers, or of a case by its number. */
export const exposedExportAddress = (
  { person, from, until }: Pick<TraceQuery['trace'], 'person' | 'from' | 'until'>,
  caseNumber: number | null,
): string => {
  const traced: Record<string, string> =
    caseNumber === null ? { from, until } : { case: String(caseNumber) };
  return `/api/contacts/exposed/export?${new URLSearchParams({ employee: person.id, ...traced })}`;
};

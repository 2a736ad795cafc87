import type { TraceQuery } from '../../../generated/graphql.ts';

/** Builds the URL of the CSV export of everybody exposed in a trace: by its case, or over its window. */
export const exposedExportAddress = ({
  person,
  from,
  until,
  caseNumber,
}: Pick<TraceQuery['trace'], 'person' | 'from' | 'until' | 'caseNumber'>): string => {
  const traced: Record<string, string> =
    caseNumber === null ? { from, until } : { case: String(caseNumber) };
  return `/api/contacts/exposed/export?${new URLSearchParams({ employee: person.id, ...traced })}`;
};

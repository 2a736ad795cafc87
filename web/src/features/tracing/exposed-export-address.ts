import type { TraceQuery } from '../../generated/graphql.ts';

/** Builds the address of the CSV file of everybody exposed in a trace, over the window that it covers. */
export const exposedExportAddress = ({
  person,
  from,
  until,
}: Pick<TraceQuery['trace'], 'person' | 'from' | 'until'>): string =>
  `/api/contacts/exposed/export?${new URLSearchParams({ employee: person.id, from, until })}`;

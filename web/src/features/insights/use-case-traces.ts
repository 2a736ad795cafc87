import type { ErrorLike } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../apollo/errors.ts';
import { CaseTraceDocument, type CaseTraceQuery } from '../../generated/graphql.ts';

export type CaseTrace =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'traced' } & CaseTraceQuery['trace']);

export interface CaseTraces {
  /** By employee id; one that has not begun is missing. */
  traces: ReadonlyMap<string, CaseTrace>;
  retry: (employeeId: string) => void;
}

/** The traces of several cases, each on its own: a slow or failing one holds up none of the others. */
export function useCaseTraces(employeeIds: readonly string[]): CaseTraces {
  const client = useApolloClient();
  const [traces, setTraces] = useState<CaseTraces['traces']>(new Map());
  const wanted = employeeIds.join(' ');

  const trace = useCallback(
    async (employeeId: string) => {
      const keep = (result: CaseTrace) =>
        setTraces((known) => new Map(known).set(employeeId, result));
      keep({ state: 'loading' });
      try {
        // Not kept: the tracing page reads more of the same trace, and half of it would overwrite the whole.
        const { data } = await client.query({
          query: CaseTraceDocument,
          variables: { employeeId },
          fetchPolicy: 'no-cache',
        });
        if (data) keep({ state: 'traced', ...data.trace });
      } catch (error) {
        keep({ state: 'failed', message: messageOf(error as ErrorLike) });
      }
    },
    [client],
  );

  useEffect(() => {
    for (const employeeId of wanted.split(' ').filter(Boolean)) void trace(employeeId);
  }, [wanted, trace]);

  return { traces, retry: (employeeId) => void trace(employeeId) };
}

import type { ErrorLike } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { useCan } from '../../company/current/use-can.ts';
import { MINUTE } from '../../../lib/durations.ts';
import { useCaseTracesQuery } from '../../../generated/graphql.ts';
import type { CaseTrace } from './exposed-people.ts';

export interface CaseTraces {
  /** Traces by employee id. */
  traces: ReadonlyMap<string, CaseTrace>;
  /** Set if the last request failed and there are no traces. */
  error: ErrorLike | undefined;
  retry: () => void;
}

/** Poll interval in milliseconds: phones keep reporting contacts. */
const pollInterval = MINUTE;

/** Traces all positive people in one request, again every minute and when another person is positive. A failed poll keeps the previous traces. */
export const useCaseTraces = (employeeIds: readonly string[]): CaseTraces => {
  const can = useCan();
  const { data, error, loading, refetch } = useCaseTracesQuery({
    skip: !can('tracing:read'),
    pollInterval,
  });
  const traces = new Map(data?.positiveTraces.map((trace) => [trace.person.id, trace]));
  const wanted = employeeIds.filter((id) => !traces.has(id)).join(' ');
  const asked = useRef('');
  useEffect(() => {
    // Not refetched for the same people: a replica that does not know them yet may answer.
    if (!data || wanted === asked.current) return;
    asked.current = wanted;
    if (wanted !== '') void refetch();
  }, [data, wanted, refetch]);
  return {
    traces,
    error: data || loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
};

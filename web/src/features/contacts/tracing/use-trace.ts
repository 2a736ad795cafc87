import type { QueryResult } from '../../../apollo/query-result.ts';
import { useTimeOfChange } from '../../../lib/browser/clock.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  type EmployeeRef,
  type Trace_TraceFragment as Trace,
  useTracedCaseQuery,
  useTraceQuery,
} from '../../../generated/graphql.ts';
import { readCaseInAddress, windowVariables } from './trace-window.ts';

/** The trace in the address: of a case, with its infectious window and its disease's latent time, or of a person over a window. */
export const useTrace = (employee: EmployeeRef, search: URLSearchParams): QueryResult<Trace> => {
  const now = useTimeOfChange(search.get('from') ?? '');
  const { timeZone } = useCompany();
  const number = readCaseInAddress(search);
  const caseVariables = { number: number ?? 0 };
  const ofCase = useTracedCaseQuery({
    variables: caseVariables,
    skip: number === null,
  });
  const variables = { employee, ...windowVariables(search, { now, timeZone }) };
  const ofPerson = useTraceQuery({
    variables,
    skip: number !== null,
  });
  const { error, loading, networkStatus, refetch } = number === null ? ofPerson : ofCase;
  const data = number === null ? ofPerson.data?.trace : ofCase.data?.case.trace;
  return { data, error, loading, networkStatus, refetch: () => refetch() };
};

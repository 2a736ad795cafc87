import { NetworkStatus, type ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { isTransient } from './errors.ts';

/** The result of a generated query hook. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: ErrorLike | undefined;
  loading: boolean;
  networkStatus: NetworkStatus;
  refetch: () => Promise<unknown>;
}

/**
 * Returns the data to show: the previous answer while the next one is pending, or if loading it again failed in passing. Undefined before the
 * first answer and after other failures: what the viewer may no longer read does not stay on the screen.
 */
export const getShownData = <Data>({
  data,
  previousData,
  error,
}: Pick<QueryResult<Data>, 'data' | 'previousData' | 'error'>): Data | undefined =>
  error ? (isTransient(error) ? data : undefined) : (data ?? previousData);

/** Returns whether the shown data is the answer to other variables, such as the previous page of a list. */
export const isStale = ({ data, networkStatus }: QueryResult<unknown>): boolean =>
  data === undefined && networkStatus === NetworkStatus.setVariables;

/** Returns the variables of the shown data: the previous ones while the next answer is pending. */
export const useAnsweredVariables = <Variables>(
  { data }: QueryResult<unknown>,
  variables: Variables,
): Variables => {
  const [answered, setAnswered] = useState(variables);
  if (data === undefined) return answered;
  // Variables are a new object on each render.
  if (JSON.stringify(variables) !== JSON.stringify(answered)) setAnswered(variables);
  return variables;
};

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useBackgroundQuery, type QueryRef } from '@apollo/client/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePreloadedPolicy } from './preload.ts';

export interface DeferredAnswer<Data = unknown> {
  /** For `useReadQuery`. */
  queryRef: QueryRef<Data>;
  /** Whether a request with other variables is still pending. */
  isStale: boolean;
  /** Whether the first answer was in the cache. */
  wasCached: boolean;
}

export interface DeferredQuery<
  Data,
  Variables extends OperationVariables,
> extends DeferredAnswer<Data> {
  /** The variables of `queryRef`. */
  variables: Variables;
}

/**
 * Sends a query whose data a child reads with `useReadQuery` inside a `QueryBoundary`. When the variables change, for example by a search,
 * `queryRef` remains that of the previous request until the new answer has been rendered.
 * @param options `queryKey` separates the query from the same query on another page. Without it, a page that shares the query of the previous
 * page gets no updates after that page is unmounted.
 */
export const useDeferredQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: { fetchPolicy?: 'network-only'; queryKey?: string } = {},
): DeferredQuery<Data, Variables> => {
  const client = useApolloClient();
  const [wasCached] = useState(
    () =>
      options.fetchPolicy === undefined &&
      client.readQuery<Data>({ query: document, variables }) !== null,
  );
  const preloadedPolicy = usePreloadedPolicy(document, variables);
  const { fetchPolicy = preloadedPolicy, queryKey } = options;
  const [queryRef] = useBackgroundQuery<Data>(document, {
    variables,
    fetchPolicy,
    ...(queryKey !== undefined && { queryKey }),
  });
  // The queryRef changes whenever the variables do.
  // oxlint-disable-next-line react/exhaustive-deps
  const latest = useMemo(() => ({ queryRef, variables }), [queryRef]);
  const rendered = useDeferredValue(latest);
  return { ...rendered, isStale: rendered !== latest, wasCached };
};

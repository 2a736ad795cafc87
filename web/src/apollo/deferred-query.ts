import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useBackgroundQuery, type QueryRef } from '@apollo/client/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePreloadedPolicy } from './preload.ts';

export interface DeferredAnswer<Data = unknown> {
  /** For `useReadQuery`. */
  queryRef: QueryRef<Data>;
  /** Whether other variables have been asked for since. */
  isStale: boolean;
  /** Whether the first answer was known before it was asked for. */
  wasCached: boolean;
}

export interface DeferredQuery<
  Data,
  Variables extends OperationVariables,
> extends DeferredAnswer<Data> {
  /** Those that `queryRef` was asked for. */
  variables: Variables;
}

/**
 * Asks for data that a component below reads with `useReadQuery` inside a `QueryBoundary`. When the variables change, as by a search or by paging,
 * `queryRef` stays that of the request before until the answer to the new one has been rendered.
 * @param options `queryKey` sets the query apart from the same one of another page: a page that takes over the query of the page before it would
 * not hear of changes once that has gone.
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
  // Other variables have another queryRef.
  // oxlint-disable-next-line react/exhaustive-deps
  const latest = useMemo(() => ({ queryRef, variables }), [queryRef]);
  const asked = useDeferredValue(latest);
  return { ...asked, isStale: asked !== latest, wasCached };
};

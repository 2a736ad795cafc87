import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { canonicalStringify } from '@apollo/client/utilities';
import { useEffect, useState } from 'react';

/** Variables of each preloaded query. */
const preloads = new WeakMap<ApolloClient, Map<TypedDocumentNode<unknown, never>, string>>();

/** Sends a page's query before the page is rendered. If it fails, the page sends it again. */
export const preloadQuery = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): void => {
  const sent = preloads.get(client) ?? new Map<typeof query, string>();
  preloads.set(client, sent);
  const key = canonicalStringify(variables);
  sent.set(query, key);
  client.query<Data>({ query, variables, fetchPolicy: 'network-only' }).catch(() => {
    if (sent.get(query) === key) sent.delete(query);
  });
};

/**
 * Returns the fetch policy of a page's query. A preloaded query uses the cached or pending answer and sends no second request; after a change
 * of variables the default policy applies.
 */
export const usePreloadedPolicy = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): 'cache-first' | 'cache-and-network' => {
  const client = useApolloClient();
  const key = canonicalStringify(variables);
  const [preloaded, setPreloaded] = useState(() =>
    preloads.get(client)?.get(query) === key ? key : null,
  );
  if (preloaded !== null && preloaded !== key) setPreloaded(null);
  useEffect(() => void preloads.get(client)?.delete(query), [client, query]);
  return preloaded === key ? 'cache-first' : 'cache-and-network';
};

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { canonicalStringify } from '@apollo/client/utilities';
import { useEffect, useState } from 'react';

/** The variables of each request that was sent ahead of its page. */
const preloads = new WeakMap<ApolloClient, Map<TypedDocumentNode<unknown, never>, string>>();

/** Sends a request ahead of the page that needs its answer. If it fails, the page asks again by itself. */
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
 * Returns how a page asks first: for what was preloaded it takes the answer that is known or on its way, and sends no second request. When
 * the variables change it asks as usual.
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

import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery, type SkipToken } from '@apollo/client/react';
import { canonicalStringify } from '@apollo/client/utilities';
import { useEffect, useState } from 'react';

/** Variables of each preloaded query. */
const preloads = new WeakMap<ApolloClient, Map<TypedDocumentNode<unknown, never>, string>>();

/** Sends a page's query before the page is rendered. If it fails, the page sends it again. */
export const preload = <Data, Variables extends OperationVariables>(
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
 * Like `useQuery`, for a page whose route has sent the query: uses the cached or pending answer and sends no second request. After a change of
 * variables the default fetch policy applies.
 */
export const usePreloadedQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: useQuery.Options<Data, NoInfer<Variables>> | SkipToken,
) => {
  const client = useApolloClient();
  const isSkipped = options === skipToken;
  const key = isSkipped ? null : canonicalStringify(options?.variables ?? {});
  const [preloaded, setPreloaded] = useState(() =>
    preloads.get(client)?.get(query) === key ? key : null,
  );
  if (preloaded !== null && preloaded !== key) setPreloaded(null);
  useEffect(() => void preloads.get(client)?.delete(query), [client, query]);
  const isPreloaded = preloaded !== null && preloaded === key;
  return useQuery(
    query,
    isSkipped
      ? skipToken
      : ({
          ...options,
          fetchPolicy: isPreloaded ? 'cache-first' : (options?.fetchPolicy ?? 'cache-and-network'),
        } as useQuery.Options<Data, Variables>),
  );
};

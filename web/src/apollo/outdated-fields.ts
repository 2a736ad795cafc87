import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import type { QueryFieldPolicy } from '../generated/type-policies.ts';

type QueryField = keyof QueryFieldPolicy;

const evict = (cache: ApolloCache, fieldNames: readonly QueryField[]): void => {
  for (const fieldName of fieldNames) cache.evict({ fieldName });
};

/** Ignores failures: the mutation has succeeded, and the list itself shows that it could not be loaded. */
const reload = (query: ObservableQuery): Promise<unknown> => query.refetch().catch(() => undefined);

/**
 * Options for mutations that change lists: only the gateway knows which rows a sorted, filtered or paged list has now. Removes these fields of
 * the root query, with any arguments, from the cache. The mutation completes when the mounted queries that read them have been refetched; other
 * queries load when they are next shown.
 */
export const outdates = (...fieldNames: QueryField[]) => ({
  update: (cache: ApolloCache): void => evict(cache, fieldNames),
  onQueryUpdated: (
    query: ObservableQuery,
    { complete }: { complete: boolean },
  ): Promise<unknown> | boolean | undefined => (complete ? undefined : reload(query)),
});

/** Does the same as a separate step. Mutations with an optimistic response need it, because their `update` also runs with that response. */
export const reloadOutdated = async (
  client: ApolloClient,
  ...fieldNames: QueryField[]
): Promise<void> => {
  await client.refetchQueries({
    updateCache: (cache) => evict(cache, fieldNames),
    onQueryUpdated: reload,
  });
};

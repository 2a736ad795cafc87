import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import type { QueryFieldPolicy } from '../generated/type-policies.ts';

type QueryField = keyof QueryFieldPolicy;

const evict = (cache: ApolloCache, fieldNames: readonly QueryField[]): void => {
  for (const fieldName of fieldNames) cache.evict({ fieldName });
};

/** A list that fails to load again shows that itself: the change behind it has been made. */
const reload = (query: ObservableQuery): Promise<unknown> => query.refetch().catch(() => undefined);

/**
 * Options of a mutation whose answer does not tell how lists have changed: which rows a sorted, filtered and paged list has now is known to the
 * gateway only. Removes these fields of the root query, with all their arguments, from the cache. The mutation completes when the queries on
 * the screen that read them have been answered again; others ask when they are next shown.
 */
export const outdates = (...fieldNames: QueryField[]) => ({
  update: (cache: ApolloCache): void => evict(cache, fieldNames),
  onQueryUpdated: (
    query: ObservableQuery,
    { complete }: { complete: boolean },
  ): Promise<unknown> | boolean | undefined => (complete ? undefined : reload(query)),
});

/** Does the same after a mutation with an optimistic answer: a mutation's `update` runs with that one too. */
export const reloadOutdated = async (
  client: ApolloClient,
  ...fieldNames: QueryField[]
): Promise<void> => {
  await client.refetchQueries({
    updateCache: (cache) => evict(cache, fieldNames),
    onQueryUpdated: reload,
  });
};

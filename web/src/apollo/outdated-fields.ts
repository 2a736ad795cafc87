import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client';
import { outdatedBy, type MutationField, type QueryField } from './outdated-by.ts';

const evict = (cache: ApolloCache, fieldNames: readonly QueryField[]): void => {
  for (const fieldName of fieldNames) cache.evict({ fieldName });
};

/** Ignores failures: the mutation has succeeded, and the list itself shows that it could not be loaded. */
const reload = (query: ObservableQuery): Promise<unknown> => query.refetch().catch(() => undefined);

/**
 * Options of every mutation, which remove what it outdates from the cache. It completes when the mounted queries that read that have been
 * refetched; other queries load when they are next shown. Mutations with an optimistic response have an `update` of their own, because this
 * one would also run with that response, and call `reloadOutdated` afterwards.
 */
export const outdatesFields = {
  update: (cache: ApolloCache, { data }: { data?: unknown }): void => {
    for (const field of Object.keys(data ?? {}))
      evict(cache, outdatedBy[field as MutationField] ?? []);
  },
  onQueryUpdated: (
    query: ObservableQuery,
    { complete }: { complete: boolean },
  ): Promise<unknown> | boolean | undefined => (complete ? undefined : reload(query)),
};

/** Removes fields of the root query from the cache, and refetches the mounted queries that read them. */
export const reloadOutdated = async (
  client: ApolloClient,
  ...fieldNames: readonly QueryField[]
): Promise<void> => {
  await client.refetchQueries({
    updateCache: (cache) => evict(cache, fieldNames),
    onQueryUpdated: reload,
  });
};

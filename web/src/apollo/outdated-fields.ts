import {
  ApolloLink,
  type ApolloClient,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { startWith, Subject, switchMap, take, tap } from 'rxjs';
import { outdatedBy, type MutationField, type QueryField } from './outdated-by.ts';

const listOutdated = (data: unknown): readonly QueryField[] =>
  Object.keys(data ?? {}).flatMap((field) => outdatedBy[field as MutationField] ?? []);

/** Ignores failures: the mutation has succeeded, and the list itself shows that it could not be loaded. */
const reload = (query: ObservableQuery): Promise<unknown> => query.refetch().catch(() => undefined);

/**
 * Removes fields of the root query from the cache, and refetches the mounted queries that read them; other queries load when they are next
 * shown. Resolves when all have been refetched.
 */
export const reloadOutdated = async (
  client: ApolloClient,
  ...fieldNames: readonly QueryField[]
): Promise<void> => {
  if (fieldNames.length === 0) return;
  await client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of fieldNames) cache.evict({ fieldName });
    },
    onQueryUpdated: reload,
  });
};

/** Lets each mutation of a client resolve with its answer, while what it outdates loads again in the background. */
export const reloadAfterMutations = (client: ApolloClient): void => {
  const { mutate } = client;
  client.mutate = async <Data, Variables extends OperationVariables>(
    options: ApolloClient.MutateOptions<Data, Variables>,
  ) => {
    const result = await mutate(options);
    void reloadOutdated(client, ...listOutdated(result.data));
    return result;
  };
};

/**
 * Sends queries again that a mutation has outdated on their way. Their answers may have been read before it, and would put the old state back
 * on the screen; a refetch of the same query would wait for that answer instead of asking.
 */
export const createRereadLink = (): ApolloLink => {
  const outdated = new Subject<void>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(
        tap(({ data }) => {
          if (listOutdated(data).length > 0) outdated.next();
        }),
      );
    return outdated.pipe(
      startWith(undefined),
      switchMap(() => forward(operation)),
      take(1),
    );
  });
};

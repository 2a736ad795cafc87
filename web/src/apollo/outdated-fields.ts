import { ApolloLink, type ApolloClient, type ObservableQuery } from '@apollo/client';
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
export const refetchFields = async (
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

/**
 * After a mutation loads again in the background what it outdates, and sends queries again that it has overtaken: their answers may have been
 * read before it, and would put the old state back on the screen; a refetch of the same query would wait for that answer instead of asking.
 */
export const createReloadLink = (): ApolloLink => {
  const outdated = new Subject<void>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION)
      return outdated.pipe(
        startWith(undefined),
        switchMap(() => forward(operation)),
        take(1),
      );
    let fieldNames: readonly QueryField[] = [];
    return forward(operation).pipe(
      tap({
        next: ({ data }) => {
          fieldNames = listOutdated(data);
          if (fieldNames.length > 0) outdated.next();
        },
        // The answer is in the cache by now.
        complete: () => void refetchFields(operation.client, ...fieldNames),
      }),
    );
  });
};

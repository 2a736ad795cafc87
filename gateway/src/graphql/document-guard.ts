import { type DocumentNode, Kind } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { authorise } from '../request/auth-checker.js';
import type { Permission } from '../access/permissions.js';
import type { RequestContext } from '../request/context.js';

/**
 * Makes a function that asserts the permissions of a document's field. Use it when a variable does not fit its type: the field has not
 * run then, so its permissions were not checked.
 */
export function makePermissionGuard(
  document: DocumentNode,
): (context: RequestContext) => Promise<void> {
  const permissions = findPermissions(document);
  return async (context) => {
    if (permissions) await assertPermission(context, permissions);
  };
}

/** @throws ProductError if the viewer is not signed in or lacks a permission. */
export async function assertPermission(
  context: RequestContext,
  permissions: readonly Permission[],
): Promise<void> {
  await context.isSignedIn();
  authorise(context, permissions);
}

/** Returns the permissions of a document's field; undefined if it is open to everybody. */
export function findPermissions(document: DocumentNode): readonly Permission[] | undefined {
  const [field] = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  if (field?.kind !== Kind.FIELD) throw new Error('The document has no root field');
  // TypeGraphQL exports its metadata without documenting it; the built schema does not have the permissions.
  const { queries, mutations } = getMetadataStorage();
  const resolver = [...queries, ...mutations].find(
    ({ schemaName }) => schemaName === field.name.value,
  );
  return resolver?.roles as Permission[] | undefined;
}

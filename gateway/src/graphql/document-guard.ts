import { type DocumentNode, Kind } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { authorise } from '../request/auth-checker.js';
import type { Permission } from '../access/permissions.js';
import type { RequestContext } from '../request/context.js';

/**
 * Makes a function that asserts the permissions of a document's field. Use it when a variable did not fit its type: the field did not
 * run then, so its own permissions were not checked.
 */
export function makePermissionGuard(
  document: DocumentNode,
): (context: RequestContext) => Promise<void> {
  const permissions = permissionsOf(document);
  return async (context) => {
    if (permissions) await assertPermission(context, permissions);
  };
}

/** @throws ProductError for whoever is not signed in or lacks a permission. */
export async function assertPermission(
  context: RequestContext,
  permissions: readonly Permission[],
): Promise<void> {
  await context.isSignedIn();
  authorise(context, permissions);
}

/** Returns the permissions of a document's field; undefined if it is open to everybody. */
export function permissionsOf(document: DocumentNode): readonly Permission[] | undefined {
  const [field] = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  if (field?.kind !== Kind.FIELD) throw new Error('A document asks for a field of the schema');
  const { queries, mutations } = getMetadataStorage();
  const resolver = [...queries, ...mutations].find(
    ({ schemaName }) => schemaName === field.name.value,
  );
  return resolver?.roles as Permission[] | undefined;
}

import { type DocumentNode, Kind } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { authorise } from '../request/auth-checker.js';
import type { Permission } from '../access/permissions.js';
import type { RequestContext } from '../request/context.js';

/**
 * Makes a check of who runs a document, by the permissions of the field that it asks for. It is for where nothing ran, because a
 * variable fits no type: the field itself has not looked then at who asks.
 */
export function guardOf(document: DocumentNode): (context: RequestContext) => Promise<void> {
  const permissions = permissionsAsked(document);
  return async (context) => {
    if (!permissions) return;
    await context.isSignedIn();
    authorise(context, permissions);
  };
}

/** Undefined where anybody may ask. */
export function permissionsAsked(document: DocumentNode): readonly Permission[] | undefined {
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

import { type DocumentNode, Kind } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import type { Permission } from '../access/permissions.js';

/** What a row's caller must be allowed to; undefined where anybody may ask. */
export function permissionsAsked(document: DocumentNode): readonly Permission[] | undefined {
  const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [field] =
    operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
  if (field?.kind !== Kind.FIELD) throw new Error('A row asks for a field of the schema');
  const { queries, mutations } = getMetadataStorage();
  const resolver = [...queries, ...mutations].find(
    ({ schemaName }) => schemaName === field.name.value,
  );
  return resolver?.roles as Permission[] | undefined;
}

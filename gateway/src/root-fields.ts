import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';

/** How many fields an operation asks the schema's root for; one that a directive may leave out counts, `__typename` does not. */
export function countRootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  return count(document, operation.selectionSet.selections);
}

function count(document: DocumentNode, selections: readonly SelectionNode[]): number {
  let fields = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) fields += selection.name.value === '__typename' ? 0 : 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      fields += count(document, selection.selectionSet.selections);
    else
      for (const definition of document.definitions)
        if (
          definition.kind === Kind.FRAGMENT_DEFINITION &&
          definition.name.value === selection.name.value
        )
          fields += count(document, definition.selectionSet.selections);
  }
  return fields;
}

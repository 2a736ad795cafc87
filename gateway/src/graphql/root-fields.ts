import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';

/** Lists the root fields of an operation, with those that a directive may skip and without `__typename`. */
export function listRootFields(
  document: DocumentNode,
  operation: OperationDefinitionNode,
): string[] {
  return listFields(document, operation.selectionSet.selections);
}

function listFields(document: DocumentNode, selections: readonly SelectionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD)
      return selection.name.value === '__typename' ? [] : [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return listFields(document, selection.selectionSet.selections);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value
        ? listFields(document, definition.selectionSet.selections)
        : [],
    );
  });
}

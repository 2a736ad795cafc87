import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionNode } from 'graphql';

/** Lists the root fields of an operation, with those that a directive may skip and without `__typename`. */
export function rootFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  return fieldsOf(document, operation.selectionSet.selections);
}

function fieldsOf(document: DocumentNode, selections: readonly SelectionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD)
      return selection.name.value === '__typename' ? [] : [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return fieldsOf(document, selection.selectionSet.selections);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value
        ? fieldsOf(document, definition.selectionSet.selections)
        : [],
    );
  });
}

import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Returns whether the document selects the field at a path below the current field, so that both can be read with one statement. A field
 * that a directive may skip counts as selected.
 */
export function selectsField(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
): boolean {
  return fieldNodes.some(({ selectionSet }) => selects(selectionSet, path, fragments));
}

function selects(
  selected: SelectionSetNode | undefined,
  path: readonly string[],
  fragments: GraphQLResolveInfo['fragments'],
): boolean {
  const [name, ...below] = path;
  if (name === undefined) return true;
  return (selected?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD)
      return selection.name.value === name && selects(selection.selectionSet, below, fragments);
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
    return selects(fragment?.selectionSet, path, fragments);
  });
}

import { type FieldNode, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { selectsField } from './asked-fields.js';

/** Returns the resolve info of the first field of a document. */
function infoOf(text: string) {
  const { definitions } = parse(text);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  const named = definitions.filter(
    (definition): definition is FragmentDefinitionNode =>
      definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const [field] = operation.selectionSet.selections;
  return {
    fieldNodes: [field as FieldNode],
    fragments: Object.fromEntries(named.map((fragment) => [fragment.name.value, fragment])),
  };
}

it.each([
  ['{ page { items { health { at } } } }', true],
  ['{ page { total those: items { said: health { at } } } }', true],
  ['{ page { items { name ... on Person { health { at } } } } }', true],
  [
    '{ page { ...Rows } } fragment Rows on Page { items { ...Said } } fragment Said on Person { health { at } }',
    true,
  ],
  ['query ($all: Boolean!) { page { items { health @include(if: $all) { at } } } }', true],
  ['{ page { total items { name } } }', false],
  ['{ page { health { at } items { name } } }', false],
  ['{ page { other { health { at } } items { name } } }', false],
  ['{ page { other { ...Rows } } } fragment Rows on Page { items { health { at } } }', false],
])('finds the field in %s: %s', (text, expected) => {
  expect(selectsField(infoOf(text), ['items', 'health'])).toBe(expected);
});

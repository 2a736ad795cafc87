import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import printedSchema from '../../../schema.graphql?raw';
import { outdatedBy } from './outdated-by.ts';

const schema = buildSchema(printedSchema);

it('names every mutation of the schema', () => {
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(Object.keys(outdatedBy).toSorted()).toEqual(mutations.toSorted());
});

it('names only fields of the root query', () => {
  const fields = new Set(Object.keys(schema.getQueryType()!.getFields()));
  const unknown = Object.values(outdatedBy)
    .flat()
    .filter((field) => !fields.has(field));
  expect(unknown).toEqual([]);
});

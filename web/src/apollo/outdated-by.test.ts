import { buildSchema, getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { expect, it } from 'vitest';
import printedSchema from '../../../schema.graphql?raw';
import { outdatedBy, type MutationField } from './outdated-by.ts';

const schema = buildSchema(printedSchema);

it('names every mutation of the schema', () => {
  const mutations = Object.keys(schema.getMutationType()!.getFields());
  expect(Object.keys(outdatedBy).toSorted()).toEqual(mutations.toSorted());
});

/** The descriptions of an argument's fields, at any depth. */
const listDescriptions = (type: GraphQLInputType): string[] => {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  return Object.values(named.getFields()).flatMap(({ description, type: each }) => [
    description ?? '',
    ...listDescriptions(each),
  ]);
};

it('outdates something by each mutation with values that take effect at once', () => {
  const mutations = Object.values(schema.getMutationType()!.getFields());
  const atOnce = mutations
    .filter(({ args }) =>
      args.some(({ type }) => listDescriptions(type).join(' ').includes('effect at once')),
    )
    .map(({ name }) => name as MutationField);
  expect(atOnce).toContain('updateCompanySettings');
  expect(atOnce.filter((name) => outdatedBy[name].length === 0)).toEqual([]);
});

it.each(['safetyIndicator', 'breachHistory', 'followUps', 'noticePreviews'] as const)(
  'outdates %s by changed settings of the company',
  (field) => expect(outdatedBy.updateCompanySettings).toContain(field),
);

it('outdates what is counted by day by a changed time zone', () => {
  expect(outdatedBy.updateCompany).toContain('breachHistory');
});

it('names only fields of the root query', () => {
  const fields = new Set(Object.keys(schema.getQueryType()!.getFields()));
  const unknown = Object.values(outdatedBy)
    .flat()
    .filter((field) => !fields.has(field));
  expect(unknown).toEqual([]);
});

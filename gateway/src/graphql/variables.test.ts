import { buildSchema, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findInvalidVariable } from './variables.js';

const schema = buildSchema(`
  scalar Upload
  enum Kind { A B }
  input Point { x: Float! kind: Kind }
  input Area { points: [Point!]! grid: [[Int]] name: String }
  input Ref @oneOf { id: ID code: String }
  type Query { ask(area: Area, file: Upload, number: Int, ref: Ref): Int }
`);
const [operation] = parse(
  'query ($area: Area!, $file: Upload, $number: Int, $ref: Ref) { ask(area: $area, file: $file, number: $number, ref: $ref) }',
).definitions as [OperationDefinitionNode];
const fieldsOf = (variables: Record<string, unknown>) =>
  findInvalidVariable(schema, operation, variables)?.extensions['fields'];

describe('variables', () => {
  it.each([
    {},
    { area: null },
    { area: { points: [] } },
    { area: { points: [{ x: 1, kind: 'A' }, { x: 2 }], grid: [[1], null, 2], name: 'a' } },
    // One value stands for a list of one.
    { area: { points: { x: 1 } } },
    { file: { a: 'file' } },
    { ref: { code: 'E-1' } },
    // Wrong, but not strange: the executor says so.
    { area: { points: [{ kind: 'C' }, 'x'] }, number: 'one' },
    { unknown: { a: { b: 1 } } },
  ])('accepts %j', (variables) => {
    expect(fieldsOf(variables)).toBeUndefined();
  });

  it.each([
    [{ area: { points: [], a: 1 } }, 'area is not valid'],
    [{ area: { points: [{ x: 1 }, { x: 1, y: 1 }] } }, 'points[1] is not valid'],
    [{ area: { points: [], name: ['a'] } }, 'name is not valid'],
    [{ area: { points: [], grid: [[1], [[2]]] } }, 'grid[1][0] is not valid'],
    [{ area: { points: [{ x: {} }] } }, 'points[0].x is not valid'],
    [{ area: { points: [{ x: 1, kind: [] }] } }, 'points[0].kind is not valid'],
    [{ number: {} }, 'number is not valid'],
    [{ ref: {} }, 'ref must be exactly one of id or code'],
    [{ ref: { id: '1', code: 'E-1' } }, 'ref must be exactly one of id or code'],
    [{ ref: { code: null } }, 'ref must be exactly one of id or code'],
    [
      { area: { points: [], grid: Array.from({ length: 20_001 }, () => 1) } },
      'grid has more than 20000 values',
    ],
    [JSON.parse('{"area":{"__proto__":{}}}') as Record<string, unknown>, 'area is not valid'],
  ])('names the invalid part of %j', (variables, message) => {
    expect(fieldsOf(variables)).toEqual([{ field: message.split(' ')[0], message }]);
  });
});

import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { BadUserInput } from '../errors.js';

/** Longer lists are refused before they are read. Every list in the schema has a lower limit with its own message. */
const maxListItems = 20_000;

interface InvalidPart {
  /** As `.filter.departments[3]`. */
  path: string;
  problem: string;
}

/**
 * Finds variables with parts that their types do not have, before the executor checks them: its messages repeat the whole value
 * for each such part, and a body of 2 MB has many. Other invalid values are left to the executor.
 * @returns an error that names the first invalid part, without its value.
 */
export function findInvalidVariable(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): BadUserInput | undefined {
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    const declared = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    const invalid = declared && findInvalidPart(declared, variables?.[name], '');
    if (!invalid) continue;
    const field = invalid.path.replace(/^\./, '') || name;
    return new BadUserInput([{ field, message: `${field} ${invalid.problem}` }]);
  }
  return undefined;
}

/** Finds the first part of a value that its type does not have. It looks only as deep as the type. */
function findInvalidPart(
  type: GraphQLInputType,
  value: unknown,
  path: string,
): InvalidPart | undefined {
  if (isNonNullType(type)) return findInvalidPart(type.ofType, value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (isListType(type)) return findInvalidItem(type.ofType, value, path);
  if (isInputObjectType(type)) return findInvalidField(type, value, path);
  const isFile = isScalarType(type) && type.name === 'Upload';
  return isFile ? undefined : { path, problem: 'is not valid' };
}

function findInvalidItem(
  type: GraphQLInputType,
  value: object,
  path: string,
): InvalidPart | undefined {
  if (!Array.isArray(value)) return findInvalidPart(type, value, path);
  if (value.length > maxListItems) return { path, problem: `has more than ${maxListItems} values` };
  for (const [index, item] of value.entries()) {
    const found = findInvalidPart(type, item, `${path}[${index}]`);
    if (found) return found;
  }
  return undefined;
}

function findInvalidField(
  type: GraphQLInputObjectType,
  value: object,
  path: string,
): InvalidPart | undefined {
  const fields = type.getFields();
  for (const key in value) {
    const field = fields[key];
    if (!field) return { path, problem: 'is not valid' };
    const part = (value as Record<string, unknown>)[key];
    const found = findInvalidPart(field.type, part, `${path}.${key}`);
    if (found) return found;
  }
  return type.isOneOf ? findOneOfProblem(value, path, Object.keys(fields)) : undefined;
}

/** Holds `@oneOf` types to exactly one field; graphql-jit does not know the directive. */
function findOneOfProblem(value: object, path: string, names: string[]): InvalidPart | undefined {
  const given = Object.values(value).filter((part) => part !== undefined);
  if (given.length === 1 && given[0] !== null) return undefined;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
  return { path, problem: `must be exactly one of ${list}` };
}

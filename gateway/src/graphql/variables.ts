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

/** No list of the schema takes half as many; each has a limit of its own, which its own words name. */
const mostItems = 20_000;

interface Strange {
  /** As `.filter.departments[3]`. */
  place: string;
  what: string;
}

/**
 * Finds variables with parts that their types do not have, before the executor looks at them: it would write out the whole
 * value once a part, and a body of 2 MB has many. What is merely wrong is left to it.
 * @returns an error that names the first place, without what was sent.
 */
export function findInvalidVariable(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown> | null | undefined,
): BadUserInput | undefined {
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    const declared = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
    const strange = declared && strangePart(declared, variables?.[name], '');
    if (!strange) continue;
    const field = strange.place.replace(/^\./, '') || name;
    return new BadUserInput([{ field, message: `${field} ${strange.what}` }]);
  }
  return undefined;
}

/** The first part of a value that its type does not have; looks only as deep as the type goes. */
function strangePart(type: GraphQLInputType, value: unknown, place: string): Strange | undefined {
  if (isNonNullType(type)) return strangePart(type.ofType, value, place);
  if (typeof value !== 'object' || value === null) return undefined;
  if (isListType(type)) return strangeItem(type.ofType, value, place);
  if (isInputObjectType(type)) return strangeField(type, value, place);
  const isFile = isScalarType(type) && type.name === 'Upload';
  return isFile ? undefined : { place, what: 'is not valid' };
}

function strangeItem(type: GraphQLInputType, value: object, place: string): Strange | undefined {
  if (!Array.isArray(value)) return strangePart(type, value, place);
  if (value.length > mostItems) return { place, what: `has more than ${mostItems} values` };
  for (const [index, item] of value.entries()) {
    const found = strangePart(type, item, `${place}[${index}]`);
    if (found) return found;
  }
  return undefined;
}

function strangeField(
  type: GraphQLInputObjectType,
  value: object,
  place: string,
): Strange | undefined {
  const fields = type.getFields();
  for (const key in value) {
    const field = fields[key];
    if (!field) return { place, what: 'is not valid' };
    const part = (value as Record<string, unknown>)[key];
    const found = strangePart(field.type, part, `${place}.${key}`);
    if (found) return found;
  }
  return undefined;
}

import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { findInputLimits } from '../../graphql/input-limits.js';
import { toRestName } from '../field-names.js';
import { toRecordName } from '../records.js';
import type { Route } from '../route.js';
import { describeNonNull, describeType } from './graphql-types.js';
import { type JsonSchema, list, object } from './json-schema.js';

/** Limits of the pages of lists, which the services enforce. */
export function pageLimits(maxPageSize: number) {
  return {
    page: { minimum: 1, maximum: 1_000_000 },
    pageSize: {
      minimum: 1,
      maximum: maxPageSize,
      description: `Number of items on a page, 1 to ${maxPageSize}.`,
    },
    search: { maxLength: 100 },
  };
}

/** A field of the GraphQL schema that a row fills from its request. */
interface GivenField {
  name: string;
  type: GraphQLInputType;
  description: string;
  limits: JsonSchema;
  /** What the schema takes if the field is absent. */
  defaultValue: unknown;
  /** What the row makes of an empty request. */
  value: unknown;
}

interface DescribedRequest {
  params?: Record<string, JsonSchema>;
  querystring?: JsonSchema;
  body?: JsonSchema;
}

/** Describes a row's request by the variables of its document, as far as the row reads them from the request. */
export function describeRequest(row: Route, schema: GraphQLSchema): DescribedRequest {
  const { read, variables } = readEmptyRequest(row);
  const names = paramNames(row);
  const params: Record<string, JsonSchema> = {};
  const fields: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const field of findGivenFields(row, schema, variables)) {
    const param = paramIn(field.value);
    const name = toRestName(`${row.method} ${row.path}`, field.name);
    if (names.includes(param)) params[param] = describeParam(field);
    else if (read.has(name)) {
      if (isRequired(field)) required.push(name);
      fields[name] = row.method === 'GET' ? describeQueryField(field) : describeBodyField(field);
    }
  }
  for (const [name, more] of Object.entries(row.fields ?? {})) {
    if (!read.has(name)) throw new Error(`${row.path} does not read ${name}`);
    if (!fields[name] && ![more.type].flat().includes('null')) required.push(name);
    fields[name] = more.type === undefined ? { ...fields[name], ...more } : more;
  }
  const hasFields = Object.keys(fields).length > 0;
  return {
    ...(names.length > 0 ? { params } : {}),
    ...(hasFields && row.method === 'GET' ? { querystring: object(fields, []) } : {}),
    ...(hasFields && row.method !== 'GET' ? { body: object(fields, required) } : {}),
  };
}

/** Returns the fields that a row reads from the body or the query string, and the variables that it makes of a request without them. */
export function readEmptyRequest(row: Route): {
  read: Set<string>;
  variables: Record<string, unknown>;
} {
  const read = new Set(row.file === undefined ? [] : [row.file]);
  const empty = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_target, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  // Each parameter has its name as value, by which its variable is found.
  const params = Object.fromEntries(paramNames(row).map((name) => [name, name]));
  return { read, variables: row.variables({ params, query: empty, body: empty, file: undefined }) };
}

function paramNames({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** Returns the name of the parameter that a value was read from. */
function paramIn(value: unknown): string {
  return String(typeof value === 'object' && value !== null ? Object.values(value)[0] : value);
}

function findGivenFields(
  { document }: Route,
  schema: GraphQLSchema,
  variables: Record<string, unknown>,
): GivenField[] {
  const fields: GivenField[] = [];
  const typeInfo = new TypeInfo(schema);
  const types = new Map<string, GraphQLInputType>();
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      VariableDefinition({ variable, type }) {
        types.set(variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType);
        return false;
      },
      Variable({ name: { value: name } }, _key, parent) {
        const type = types.get(name);
        if (!type || !parent || !('kind' in parent)) return;
        const input = getNamedType(typeInfo.getParentInputType());
        const inField = parent.kind === Kind.OBJECT_FIELD && isInputObjectType(input);
        const given = inField ? input.getFields()[parent.name.value] : typeInfo.getArgument();
        fields.push({
          name,
          type,
          description: given?.description ?? '',
          limits: inField ? findInputLimits(input.name, parent.name.value) : {},
          defaultValue: undefined,
          value: variables[name],
        });
      },
    }),
  );
  return fields.flatMap((field) => leavesOf(field));
}

/** Returns the fields of an input object that the row fills, and any other field itself. */
function leavesOf(field: GivenField): GivenField[] {
  const type = getNullableType(field.type);
  if (!isInputObjectType(type) || type.isOneOf) return [field];
  const inside = type.getFields();
  return Object.entries(field.value ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const input = inside[name];
    if (!input) throw new Error(`${type.name} has no field ${name}`);
    return leavesOf({
      name,
      type: input.type,
      description: input.description ?? '',
      limits: findInputLimits(type.name, name),
      defaultValue: input.defaultValue,
      value,
    });
  });
}

function describeParam({ type, description, limits }: GivenField): JsonSchema {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return { ...describeNonNull(named), ...limits, description };
  const code = 'passKey' in named.getFields() ? 'pass-key' : 'code';
  const words = description.startsWith('Id or ') ? '' : ` Identified by id or ${code}.`;
  return { type: 'string', description: description + words };
}

/** Returns what a missing field counts as. */
function defaultOf({ value, defaultValue }: GivenField): unknown {
  return value ?? defaultValue ?? undefined;
}

/** A row makes a missing text empty so that it is refused. */
function isRequired(field: GivenField): boolean {
  const value = defaultOf(field);
  return value === '' || (value === undefined && isNonNullType(field.type));
}

function describeDefault(field: GivenField): JsonSchema {
  const value = defaultOf(field);
  return value === undefined || value === '' ? {} : { default: value };
}

/** Describes a field of a query string, which has no null. Lists are separated by commas. */
function describeQueryField(field: GivenField): JsonSchema {
  const { type, description, limits } = field;
  const schema = describeNonNull(getNamedType(type));
  if (!isListType(getNullableType(type)))
    return { ...schema, ...limits, ...describeDefault(field), description };
  const values = schema.enum?.join(', ');
  return { type: 'string', description: `${description} Separated by commas, of ${values}.` };
}

function describeBodyField(field: GivenField): JsonSchema {
  const { type, description, limits } = field;
  const named = getNamedType(type);
  if (isListType(getNullableType(type)) && isInputObjectType(named))
    return list(describeRecord(named), { ...limits, description });
  const schema = isRequired(field) ? describeNonNull(type) : describeType(type);
  return { ...schema, ...limits, ...describeDefault(field), description };
}

/** Describes a record of an upload. A missing field rejects only its record, so none is required. */
function describeRecord(input: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(input.getFields()).map((field) => [
    toRecordName(field.name),
    {
      ...describeType(field.type),
      ...findInputLimits(input.name, field.name),
      description: (field.description ?? '').replace('person and other', toRecordName),
    },
  ]);
  return object(Object.fromEntries(fields) as Record<string, JsonSchema>, []);
}

import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Route } from '../route.js';
import { constraintsOf } from './constraints.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';
import { type Source, sourcesOf } from './sources.js';

/** A value of a row's request. */
export interface Value {
  source: Source;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The root field that a row's document asks for, and the names of its variables and arguments. */
export function operationOf(row: Route) {
  const [operation] = row.document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${row.path} runs nothing`);
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error(`${row.path} asks for nothing`);
  return { operation, root };
}

/** What a row reads of its request, described from the types of the variables that it goes into. */
export function valuesOf(row: Route, schema: GraphQLSchema): Value[] {
  const { operation, root } = operationOf(row);
  const rootType = schema.getRootType(operation.operation);
  const rootField = rootType?.getFields()[root.name.value];
  if (!rootField) throw new Error(`The schema has no ${root.name.value}`);
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    // Every variable has an input type, or code generation had refused the document.
    type: typeFromAST(schema, type) as GraphQLInputType,
  }));
  const isListOfObjects = (type: GraphQLInputType) =>
    isListType(isNonNullType(type) ? type.ofType : type) && isInputObjectType(getNamedType(type));
  const lists = variables.filter(({ type }) => isListOfObjects(type)).map(({ name }) => name);
  const sources = sourcesOf(row, lists);
  const absent = row.variables({ params: {}, query: {}, body: {}, file: null });

  return variables.flatMap(({ name, type }): Value[] => {
    const named = getNamedType(type);
    if (isInputObjectType(named) && !lists.includes(name))
      return Object.values(named.getFields()).flatMap((field) => {
        const source = sources.get(`${name}.${field.name}`);
        const inside = absent[name] as Record<string, unknown>;
        return source
          ? [
              {
                source,
                schema: inputSchema(named.name, field),
                isRequired: isMissed(field, inside[field.name]),
              },
            ]
          : [];
      });
    const source = sources.get(name);
    if (!source) return [];
    const argument = rootField.args.find((arg) => arg.name === argumentOf(root, name));
    const isRequired = isNonNullType(type) && (absent[name] ?? null) === null;
    if (!isInputObjectType(named))
      return [{ source, schema: argumentSchema(root.name.value, type, argument), isRequired }];
    const items = itemSchema(named.name, Object.values(named.getFields()), (field) =>
      sources.get(`${name}.${field}`)?.name.split('.').at(-1),
    );
    return [{ source, schema: { type: 'array', items, ...described(argument) }, isRequired }];
  });
}

/** The argument that takes a variable. */
function argumentOf(root: ReturnType<typeof operationOf>['root'], variable: string) {
  return root.arguments?.find(
    ({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable,
  )?.name.value;
}

function argumentSchema(
  root: string,
  type: GraphQLInputType,
  argument: GraphQLArgument | undefined,
): JsonSchema {
  return {
    ...jsonSchemaOf(type),
    ...(argument ? constraintsOf({ root }, argument.name) : {}),
    ...described(argument),
  };
}

function inputSchema(input: string, field: GraphQLInputField): JsonSchema {
  return {
    ...jsonSchemaOf(field.type),
    ...constraintsOf({ input }, field.name),
    ...described(field),
  };
}

function itemSchema(
  input: string,
  fields: readonly GraphQLInputField[],
  nameOf: (field: string) => string | undefined,
): JsonSchema {
  const properties = fields.flatMap((field): [string, JsonSchema][] => {
    const name = nameOf(field.name);
    return name === undefined ? [] : [[name, inputSchema(input, field)]];
  });
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Whether a field must be sent: nothing else fills it. */
function isMissed(field: GraphQLInputField, absent: unknown): boolean {
  return isNonNullType(field.type) && field.defaultValue === undefined && (absent ?? null) === null;
}

function described(place: { description?: string | null } | undefined): JsonSchema {
  return place?.description ? { description: place.description } : {};
}

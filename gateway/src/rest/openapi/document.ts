import type { GraphQLSchema } from 'graphql';
import type { FileStream } from '../../http/file-stream.js';
import type { Route } from '../route.js';
import { callersOf, permissionsOf } from './callers.js';
import { componentSchemas } from './components.js';
import { failureResponses, failureSchemas, failuresOf } from './failures.js';
import type { JsonSchema } from './json-schema.js';
import { operationOf, type Value, valuesOf } from './requests.js';
import { record } from './answers.js';
import { securitySchemes } from './security.js';
import { tagOf, tags } from './tags.js';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
  [more: string]: unknown;
}

interface Answer {
  description: string;
  content: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Answer | { $ref: string }>;
  security: Record<string, never[]>[];
  [more: string]: unknown;
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, unknown>;
    [more: string]: unknown;
  };
  [more: string]: unknown;
}

/** The REST contract as OpenAPI 3.1, made from its rows, its files and the schema that they speak to. */
export function openApiDocument(
  rows: readonly Route[],
  files: readonly FileStream[],
  schema: GraphQLSchema,
): OpenApiDocument {
  const paths = new Paths();
  for (const row of rows) paths.add(row.method, row.path, rowOperation(row, schema));
  for (const file of files) paths.add('GET', file.path, fileOperation(file));
  return {
    openapi: '3.1.1',
    info: {
      title: 'VisionCloud REST API',
      version: '1.0',
      summary: 'Workplace contact tracing and health monitoring.',
      description:
        'Every answer is JSON with `success`. Fields that a request has beyond the documented ones are ignored. Times are UTC, days are days of the company’s time zone.',
    },
    servers: [{ url: '/api' }],
    tags,
    paths: paths.all,
    components: {
      schemas: { ...componentSchemas(schema), ...failureSchemas },
      responses: failureResponses(),
      parameters: { CompanyId: companyId },
      securitySchemes,
    },
  };
}

const companyId: Parameter = {
  name: 'X-Company-Id',
  in: 'header',
  description:
    "The company's pass-key, beside a bearer token. It proves nothing: another company's is refused.",
  schema: { type: 'string' },
};

/** Paths that differ only in what they call their parameters are one path. */
class Paths {
  readonly all: OpenApiDocument['paths'] = {};
  private readonly known = new Map<string, string>();

  add(method: string, path: string, operation: Operation): void {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const shape = path.replaceAll(/:\w+/g, '{}');
    const template = this.known.get(shape) ?? path.replaceAll(/:(\w+)/g, '{$1}');
    this.known.set(shape, template);
    const agreed = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parameters = operation.parameters.map((parameter) =>
      'in' in parameter && parameter.in === 'path'
        ? { ...parameter, name: agreed[names.indexOf(parameter.name)] ?? parameter.name }
        : parameter,
    );
    this.all[template] = {
      ...this.all[template],
      [method.toLowerCase()]: { ...operation, parameters },
    };
  }
}

function rowOperation(row: Route, schema: GraphQLSchema): Operation {
  const { operation, root } = operationOf(row);
  const description =
    schema.getRootType(operation.operation)?.getFields()[root.name.value]?.description ?? '';
  const permissions = permissionsOf(root.name.value);
  const values = valuesOf(row, schema).map((value) => ({
    ...value,
    schema: inWordsOf(row, value),
    isRequired: value.isRequired || (row.requires ?? []).includes(value.source.name),
  }));
  const name = operation.name?.value.replace(/^Rest/, '') ?? '';
  return {
    ...facts(row.path, name, description, permissions),
    parameters: [
      ...parametersOf(values),
      ...(permissions ? [{ $ref: '#/components/parameters/CompanyId' }] : []),
    ],
    ...bodyOf(row, values),
    responses: {
      [row.status]: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: record({ success: { const: true }, ...row.answer }),
          },
        },
      },
      ...failuresOf(row, permissions === undefined, row.failures),
    },
  };
}

/** A row's own words stand in place of the schema's where they say a type, and else beside them. */
function inWordsOf(row: Route, { source, schema }: Value): JsonSchema {
  const own = row.request?.[source.name];
  if (own?.type === undefined) return { ...schema, ...own };
  const { description } = schema;
  return { ...(description === undefined ? {} : { description }), ...own };
}

function fileOperation({ path, permission, contentType, summary, query }: FileStream): Operation {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const name = path
    .replaceAll(/\/:\w+/g, '')
    .replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  const [mediaType = contentType] = contentType.split(';');
  const isJson = mediaType === 'application/json';
  return {
    ...facts(path, name, summary, [permission]),
    parameters: [
      ...places.map((name) => ({
        name,
        in: 'path',
        required: true,
        description: 'Id or employee code.',
        schema: { type: 'string' },
      })),
      ...Object.entries(query ?? {}).map(([name, { description, ...schema }]) => ({
        name,
        in: 'query',
        description,
        schema,
      })),
      { $ref: '#/components/parameters/CompanyId' },
    ],
    responses: {
      200: {
        description: 'The file, as it is made.',
        content: { [mediaType]: { schema: { type: isJson ? 'object' : 'string' } } },
      },
      ...failuresOf({ method: 'GET', path }, false),
    },
  };
}

function facts(
  path: string,
  name: string,
  description: string,
  permissions: Parameters<typeof callersOf>[0],
): Pick<Operation, 'operationId' | 'summary' | 'description' | 'tags' | 'security'> {
  const { sentence, security } = callersOf(permissions);
  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    summary: /^[^.;:]*/.exec(description)?.[0] ?? '',
    description: `${description} ${sentence}`.trim(),
    tags: [tagOf(path)],
    security,
  };
}

function parametersOf(values: readonly Value[]): Parameter[] {
  return values.flatMap(({ source, schema: { description, ...schema }, isRequired }) =>
    source.in === 'body'
      ? []
      : [
          {
            name: source.name,
            in: source.in,
            required: isRequired,
            ...(description === undefined ? {} : { description }),
            // An address has no null.
            schema: {
              ...schema,
              type: [schema.type ?? 'string'].flat().find((type) => type !== 'null'),
            },
          },
        ],
  );
}

/** The body, with what mappings look into ('location.country') as objects inside. */
function bodyOf(row: Route, values: readonly Value[]): Pick<Operation, 'requestBody'> {
  const sent = values.filter(({ source }) => source.in === 'body');
  const own = Object.entries(row.request ?? {}).filter(
    ([name]) => !values.some(({ source }) => source.name === name),
  );
  if (sent.length === 0 && own.length === 0) return {};
  const body: JsonSchema & { properties: Record<string, JsonSchema> } = {
    type: 'object',
    properties: {},
  };
  for (const { source, schema, isRequired } of sent)
    place(body, source.name.split('.'), schema, isRequired);
  for (const [name, schema] of own) body.properties[name] = schema;
  const type = row.file === undefined ? 'application/json' : 'multipart/form-data';
  return {
    requestBody: {
      required: (body.required?.length ?? 0) > 0,
      content: { [type]: { schema: body } },
    },
  };
}

function place(
  object: JsonSchema,
  [name = '', ...inside]: readonly string[],
  schema: JsonSchema,
  isRequired: boolean,
): void {
  object.properties ??= {};
  if (inside.length === 0) object.properties[name] = schema;
  else place((object.properties[name] ??= { type: 'object' }), inside, schema, isRequired);
  if (isRequired && !object.required?.includes(name))
    object.required = [...(object.required ?? []), name];
}

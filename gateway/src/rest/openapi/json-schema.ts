import {
  type GraphQLEnumType,
  type GraphQLType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

/** A JSON Schema of the dialect that OpenAPI 3.1 speaks (2020-12). */
export interface JsonSchema {
  type?: string | readonly string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema | boolean;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  [keyword: string]: unknown;
}

const scalars: Record<string, JsonSchema> = {
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  Int: { type: 'integer', format: 'int32' },
  LocalDate: { type: 'string', format: 'date' },
  String: { type: 'string' },
  Upload: { type: 'string', format: 'binary' },
  UUID: { type: 'string', format: 'uuid' },
};

/** What JSON of a GraphQL type looks like; objects have schemas of their own. */
export function jsonSchemaOf(type: GraphQLType): JsonSchema {
  return isNonNullType(type) ? plain(type.ofType) : nullable(plain(type));
}

function plain(type: GraphQLType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: jsonSchemaOf(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: wordsOf(type) };
  const known = isScalarType(type) ? scalars[type.name] : undefined;
  if (!known) throw new Error(`${String(type)} has no JSON schema`);
  return { ...known };
}

function wordsOf(type: GraphQLEnumType): string[] {
  return type.getValues().map(({ name }) => name);
}

/** The same, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    type: [schema.type ?? 'string', 'null'].flat(),
    ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
  };
}

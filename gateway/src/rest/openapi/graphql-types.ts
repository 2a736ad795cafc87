import {
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type JsonSchema, list, nullable } from './json-schema.js';

/** Schemas of the scalars; others are texts. */
const scalars: Record<string, JsonSchema> = {
  Boolean: { type: 'boolean' },
  DateTimeISO: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  Int: { type: 'integer', format: 'int32' },
  LocalDate: { type: 'string', format: 'date' },
  Upload: { type: 'string', format: 'binary' },
  UUID: { type: 'string', format: 'uuid' },
};

/** Describes a scalar or enum of the GraphQL schema, or a list of them. */
export function describeType(type: GraphQLInputType | GraphQLOutputType): JsonSchema {
  const schema = describeNonNull(type);
  return isNonNullType(type) ? schema : nullable(schema);
}

/** Describes the values of a type without null. */
export function describeNonNull(type: GraphQLInputType | GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return describeNonNull(type.ofType);
  if (isListType(type)) return list(describeType(type.ofType as GraphQLOutputType));
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return scalars[String(type)] ?? { type: 'string' };
}

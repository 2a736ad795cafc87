/** A JSON Schema of the dialect of OpenAPI 3.1 (2020-12). */
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

function makeType(type: string, defaults: JsonSchema = {}) {
  return (description: string, keywords: JsonSchema = {}): JsonSchema => ({
    type,
    ...defaults,
    ...keywords,
    description,
  });
}

export const text = makeType('string');
export const number = makeType('number');
export const integer = makeType('integer', { format: 'int32' });
export const day = makeType('string', { format: 'date' });

/** Allows null too. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type = 'string', enum: values } = schema;
  return { ...schema, type: [type, 'null'].flat(), ...(values ? { enum: [...values, null] } : {}) };
}

export function list(items: JsonSchema, keywords: JsonSchema = {}): JsonSchema {
  return { type: 'array', items, ...keywords };
}

/** Makes the schema of an object. All properties are required unless some are named. */
export function object(
  properties: Record<string, JsonSchema>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

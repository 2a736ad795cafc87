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

function typed(type: string, always: JsonSchema = {}) {
  return (description: string, more: JsonSchema = {}): JsonSchema => ({
    type,
    ...always,
    ...more,
    description,
  });
}

export const text = typed('string');
export const yesOrNo = typed('boolean');
export const number = typed('number');
export const integer = typed('integer', { format: 'int32' });
export const id = typed('string', { format: 'uuid' });
export const day = typed('string', { format: 'date' });
export const moment = typed('string', { format: 'date-time' });
export const file = typed('string', { format: 'binary' });

/** The same, or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type = 'string', enum: words } = schema;
  return { ...schema, type: [type, 'null'].flat(), ...(words ? { enum: [...words, null] } : {}) };
}

export function list(items: JsonSchema, more: JsonSchema = {}): JsonSchema {
  return { type: 'array', items, ...more };
}

/** An object. All of its properties are there, unless those that must be are named. */
export function object(
  properties: Record<string, JsonSchema>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

import type { JsonSchema } from './json-schema.js';

/*
 * What rows say of their answers.
 */

export type ComponentName =
  | 'Camera'
  | 'Company'
  | 'Contact'
  | 'Employee'
  | 'HealthRecord'
  | 'Plan'
  | 'Settings'
  | 'TracedPerson'
  | 'UploadReceipt';

/** One object of the contract. */
export function one(name: ComponentName): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** A list of them. */
export function many(name: ComponentName): JsonSchema {
  return { type: 'array', items: one(name) };
}

/** An object of which all properties are there, but for those that are named. */
export function record(
  properties: Record<string, JsonSchema>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

/** A sentence for a person. */
export const sentence: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const token: JsonSchema = {
  type: 'string',
  description: 'Send it as Authorization: Bearer.',
};

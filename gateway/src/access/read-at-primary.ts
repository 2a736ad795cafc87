import type { GraphQLSchema } from 'graphql';

/**
 * The extension of a field of queries that is never asked at a replica, as `@Extensions({ [readAtPrimary]: true })`: jobs move what
 * it shows, and of what a job does no entry in the log tells whether a replica has come to it.
 */
export const readAtPrimary = 'readAtPrimary';

/** Whether one of these fields of queries may only be asked at the primary. */
export function wantPrimary(schema: GraphQLSchema, fields: readonly string[]): boolean {
  const known = schema.getQueryType()?.getFields();
  return fields.some((name) => known?.[name]?.extensions[readAtPrimary] === true);
}

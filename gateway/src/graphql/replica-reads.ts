import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { isDatabaseAway, sqlStateOf, Unavailable } from '../errors.js';

const extension = 'readsOnReplica';

/** Marks a root field of queries that a replica may answer: what it shows may be some seconds old. */
export const ReadsOnReplica = () => Extensions({ [extension]: true });

/** Whether a replica may answer a query with these root fields. */
export function mayReadOnReplica(schema: GraphQLSchema, fields: readonly string[]): boolean {
  const known = schema.getQueryType()?.getFields();
  return fields.every((name) => known?.[name]?.extensions[extension] === true);
}

/** Values that PostgreSQL refuses, and a statement that took too long, would fail on the primary too. */
const invalidValue = '22';
const timedOut = '57014';

/** Whether a query failed because the replica went away, cancelled it for a change to replay, or lacks a migration still. */
export function hasFailedOnReplica({ errors = [] }: ExecutionResult): boolean {
  return errors.some(({ originalError }) => {
    const state = sqlStateOf(originalError);
    if (state !== undefined) return !state.startsWith(invalidValue) && state !== timedOut;
    return isDatabaseAway(originalError) || originalError instanceof Unavailable;
  });
}

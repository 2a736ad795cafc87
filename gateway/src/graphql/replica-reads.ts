import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { isDatabaseAway, sqlStateOf, Unavailable } from '../errors.js';

const extension = 'readsOnReplica';

/** Marks a query that may run on the replica, whose data may be some seconds old. */
export const ReadsOnReplica = () => Extensions({ [extension]: true });

/** Returns whether a query with these root fields may run on the replica. */
export function mayReadOnReplica(schema: GraphQLSchema, fields: readonly string[]): boolean {
  const known = schema.getQueryType()?.getFields();
  return fields.every((name) => known?.[name]?.extensions[extension] === true);
}

/** SQLSTATEs that would fail on the primary too: invalid values, and a statement that took too long. */
const invalidValue = '22';
const timedOut = '57014';

/** Returns whether a query failed because the replica was lost, cancelled it to replay a change, or lacks a migration. */
export function hasFailedOnReplica({ errors = [] }: ExecutionResult): boolean {
  return errors.some(({ originalError }) => {
    const state = sqlStateOf(originalError);
    if (state !== undefined) return !state.startsWith(invalidValue) && state !== timedOut;
    return isDatabaseAway(originalError) || originalError instanceof Unavailable;
  });
}

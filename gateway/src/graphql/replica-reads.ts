import type { ExecutionResult } from 'graphql';
import { type Readers, ReplicaTransaction } from '../access/readers.js';
import type { RequestContext } from '../request/context.js';
import { isDatabaseAway, sqlStateOf, Unavailable } from '../errors.js';

/** PostgreSQL's class for values that it can't take, and its code for a statement that took too long: both would be so again. */
const faultOfValues = '22';
const brokenOff = '57014';

/**
 * Answers a query by the replica where its viewer may read there, and once more by the primary where that failed: because the
 * replica went away, gave a question up for what it has to replay, or lacks a migration still.
 * @param read does it, in a transaction of its own.
 */
export async function readAtReplica(
  context: RequestContext,
  readers: Readers,
  read: (readers?: Readers) => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const result = await read(readers);
  if (!(context.db instanceof ReplicaTransaction)) return result;
  const failure = result.errors
    ?.map((error) => error.originalError ?? error)
    .find((error) => isFaultOfPlace(error));
  if (!failure) {
    readers.hasServed();
    return result;
  }
  readers.hasFailed(failure);
  context.log.info({ err: failure }, 'a query is asked again at the primary');
  context.forgetLoaded();
  return read();
}

function isFaultOfPlace(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return !state.startsWith(faultOfValues) && state !== brokenOff;
  return isDatabaseAway(error) || error instanceof Unavailable;
}

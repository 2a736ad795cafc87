import type { Env } from '../env.js';

/** Maximum time for requests in progress to finish. */
const drainTimeoutMs = 10_000;
/** Maximum time for jobs and connections to end after that. */
const endTimeoutMs = 5000;

/** Returns the maximum time that stopping a gateway may take. */
export function maxStopMs({ drainSeconds }: Pick<Env, 'drainSeconds'>): number {
  return drainSeconds * 1000 + drainTimeoutMs + endTimeoutMs;
}

import type { Env } from '../env.js';

/** How long requests in progress may take to finish. */
const drainTimeoutMs = 10_000;
/** How long jobs and connections may take to end after that. */
const endTimeoutMs = 5000;

/** Returns the maximum time that stopping a gateway may take. */
export function maxStopMs({ drainSeconds }: Pick<Env, 'drainSeconds'>): number {
  return drainSeconds * 1000 + drainTimeoutMs + endTimeoutMs;
}

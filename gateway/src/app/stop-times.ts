import type { Env } from '../env.js';

/** How long requests that are under way may take to finish, in milliseconds. */
const drainTime = 10_000;
/** And what is left then: jobs, connections. */
const endTime = 5000;

/** How long a gateway that is to stop may take in all, in milliseconds. */
export function longestStop({ drainSeconds }: Pick<Env, 'drainSeconds'>): number {
  return drainSeconds * 1000 + drainTime + endTime;
}

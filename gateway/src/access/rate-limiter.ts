import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/**
 * Makes a counter of points by key, kept in the database so that every process sees it. Its keys expire by themselves.
 * @param duration of a window, in seconds.
 */
export function makeRateLimiter(
  pool: Pool,
  keyPrefix: string,
  points: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
  });
}

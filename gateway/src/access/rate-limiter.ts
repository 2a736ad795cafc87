import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

/**
 * Makes a counter of points by key, stored in the database for all processes. Its keys expire by themselves.
 */
export function makeRateLimiter(
  pool: Pool,
  keyPrefix: string,
  points: number,
  durationMs: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix,
    points,
    duration: durationMs / 1000,
  });
}

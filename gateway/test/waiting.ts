import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { App } from '../src/request/context.js';

/** Until so many connections to the database wait for a lock, as one sees that may hold it itself. */
export async function untilHeldUp(owner: Pick<Pool, 'query'>, count = 1): Promise<void> {
  const waiting = async () => {
    // A transaction is shown what it was shown first, unless it says so.
    await owner.query('SELECT pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 10_000 }).toBe(count);
}

/** Until requests and jobs hold so many connections of a pool. */
export async function untilTaken(pool: Pool, count: number): Promise<void> {
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBe(count);
}

/** Waits until a company has so many subscriptions in this process. */
export async function untilFollowed(app: App, companyId: string, count = 1): Promise<void> {
  const followers = () => app.live.subscriberCount(companyId);
  await expect.poll(followers, { timeout: 10_000 }).toBe(count);
}

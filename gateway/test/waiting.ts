import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { App } from '../src/request/context.js';

/** Waits until this many connections wait for a lock, as seen by a connection that may hold it. */
export async function waitForLockQueue(owner: Pick<Pool, 'query'>, count = 1): Promise<void> {
  const waiting = async () => {
    // Within a transaction, statistics stay as first read unless the snapshot is cleared.
    await owner.query('SELECT pg_stat_clear_snapshot()');
    const { rowCount } = await owner.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 10_000 }).toBe(count);
}

/** Waits until requests and jobs hold this many connections of a pool. */
export async function waitForBusyConnections(pool: Pool, count: number): Promise<void> {
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBe(count);
}

/** Waits until a company has this many subscriptions in this process. */
export async function waitForSubscriptions(app: App, companyId: string, count = 1): Promise<void> {
  const subscribers = () => app.live.subscriberCount(companyId);
  await expect.poll(subscribers, { timeout: 10_000 }).toBe(count);
}

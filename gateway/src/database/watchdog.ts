import { setTimeout as wait } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import type { Logger } from 'pino';
import { ReconnectingClient } from './reconnecting-client.js';

/** Time between two checks, and maximum time of a check. */
const defaultTimes = { intervalMs: 2000, timeoutMs: 5000 };

/** If a check took this much longer than its timeout, this process was suspended, and the database may be fine. */
const toleranceMs = 1000;

/**
 * Checks the database regularly over a connection of its own. A stopped database refuses connections, but one that hangs or is cut off
 * never responds. The callback then ends everything that waits for it.
 */
export class DatabaseWatchdog {
  private readonly client: ReconnectingClient;
  private checkedAt = 0;

  constructor(
    url: string,
    private readonly log: Logger,
    private readonly onTimeout: () => void,
    private readonly times = defaultTimes,
  ) {
    const { intervalMs, timeoutMs } = times;
    this.client = new ReconnectingClient(url, {
      use: async (client, lost) => {
        this.checkedAt = performance.now();
        await client.connect();
        const check: QueryConfig & { query_timeout: number } = {
          text: 'SELECT 1',
          query_timeout: timeoutMs,
        };
        for (;;) {
          this.checkedAt = performance.now();
          await client.query(check);
          await wait(intervalMs, undefined, { signal: lost });
        }
      },
      onLost: (error) => this.report(error),
      timeoutMs,
      pauseMs: intervalMs,
    });
  }

  start(): void {
    this.client.start();
  }

  async stop(): Promise<void> {
    await this.client.stop();
  }

  private report(error: unknown): void {
    const waitedMs = performance.now() - this.checkedAt;
    const { timeoutMs } = this.times;
    const hasTimedOut = waitedMs >= timeoutMs && waitedMs < timeoutMs + toleranceMs;
    if (hasTimedOut) this.onTimeout();
    this.log.warn(
      { err: error },
      hasTimedOut ? 'database health check timed out' : 'database connection lost',
    );
  }
}

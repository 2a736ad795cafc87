import { setTimeout as wait } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import type { Logger } from 'pino';
import { ReconnectingClient } from './reconnecting-client.js';

/** Time between two checks, and how long the database may take to answer one. */
const usualTimes = { intervalMs: 2000, timeoutMs: 5000 };

/** A check that took this much longer than its timeout says that this process was suspended, not that the database hangs. */
const toleranceMs = 1000;

/**
 * Checks the database again and again over a connection of its own. A database that is down refuses connections; one that hangs, or
 * is behind a network that drops every packet, never answers: then whatever waits for it is told to give up.
 */
export class DatabaseWatchdog {
  private readonly client: ReconnectingClient;
  private askedAt = 0;

  constructor(
    url: string,
    private readonly log: Logger,
    private readonly giveUp: () => void,
    private readonly times = usualTimes,
  ) {
    const { intervalMs, timeoutMs } = times;
    this.client = new ReconnectingClient(url, {
      use: async (client, lost) => {
        this.askedAt = performance.now();
        await client.connect();
        const check: QueryConfig & { query_timeout: number } = {
          text: 'SELECT 1',
          query_timeout: timeoutMs,
        };
        for (;;) {
          this.askedAt = performance.now();
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
    const waitedMs = performance.now() - this.askedAt;
    const { timeoutMs } = this.times;
    const hasTimedOut = waitedMs >= timeoutMs && waitedMs < timeoutMs + toleranceMs;
    if (hasTimedOut) this.giveUp();
    this.log.warn(
      { err: error },
      hasTimedOut ? 'database health check timed out' : 'database connection lost',
    );
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryConfig } from 'pg';
import type { Logger } from 'pino';
import { socketOf } from './connections.js';

/** How often the database is asked whether it is there, and how long it may take to answer, in milliseconds. */
const usualTimes = { every: 2000, patience: 5000 };
type Times = typeof usualTimes;

/** A timer that is so late says that this process slept, not that the database is silent. */
const lateness = 1000;

/**
 * Asks the database again and again whether it is there, over a connection of its own. One that is down refuses; one that hangs, or
 * lies behind a network that swallows everything, says nothing: then whoever waits for it is told to give up.
 */
export class DatabaseWatchdog {
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
    private readonly giveUp: () => void,
    private readonly times: Times = usualTimes,
  ) {}

  start(): void {
    this.running = this.watch();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.client) socketOf(this.client).destroy();
    await this.running;
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const asked = performance.now();
      const problem = await this.ask();
      if (signal.aborted) return;
      if (problem !== undefined) {
        const waited = performance.now() - asked;
        const isSilent = waited >= this.times.patience && waited < this.times.patience + lateness;
        if (isSilent) this.giveUp();
        this.log.warn(
          { err: problem },
          isSilent ? 'the database is silent' : 'the database is away',
        );
      }
      await wait(this.times.every, undefined, { signal }).catch(() => undefined);
    }
  }

  /** What is wrong; undefined where it answers. */
  private async ask(): Promise<unknown> {
    const { patience } = this.times;
    const client =
      this.client ??
      new Client({
        connectionString: this.url,
        connectionTimeoutMillis: patience,
        keepAlive: true,
      });
    try {
      if (!this.client) {
        this.client = client;
        client.on('error', () => undefined);
        await client.connect();
      }
      const question: QueryConfig & { query_timeout: number } = {
        text: 'SELECT 1',
        query_timeout: patience,
      };
      await client.query(question);
      return undefined;
    } catch (error) {
      this.client = undefined;
      socketOf(client).destroy();
      return error;
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { isRefused } from './embedded-connection.js';

/** Held for as long as a gateway serves from the data folder. */
export const servingLock = 4_000_118;

/** Between two tries to bring the database back, in milliseconds, and how much longer the next one is. */
const shortestPause = 100;
const longestPause = 5000;
const growth = 1.5;
/** How long a connection may take, in milliseconds. */
const connectionTime = 5000;

/**
 * Holds the serving lock of an embedded database, and brings the database back when it dies. PostgreSQL mends itself
 * when one of its processes dies, but not when the first of them does: then it is started again here, on the same
 * port, so that everybody who lost a connection finds it by trying again.
 */
export class EmbeddedWatch {
  private client: Client | undefined;
  private readonly stopping = new AbortController();
  private watching: Promise<void> = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly startAgain: () => Promise<void>,
  ) {}

  /** @param log where it says what it does; without one the lock is held and nothing is brought back. */
  static async start(
    url: string,
    startAgain: () => Promise<void>,
    log: Logger | undefined,
  ): Promise<EmbeddedWatch> {
    const watch = new EmbeddedWatch(url, startAgain);
    watch.client = await watch.hold();
    if (log) watch.watching = watch.watch(log);
    return watch;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.watching;
    await this.client?.end().catch(() => undefined);
  }

  private async watch(log: Logger): Promise<void> {
    const { signal } = this.stopping;
    while (this.client) {
      await lost(this.client, signal);
      if (signal.aborted) return;
      const lostAt = Date.now();
      log.error('the embedded database has died and is brought back');
      this.client = await this.bringBack(log);
      if (this.client) log.warn({ milliseconds: Date.now() - lostAt }, 'the database is back');
    }
  }

  /** Undefined: nobody wants it any more. */
  private async bringBack(log: Logger): Promise<Client | undefined> {
    const { signal } = this.stopping;
    for (
      let pause = shortestPause;
      !signal.aborted;
      pause = Math.min(longestPause, pause * growth)
    ) {
      try {
        return await this.hold();
      } catch (error) {
        // Nobody listens. Where somebody does, PostgreSQL recovers, and takes us in when it has.
        if (isRefused(error)) await this.tryToStart(log);
        else log.warn({ reason: String(error) }, 'the embedded database is not ready yet');
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
    return undefined;
  }

  /** It does not start while processes of the dead one hold its memory: they end by themselves. */
  private async tryToStart(log: Logger): Promise<void> {
    await this.startAgain().catch((error: unknown) =>
      log.warn({ reason: String(error) }, 'the embedded database did not start'),
    );
  }

  private async hold(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: connectionTime,
    });
    // A connection may say more than once that it is lost.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1)', [servingLock]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }
}

/** Until a connection is lost, or the signal. */
function lost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}

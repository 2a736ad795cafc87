import type { Client } from 'pg';

/** Watches from now on for how long the table of contacts is held against everybody. */
export class HeldLock {
  private readonly ended = new AbortController();
  private readonly held: Promise<number>;

  constructor(client: Client) {
    this.held = this.watch(client);
  }

  /** In milliseconds; a look takes one or two, so it may have been that much longer. */
  async end(): Promise<number> {
    this.ended.abort();
    return this.held;
  }

  private async watch(client: Client): Promise<number> {
    let first: number | undefined;
    let last = 0;
    while (!this.ended.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop
      const { rowCount } = await client.query(`
        SELECT FROM pg_locks WHERE relation = 'contact'::regclass AND mode = 'AccessExclusiveLock' AND granted`);
      if (!rowCount) continue;
      last = performance.now();
      first ??= last;
    }
    return first === undefined ? 0 : last - first;
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool, type QueryConfig } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { isDatabaseAway, sqlStateOf, StartupError } from '../errors.js';
import { replicaLag, replicaUp } from '../observability/metrics.js';
import { Connections, socketOf } from './connections.js';
import { type Entities, makeDataSource } from './data-source.js';
import { ReplicaLag } from './replica-lag.js';

/**
 * How often the replica is looked at, how long it may take to answer, and how far behind it may be and still be read from, in
 * milliseconds.
 */
const usualTimes = { every: 1000, patience: 2000, mostLag: 10_000 };
type Times = typeof usualTimes;

/** Between two looks for whoever waits until it has caught up, in milliseconds. */
const lookAgain = 20;
/** How many requests may read from it at a time. */
const poolSize = 16;

/** Which database an address leads to. */
const whereItLeads = `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
    (SELECT oid FROM pg_database WHERE datname = current_database()) AS database`;
/**
 * Only what is safe on the primary's disk goes to replicas. Where that ends with a page, it may end within a record, which nobody
 * can replay until the rest comes, and on a quiet night nothing comes for long: then a word of ours goes behind it.
 */
const primaryPosition = `SELECT CASE WHEN flushed % current_setting('wal_block_size')::bigint = 0
    THEN (pg_logical_emit_message(true, 'visioncloud', 'replica') - '0/0')::bigint ELSE flushed END AS position
  FROM (SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint AS flushed) AS now`;
const replicaPosition = `SELECT pg_is_in_recovery() AS "isReplica", (pg_last_wal_replay_lsn() - '0/0')::bigint AS position`;

interface Place {
  system: string;
  database: number;
}

/**
 * A streaming replica of the database, and whether it can be read from now: it answers, follows this very database and is not
 * far behind. It is looked at all the time over a connection of its own, so that no request waits for one that is away.
 */
export class Replica {
  /** For transactions that read; made once the replica has answered. */
  readonly dataSource: DataSource;
  private readonly lag = new ReplicaLag();
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private client: Client | undefined;
  /** Why nothing reads from it; undefined: it is read from. */
  private problem: string | undefined = 'has not answered yet';
  /** The problem that the log was told of last. */
  private told: string | undefined;
  private catching: Promise<void> = Promise.resolve();
  private nextCatching: Promise<void> | undefined;

  private constructor(
    private readonly url: string,
    entities: Entities,
    private readonly primary: Pool,
    private readonly log: Logger,
    private readonly times: Times,
  ) {
    this.dataSource = makeDataSource(url, entities, {
      poolSize,
      connectionTimeoutMillis: times.patience,
    });
  }

  /**
   * Follows it from now on, whether it answers already or not.
   * @throws StartupError when the address leads to another database than the primary's.
   */
  static async follow(
    url: string,
    entities: Entities,
    primary: Pool,
    log: Logger,
    times: Partial<Times> = {},
  ): Promise<Replica> {
    const replica = new Replica(url, entities, primary, log, { ...usualTimes, ...times });
    try {
      await replica.begin();
    } catch (error) {
      await replica.stop();
      throw error;
    }
    return replica;
  }

  get isUsable(): boolean {
    return this.problem === undefined;
  }

  /** A read failed there. A lost connection says that it is away; until it is looked at again, everybody reads elsewhere. */
  hasFailed(error: unknown): void {
    const isConflict = sqlStateOf(error)?.startsWith('40') ?? false;
    if (isDatabaseAway(error) && !isConflict) this.problem ??= 'lost a connection';
  }

  /** Until it has what the primary has now, or is not read from. */
  caughtUp(): Promise<void> {
    // Who comes while others wait needs a later position than theirs: all of those wait for one more.
    this.nextCatching ??= this.catching.then(() => {
      this.nextCatching = undefined;
      this.catching = this.catchUp().catch(() => undefined);
      return this.catching;
    });
    return this.nextCatching;
  }

  async stop(): Promise<void> {
    this.problem = 'is not followed any more';
    this.stopping.abort();
    if (this.client) socketOf(this.client).destroy();
    await this.running;
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  /** Looks until it has reached what the primary had at the start, but not for long. */
  private async begin(): Promise<void> {
    const until = performance.now() + this.times.every;
    for (;;) {
      const found = await this.look();
      if (found?.error instanceof StartupError) throw found.error;
      if (!found?.isBehind || performance.now() > until) {
        this.show(found);
        break;
      }
      await wait(lookAgain);
    }
    this.running = this.watch();
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await wait(this.times.every, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const found = await this.look();
      if (signal.aborted) return;
      this.show(found);
    }
  }

  private show(found: Problem | undefined): void {
    this.problem = found?.why;
    if (found && this.told !== found.why)
      this.log.warn(
        { err: found.error, seconds: found.isBehind ? found.seconds : undefined },
        `the replica ${found.why}: everything is read from the primary`,
      );
    if (!found && this.told) this.log.warn('the replica is read from again');
    this.told = found?.why;
    replicaUp.set(found ? 0 : 1);
    const seconds = this.lag.seconds(performance.now());
    if (Number.isFinite(seconds)) replicaLag.set(seconds);
    else replicaLag.remove();
  }

  /** What is wrong with it now; undefined where it can be read from. */
  private async look(): Promise<Problem | undefined> {
    const asked = performance.now();
    try {
      // Without the primary nobody is served at all, and nothing new is known of the replica.
      const stands = await this.primaryStands().catch(() => undefined);
      if (stands !== undefined) this.lag.primaryStands(stands, asked);
      const answer = await this.ask();
      if (!answer.isReplica) return { why: 'follows no other database' };
      this.lag.replicaStands(answer.position);
    } catch (error) {
      if (error instanceof StartupError) return { why: 'is of another database', error };
      // Whoever waits for an answer there might wait for ever.
      if (this.dataSource.isInitialized) Connections.of(this.dataSource).cut();
      return { why: 'is away', error };
    }
    const seconds = this.lag.seconds(performance.now());
    return seconds * 1000 > this.times.mostLag
      ? { why: 'is far behind', isBehind: true, seconds }
      : undefined;
  }

  private async ask(): Promise<{ isReplica: boolean; position: number }> {
    const client = this.client ?? (await this.connect());
    try {
      const { rows } = await client.query<{ isReplica: boolean; position: number }>(
        this.inTime(replicaPosition),
      );
      return rows[0]!;
    } catch (error) {
      this.leave(client);
      throw error;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.times.patience,
      keepAlive: true,
    });
    // A connection may say more than once that it is lost, and nobody may be there to hear it.
    client.on('error', () => undefined);
    this.client = client;
    try {
      await client.connect();
      await this.expectSameDatabase(client);
      if (!this.dataSource.isInitialized) await this.dataSource.initialize();
      return client;
    } catch (error) {
      this.leave(client);
      throw error;
    }
  }

  private leave(client: Client): void {
    if (this.client === client) this.client = undefined;
    socketOf(client).destroy();
  }

  private async expectSameDatabase(client: Client): Promise<void> {
    const [here, there] = await Promise.all([
      this.primary.query<Place>(whereItLeads),
      client.query<Place>(this.inTime(whereItLeads)),
    ]);
    const [own, other] = [here.rows[0], there.rows[0]];
    if (own?.system !== other?.system || own?.database !== other?.database)
      throw new StartupError(
        'DATABASE_REPLICA_URL leads to another database than DATABASE_URL: name a streaming replica of it, or leave it out',
      );
  }

  private async primaryStands(): Promise<number | undefined> {
    const { rows } = await this.primary.query<{ position: number }>(primaryPosition);
    return rows[0]?.position;
  }

  private async catchUp(): Promise<void> {
    if (!this.isUsable) return;
    const wanted = (await this.primaryStands()) ?? 0;
    while (this.isUsable && this.client) {
      const { position } = await this.ask();
      if (position >= wanted) return;
      await wait(lookAgain);
    }
  }

  private inTime(text: string): QueryConfig & { query_timeout: number } {
    return { text, query_timeout: this.times.patience };
  }
}

interface Problem {
  why: string;
  error?: unknown;
  isBehind?: boolean;
  seconds?: number;
}

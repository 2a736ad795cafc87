import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { StartupError } from '../errors.js';
import { Connections } from './connections.js';
import { type Entities, makeDataSource } from './data-source.js';

/** Connections of one process to the replica. */
const poolSize = 16;
/** Maximum companies with recent writes in memory; the oldest write is dropped first. */
const maxRecentWriters = 10_000;
/** Maximum positions in memory: the oldest ones are enough to compute the lag. */
const maxSamples = 60;

const defaultTimes = {
  checkEveryMs: 1000,
  checkTimeoutMs: 2000,
  /** A replica that lags further behind the primary is skipped. */
  maxLagMs: 5000,
  /** Time for which a company reads from the primary after a write: longer than a usable replica can lag. */
  primaryAfterWriteMs: 10_000,
};
type Times = typeof defaultTimes;

const source = `(SELECT system_identifier FROM pg_control_system()) || '/' || current_database() AS source`;
/**
 * Replicas receive flushed WAL. If that ends in the middle of a record, it cannot be replayed before the rest is flushed; a message
 * completes it.
 */
const primaryPosition = `SELECT ${source}, (CASE
    WHEN (pg_current_wal_flush_lsn() - '0/0') % current_setting('wal_block_size')::int = 0
    THEN pg_logical_emit_message(true, 'visioncloud', 'replica')
    ELSE pg_current_wal_flush_lsn() END - '0/0')::bigint AS position`;
const replicaPosition = `SELECT ${source}, pg_is_in_recovery() AS "isReplica",
    (pg_last_wal_replay_lsn() - '0/0')::bigint AS position`;

interface Position {
  /** Identifies server and database; equal on a primary and its replicas. */
  source: string;
  position: number;
}

interface Options {
  /** A pool of the primary that requests do not use. */
  primary: Pool;
  log: Logger;
  /** Called after each check. */
  onCheck: (replica: Replica) => void;
}

/** Why the replica is skipped. */
interface Problem {
  reason: 'replicates another database' | 'not a replica' | 'no answer' | 'too far behind';
  err?: unknown;
}

/** A streaming replica for reads that may be some seconds old. It is checked every second and skipped while unusable. */
export class Replica {
  readonly dataSource: DataSource;
  /** Lag at the last check; infinite until the replica has been compared with the primary. */
  lagMs = Infinity;
  isUsable = false;
  private problem: Problem | undefined;
  /** WAL positions of the primary that the replica has not replayed yet, oldest first. */
  private readonly samples: { position: number; at: number }[] = [];
  private reachedAt = -Infinity;
  /** A pool for checks, so that they do not wait for requests. */
  private readonly checks: Pool;
  private readonly recentWriters: LRUCache<string, true>;
  private readonly stopping = new AbortController();
  private checking: Promise<void> | undefined;

  private constructor(
    url: string,
    entities: Entities,
    private readonly options: Options,
    private readonly times: Times,
  ) {
    const connectionTimeoutMillis = times.checkTimeoutMs;
    this.dataSource = makeDataSource(url, entities, { poolSize, connectionTimeoutMillis });
    this.checks = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis,
      query_timeout: times.checkTimeoutMs,
    });
    this.checks.on('error', () => undefined);
    this.recentWriters = new LRUCache({ max: maxRecentWriters, ttl: times.primaryAfterWriteMs });
  }

  /**
   * Starts to check the replica. A replica that does not respond yet is no error.
   * @throws StartupError if it replicates another database.
   */
  static async start(
    url: string,
    entities: Entities,
    options: Options,
    times: Partial<Times> = {},
  ): Promise<Replica> {
    const replica = new Replica(url, entities, options, { ...defaultTimes, ...times });
    await replica.check();
    replica.checking = replica.keepChecking();
    if (replica.problem?.reason !== 'replicates another database') return replica;
    await replica.stop();
    throw new StartupError(
      'DATABASE_REPLICA_URL is not a streaming replica of DATABASE_URL: set it to one, or leave it out',
    );
  }

  /** Sends the reads of a company to the primary for a while, so that its people see their own changes. */
  rememberWrite(companyId: string): void {
    this.recentWriters.set(companyId, true);
  }

  /** Returns where a company reads now, with the reason if that is the primary. */
  routeOf(companyId: string): 'replica' | 'recent_write' | 'skipped' {
    if (!this.isUsable) return 'skipped';
    return this.recentWriters.has(companyId) ? 'recent_write' : 'replica';
  }

  async stop(): Promise<void> {
    this.isUsable = false;
    this.stopping.abort();
    await this.checking;
    await this.checks.end();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async keepChecking(): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      await wait(this.times.checkEveryMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.check();
    }
  }

  private async check(): Promise<void> {
    const problem = await this.findProblem();
    const { log, onCheck } = this.options;
    if (problem && problem.reason !== this.problem?.reason) log.warn(problem, 'replica skipped');
    if (!problem && this.problem) log.warn('replica in use again');
    this.problem = problem;
    this.isUsable = !problem && !this.stopping.signal.aborted;
    onCheck(this);
  }

  private async findProblem(): Promise<Problem | undefined> {
    const at = performance.now();
    const primary = await this.options.primary
      .query<Position>(primaryPosition)
      .catch(() => undefined);
    // Without the primary the lag is unknown, and no request is served anyway.
    if (!primary) return this.problem ?? this.findLagProblem();
    try {
      const replica = await this.checks.query<Position & { isReplica: boolean }>(replicaPosition);
      const [[ours], [theirs]] = [primary.rows, replica.rows];
      if (ours?.source !== theirs?.source) return { reason: 'replicates another database' };
      if (!theirs?.isReplica) return { reason: 'not a replica' };
      this.updateLag({ position: ours!.position, at }, theirs.position);
      if (!this.dataSource.isInitialized) await this.dataSource.initialize();
      return this.findLagProblem();
    } catch (err) {
      // Waiting reads fail now and are repeated on the primary.
      Connections.of(this.dataSource).cut();
      return { reason: 'no answer', err };
    }
  }

  private findLagProblem(): Problem | undefined {
    return this.lagMs > this.times.maxLagMs ? { reason: 'too far behind' } : undefined;
  }

  private updateLag(now: { position: number; at: number }, replayed: number): void {
    if (this.samples.length < maxSamples) this.samples.push(now);
    while (this.samples[0] && this.samples[0].position <= replayed)
      this.reachedAt = this.samples.shift()!.at;
    this.lagMs = this.samples.length === 0 ? 0 : now.at - this.reachedAt;
  }
}

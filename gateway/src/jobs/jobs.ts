import PQueue from 'p-queue';
import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { MINUTE } from '../durations.js';
import { gatewayRole } from '../database/data-source.js';
import type { TenantTransaction } from '../database/tenant.js';
import { jobSeconds } from '../observability/metrics.js';
import { jobSchema } from './prepare.js';
import { type JobData, type QueueName, queuesInTurn } from './queues.js';

/** A job as its handler sees it. */
export interface Job<Name extends QueueName> {
  /** Stable across retries. */
  id: string;
  data: JobData[Name];
  /** True for the last attempt. */
  isLastTry: boolean;
  /** Log with the job's name in each line. */
  log: Logger;
}

/** Default number of jobs of a queue that a process runs at the same time. */
const workersPerQueue = 2;

/** Interval of checks for jobs whose process has died; pg-boss's default is a minute. */
const superviseSeconds = 10;

/** Maximum time for running jobs to finish when the process stops. */
const stopTimeoutMs = 8000;

interface JobOptions {
  /** Whether this process maintains the queues: scheduled, abandoned and old jobs. */
  supervise: boolean;
  /** Interval of polls while the database sends no notification, in seconds. */
  pollingSeconds: number;
}

/** Timeout of a statement, whose connection is then aborted: the network has lost it. */
const statementTimeoutMs = MINUTE;

/** Sets the timeout in the address, because pg-boss does not pass the option on to `pg`. */
function addStatementTimeout(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}query_timeout=${statementTimeoutMs}`;
}

/** Lets pg-boss run its statements in a transaction of ours. */
function runIn(db: TenantTransaction): {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
} {
  return { executeSql: async (text, values) => ({ rows: await db.unnamed(text, values) }) };
}

/** Puts the jobs of a company into one group where companies take turns. */
function findGroup<Name extends QueueName>(
  queue: Name,
  data: JobData[Name],
): { group?: { id: string } } {
  return queuesInTurn.has(queue) && data !== null && 'companyId' in data
    ? { group: { id: data.companyId } }
    : {};
}

/** Background jobs stored in the database: queued within a transaction, run by any free process. */
export class Jobs {
  private readonly boss: PgBoss;
  private starting: Promise<unknown> | undefined;

  constructor(
    url: string,
    private readonly log: Logger,
    private readonly options: JobOptions = { supervise: true, pollingSeconds: 5 },
  ) {
    this.boss = new PgBoss({
      connectionString: addStatementTimeout(url),
      options: `-c role=${gatewayRole} -c timezone=UTC`,
      max: 4,
      schema: jobSchema,
      // The owner migrates, reindexes and vacuums: this role owns nothing.
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
      schedule: options.supervise,
      supervise: options.supervise,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      useListenNotify: true,
    });
    this.boss.on('error', (error) => this.log.error({ err: error }, 'job queue error'));
    this.boss.on('warning', (warning) => this.log.warn(warning, 'job queue warning'));
  }

  /**
   * Queues a job for now or a later moment, when the transaction commits.
   * @param priority 0 by default; jobs of a queue with a higher priority run first.
   */
  async send<Name extends QueueName>(
    db: TenantTransaction,
    queue: Name,
    data: JobData[Name],
    startAfter?: Date,
    priority?: number,
  ): Promise<void> {
    await this.started();
    await this.boss.send(queue, data, {
      db: runIn(db),
      ...findGroup(queue, data),
      ...(startAfter ? { startAfter } : {}),
      ...(priority === undefined ? {} : { priority }),
    });
  }

  /** Queues many jobs with one statement; see `send`. */
  async sendAll<Name extends QueueName>(
    db: TenantTransaction,
    queue: Name,
    all: readonly JobData[Name][],
    priority = 0,
  ): Promise<void> {
    await this.started();
    const jobs = all.map((data) => ({ data: data as object, priority, ...findGroup(queue, data) }));
    await this.boss.insert(queue, jobs, { db: runIn(db) });
  }

  /** Deletes every job whose data has these values, in any state. */
  async forget(db: TenantTransaction, values: Record<string, string>): Promise<void> {
    const text = `DELETE FROM ${jobSchema}.job WHERE data @> $1`;
    await db.rows({ name: 'forget-jobs', text }, [JSON.stringify(values)]);
  }

  /** Starts to run the jobs of a queue. If the handler throws, the job is retried as the queue defines. */
  async work<Name extends QueueName>(
    queue: Name,
    handler: (job: Job<Name>) => Promise<void>,
    workers = workersPerQueue,
  ): Promise<void> {
    await this.started();
    for (let started = 0; started < workers; started += 1) await this.startWorker(queue, handler);
  }

  private async startWorker<Name extends QueueName>(
    queue: Name,
    handler: (job: Job<Name>) => Promise<void>,
  ): Promise<void> {
    let workerId = '';
    workerId = await this.boss.work(
      queue,
      {
        includeMetadata: true,
        batchSize: 1,
        ...(queuesInTurn.has(queue) ? { localGroupConcurrency: 1 } : {}),
        pollingIntervalSeconds: this.options.pollingSeconds,
        // Retries that become due send no notification.
        notifyPollingIntervalSeconds: this.options.pollingSeconds,
      },
      async ([job]: JobWithMetadata<JobData[Name]>[]) => {
        if (!job) return;
        const { id, data, retryCount, retryLimit } = job;
        const log = this.log.child({ queue, jobId: id });
        const done = jobSeconds.startTimer({ queue });
        try {
          await handler({ id, data, isLastTry: retryCount >= retryLimit, log });
          done({ outcome: 'done' });
        } catch (error) {
          done({ outcome: 'failed' });
          if (retryCount < retryLimit) log.info({ err: error, retryCount }, 'job failed, retrying');
          else log.error({ err: error, retryCount }, 'job failed');
          throw error;
        } finally {
          // Starts the next job of a backlog without waiting for a poll.
          this.boss.notifyWorker(workerId);
        }
      },
    );
  }

  async stop(): Promise<void> {
    if (!this.starting) return;
    await this.starting.catch(() => undefined);
    await this.boss.stop({ graceful: true, timeout: stopTimeoutMs });
  }

  private started(): Promise<unknown> {
    this.starting ??= this.boss.start();
    return this.starting;
  }
}

/**
 * Runs work for each item, such as a company. An item that fails does not stop the others.
 * @throws AggregateError with this message once all have run, if any has failed.
 */
export async function runForEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  { message, concurrency = 1 }: { message: string; concurrency?: number },
): Promise<void> {
  const failures: unknown[] = [];
  const queue = new PQueue({ concurrency });
  await queue.addAll(
    items.map((item) => () => run(item).catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw new AggregateError(failures, message);
}

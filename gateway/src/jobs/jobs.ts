import { PgBoss, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import { MINUTE } from '../durations.js';
import { gatewayRole } from '../database/data-source.js';
import type { TenantTransaction } from '../database/tenant.js';
import { jobSeconds } from '../observability/metrics.js';
import { jobSchema } from './prepare.js';
import type { JobData, QueueName } from './queues.js';

/** A job as its handler sees it. */
export interface Job<Name extends QueueName> {
  /** The same for every try of it. */
  id: string;
  data: JobData[Name];
  /** No other try comes after this one. */
  isLastTry: boolean;
  /** Names the job in each line. */
  log: Logger;
}

/** How long jobs that are under way may take when the process stops, in milliseconds. */
const stopTimeoutMs = 8000;

interface JobOptions {
  /** Whether this process looks after the queues: jobs whose time has come, jobs whose process died, old jobs. */
  supervise: boolean;
  /** How often work is looked for without a notice from the database, in seconds. */
  pollingSeconds: number;
}

/** A statement without an answer for so long, in milliseconds, is given up with its connection: the network swallowed it. */
const statementTimeoutMs = MINUTE;

/** pg-boss does not pass `pg` its limit, but its address. */
function addStatementTimeout(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}query_timeout=${statementTimeoutMs}`;
}

/** Background work, kept in the database: asked for within a transaction, done by whichever process is free. */
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
      // The owner migrates, rebuilds indexes and looks at vacuum: this role owns nothing.
      migrate: false,
      createSchema: false,
      reindex: false,
      monitorVacuum: false,
      schedule: options.supervise,
      supervise: options.supervise,
      useListenNotify: true,
    });
    this.boss.on('error', (error) => this.log.error({ err: error }, 'job queue error'));
    this.boss.on('warning', (warning) => this.log.warn(warning, 'job queue warning'));
  }

  /**
   * Asks for a job, at once or from a moment on. It is done if the transaction commits, and never was if it does not.
   * @param priority 0 unless given; jobs with a lower one wait until those of their queue with a higher one are done.
   */
  async send<Name extends QueueName>(
    db: TenantTransaction,
    queue: Name,
    data: JobData[Name],
    startAfter?: Date,
    priority?: number,
  ): Promise<void> {
    await this.started();
    const executeSql = async (text: string, values?: unknown[]) => ({
      rows: await db.unnamed(text, values),
    });
    await this.boss.send(queue, data, {
      db: { executeSql },
      ...(startAfter ? { startAfter } : {}),
      ...(priority === undefined ? {} : { priority }),
    });
  }

  /** Removes every job whose data has these values, whatever its state. */
  async forget(db: TenantTransaction, values: Record<string, string>): Promise<void> {
    const text = `DELETE FROM ${jobSchema}.job WHERE data @> $1`;
    await db.rows({ name: 'forget-jobs', text }, [JSON.stringify(values)]);
  }

  /** Does the jobs of a queue from now on. A handler that throws has its job tried again, as the queue says. */
  async work<Name extends QueueName>(
    queue: Name,
    handler: (job: Job<Name>) => Promise<void>,
  ): Promise<void> {
    await this.started();
    await this.boss.work(
      queue,
      {
        includeMetadata: true,
        batchSize: 1,
        // After an outage there is a queue of them: nobody waits for the next look between two.
        burstWhenBatchFull: true,
        localConcurrency: 2,
        pollingIntervalSeconds: this.options.pollingSeconds,
        // Tries that come due send no notice.
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

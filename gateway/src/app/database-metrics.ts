import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Gauge, type Registry } from 'prom-client';
import { providerTenant, TenantTransaction } from '../database/tenant.js';
import {
  type QueueDepth,
  findQueueDepths,
  countStaleCases,
  countStaleInsights,
  countUnsentMails,
} from './database-metrics.queries.js';

/** Time for which counts are reused. */
const maxAgeMs = 5000;
/** Maximum time until the database answers. */
const timeoutMs = 2000;

interface DatabaseWork {
  queues: QueueDepth[];
  mails: Awaited<ReturnType<typeof countUnsentMails>>;
  stale: Awaited<ReturnType<typeof countStaleInsights>>;
  staleCases: Awaited<ReturnType<typeof countStaleCases>>;
}

/** Registers gauges of the work that waits in the database. A scrape brings them up to date. */
export function registerDatabaseMetrics(registry: Registry, dataSource: DataSource): void {
  let refreshing: Promise<void> | undefined;
  // All gauges are collected at the same time and share one set of queries.
  const collect = () => (refreshing ??= refresh().finally(() => (refreshing = undefined)));
  // Every process reports the same database, so the maximum is taken instead of the sum.
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry], aggregator: 'max', collect });
  const databaseUp = new Gauge({
    name: 'database_up',
    help: 'Whether the database responds to this process in time',
    registers: [registry],
    aggregator: 'min',
    collect,
  });
  const jobs = gauge('job_queue_jobs', 'Jobs of a queue by state', ['queue', 'state']);
  const oldestJob = gauge(
    'job_queue_oldest_due_seconds',
    'Time since the oldest due job of a queue became due',
    ['queue'],
  );
  const mails = gauge('mails_unsent', 'Mails that are queued or have failed', ['state']);
  const oldestMail = gauge('mails_oldest_queued_seconds', 'Age of the oldest queued mail');
  const staleDays = gauge('insights_stale_days', 'Days of companies whose totals need a recount');
  const oldestStale = gauge(
    'insights_oldest_stale_seconds',
    'Age of the oldest mark of a stale day',
  );
  const staleCases = gauge(
    'follow_up_stale_cases',
    'Cases of companies whose exposures need a recount',
  );
  const oldestStaleCase = gauge(
    'follow_up_oldest_stale_seconds',
    'Time since the oldest mark of a stale case became due',
  );

  const setGauges = ({ queues, mails: unsent, stale, staleCases: cases }: DatabaseWork) => {
    for (const { queue, oldestSeconds, ...states } of queues) {
      for (const state of ['due', 'later', 'active', 'failed'] as const)
        jobs.set({ queue, state }, states[state]);
      oldestJob.set({ queue }, oldestSeconds);
    }
    mails.set({ state: 'queued' }, unsent.count);
    mails.set({ state: 'failed' }, unsent.failed);
    oldestMail.set(unsent.oldestSeconds);
    staleDays.set(stale.count);
    oldestStale.set(stale.oldestSeconds);
    staleCases.set(cases.count);
    oldestStaleCase.set(cases.oldestSeconds);
  };
  let cached: { work: DatabaseWork | undefined; until: number } = { work: undefined, until: 0 };
  const refresh = async () => {
    if (cached.until < Date.now())
      cached = { work: await readInTime(dataSource), until: Date.now() + maxAgeMs };
    databaseUp.set(cached.work ? 1 : 0);
    // Unknown values are removed: an old value, or 0, would look as if nothing were waiting.
    for (const each of [jobs, oldestJob, mails]) each.reset();
    for (const each of [oldestMail, staleDays, oldestStale, staleCases, oldestStaleCase])
      each.remove();
    if (cached.work) setGauges(cached.work);
  };
}

/** Returns undefined if the database does not answer in time. */
async function readInTime(dataSource: DataSource): Promise<DatabaseWork | undefined> {
  const finished = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: finished.signal, ref: false });
  try {
    return await Promise.race([read(dataSource), timeout]);
  } catch {
    return undefined;
  } finally {
    finished.abort();
    timeout.catch(() => undefined);
  }
}

async function read(dataSource: DataSource): Promise<DatabaseWork> {
  const db = new TenantTransaction(dataSource, providerTenant, true);
  try {
    const [queues, mails, stale, staleCases] = await Promise.all([
      findQueueDepths(db),
      countUnsentMails(db),
      countStaleInsights(db),
      countStaleCases(db),
    ]);
    return { queues, mails, stale, staleCases };
  } finally {
    await db.rollback().catch(() => undefined);
  }
}

import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { beginRetention, dropContactDay, deleteBatch } from './retention.queries.js';

/** Records that one transaction deletes: some hundred milliseconds. */
const defaultBatchSize = 10_000;
/** SQLSTATE of a lock timeout and of a deadlock. */
const lockErrorCodes = new Set<unknown>(['55P03', '40P01']);

/** Starts to delete expired records, in the night of each company. */
export async function startForgettingRecords(app: App): Promise<void> {
  await app.jobs.work('forget-records', () => forgetRecordsOfAll(app));
}

/**
 * Deletes the expired records of every company whose night has begun: drops whole days that no company keeps, and deletes the
 * rest in batches. A job that is retried continues after the last batch. A company that fails does not stop the others.
 */
export async function forgetRecordsOfAll(
  app: Pick<App, 'dataSource' | 'log'>,
  batch = defaultBatchSize,
): Promise<void> {
  const { dataSource, log } = app;
  const due = await inTenant(dataSource, null, beginRetention);
  const failures: unknown[] = [];
  await dropDays(app).catch((error: unknown) => failures.push(error));
  for (const companyId of due)
    try {
      while (!(await inTenant(dataSource, companyId, (db) => deleteBatch(db, companyId, batch))));
    } catch (error) {
      failures.push(error);
    }
  log.info({ companies: due.length, failed: failures.length }, 'expired records deleted');
  if (failures.length > 0)
    throw new AggregateError(failures, 'Expired records could not be deleted');
}

/** Drops the days that no company keeps, the oldest first. While the table is too busy they stay until the next hour. */
async function dropDays({ dataSource, log }: Pick<App, 'dataSource' | 'log'>): Promise<void> {
  try {
    for (let day: string | null; (day = await inTenant(dataSource, null, dropContactDay));)
      log.info({ day }, 'day of contacts dropped');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lockErrorCodes.has(error.code))) throw error;
    log.warn('contacts are locked, expired days will be dropped later');
  }
}

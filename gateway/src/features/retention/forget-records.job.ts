import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { beginRetention, dropContactDay, forgetBatch } from './retention.queries.js';

/** Records that one transaction deletes: some hundred milliseconds. */
const usualBatch = 10_000;
/** What PostgreSQL says when a lock was not to be had in time, and when two waited for each other. */
const lockedOut = new Set<unknown>(['55P03', '40P01']);

/** Deletes the records that companies no longer keep, in the night of each, from now on. */
export async function forgetRecords(app: App): Promise<void> {
  await app.jobs.work('forget-records', () => forgetRecordsOfAll(app));
}

/**
 * Deletes what is too old of every company whose night has come: whole days where nobody keeps them, and batch after batch
 * what is left. A job that dies on the way, or that comes twice, goes on where the last batch ended. One company that fails
 * keeps no other from going on.
 */
export async function forgetRecordsOfAll(
  app: Pick<App, 'dataSource' | 'log'>,
  batch = usualBatch,
): Promise<void> {
  const { dataSource, log } = app;
  const due = await inTenant(dataSource, null, beginRetention);
  const failures: unknown[] = [];
  await dropDays(app).catch((error: unknown) => failures.push(error));
  for (const companyId of due)
    try {
      while (!(await inTenant(dataSource, companyId, (db) => forgetBatch(db, companyId, batch))));
    } catch (error) {
      failures.push(error);
    }
  log.info({ companies: due.length, failed: failures.length }, 'old records deleted');
  if (failures.length > 0) throw new AggregateError(failures, 'Old records were not deleted');
}

/** Drops the days that nobody keeps, the oldest first. While the table is too busy they stay, until the next hour. */
async function dropDays({ dataSource, log }: Pick<App, 'dataSource' | 'log'>): Promise<void> {
  try {
    for (let day: string | null; (day = await inTenant(dataSource, null, dropContactDay));)
      log.info({ day }, 'day of contacts dropped');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lockedOut.has(error.code))) throw error;
    log.warn('contacts are in use: days that are over are dropped later');
  }
}

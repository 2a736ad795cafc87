import type { App } from '../../../request/context.js';
import { inTenant, type Rows } from '../../../database/tenant.js';
import { runForEach } from '../../../jobs/jobs.js';
import {
  beginRetention,
  deleteBatch,
  deleteHeldBatch,
  dropContactDay,
} from './retention.queries.js';

/** Records deleted per transaction, which takes some hundred milliseconds. */
const defaultBatchSize = 10_000;
/** SQLSTATE of a lock timeout and of a deadlock. */
const lockErrorCodes = new Set<unknown>(['55P03', '40P01']);

/** Starts to delete expired records every night, in the time zone of each company. */
export async function startRecordDeletion(app: App): Promise<void> {
  await app.jobs.work('forget-records', () => deleteExpiredRecords(app));
}

/**
 * Deletes the expired records of every company whose deletion is due: drops whole days that no company keeps, and deletes the other
 * records in batches. A retry continues after the last batch. A failure in one company does not stop the others.
 */
export async function deleteExpiredRecords(
  app: Pick<App, 'dataSource' | 'log'>,
  batchSize = defaultBatchSize,
): Promise<void> {
  const { dataSource, log } = app;
  const due = await inTenant(dataSource, null, beginRetention);
  const deleteOfCompany = async (companyId: string): Promise<void> => {
    const inCompany = <Result>(work: (db: Rows) => Promise<Result>) =>
      inTenant(dataSource, companyId, work);
    while ((await inCompany((db) => deleteHeldBatch(db, companyId, batchSize))) === batchSize);
    while (!(await inCompany((db) => deleteBatch(db, companyId, batchSize))));
  };
  const deletions = [() => dropExpiredDays(app), ...due.map((id) => () => deleteOfCompany(id))];
  await runForEach(deletions, (deletion) => deletion(), {
    message: 'Expired records could not be deleted',
  });
  log.info({ companies: due.length }, 'expired records deleted');
}

/** Drops the days that no company keeps, oldest first. If the table is locked, they stay until the next run. */
async function dropExpiredDays({
  dataSource,
  log,
}: Pick<App, 'dataSource' | 'log'>): Promise<void> {
  try {
    for (let day: string | null; (day = await inTenant(dataSource, null, dropContactDay));)
      log.info({ day }, 'dropped a day of contacts');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && lockErrorCodes.has(error.code))) throw error;
    log.warn('contact table is locked, expired days stay until the next run');
  }
}

import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, providerTenant } from '../database/tenant.js';
import { type Jobs, runForEach } from './jobs.js';

/** Dependencies of the job. */
interface ForgetApp {
  dataSource: DataSource;
  jobs: Jobs;
  log: Logger;
}

/** Maximum rows of a table deleted per transaction. */
const defaultBatchSize = 5000;

/** Starts to delete expired rows every night. The database function defines their age. */
export async function startForgettingOldRows(app: ForgetApp): Promise<void> {
  await app.jobs.work('forget-old-rows', ({ log }) => forgetRowsOfAll({ ...app, log }));
}

/** Deletes the expired mails, links, sessions and audit entries of every company and of the provider. A failure in one does not stop the others. */
export async function forgetRowsOfAll(
  { dataSource, log }: Pick<ForgetApp, 'dataSource' | 'log'>,
  batchSize = defaultBatchSize,
): Promise<void> {
  const companies = await inTenant(dataSource, null, (db) =>
    db.rows<{ id: string }>({ name: 'all-companies', text: 'SELECT id FROM company' }),
  );
  const total: Record<string, number> = {};
  async function forgetRows(tenant: string): Promise<void> {
    for (let isMore = true; isMore;) {
      const deleted = await inTenant(dataSource, tenant, (db) =>
        db.rows<{ relation: string; forgotten: number }>(
          { name: 'forget-rows', text: 'SELECT relation, forgotten FROM forget_old_rows($1, $2)' },
          [tenant, batchSize],
        ),
      );
      for (const { relation, forgotten } of deleted)
        total[relation] = (total[relation] ?? 0) + forgotten;
      isMore = deleted.some(({ forgotten }) => forgotten === batchSize);
    }
    for (let isMore = true; isMore;) {
      const forgotten = await inTenant(dataSource, tenant, (db) =>
        db.rows(
          {
            name: 'forget-events',
            text: `DELETE FROM company_event WHERE company_id = $1 AND id = ANY (ARRAY(SELECT id FROM company_event
              WHERE company_id = $1 AND happened_at < now() - interval '90 days' LIMIT $2)) RETURNING 1`,
          },
          [tenant, batchSize],
        ),
      );
      isMore = forgotten.length === batchSize;
    }
    // At most one row for each employee, so one statement is enough.
    await inTenant(dataSource, tenant, (db) =>
      db.rows(
        {
          name: 'forget-access-changes',
          text: `DELETE FROM access_change WHERE company_id = $1 AND changed_at < now() - interval '2 years'`,
        },
        [tenant],
      ),
    );
  }
  const tenants = [providerTenant, ...companies.map(({ id }) => id)];
  await runForEach(tenants, forgetRows, { message: 'Old rows could not be deleted' }).finally(() =>
    log.info({ rows: total }, 'old rows deleted'),
  );
}

import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { inTenant, providerTenant } from '../database/tenant.js';
import type { Jobs } from './jobs.js';

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

/** Deletes the expired mails, links, sessions and audit entries of every company and of the provider. */
export async function forgetRowsOfAll(
  { dataSource, log }: Pick<ForgetApp, 'dataSource' | 'log'>,
  batchSize = defaultBatchSize,
): Promise<void> {
  const companies = await inTenant(dataSource, null, (db) =>
    db.rows<{ id: string }>({ name: 'all-companies', text: 'SELECT id FROM company' }),
  );
  const total: Record<string, number> = {};
  for (const tenant of [providerTenant, ...companies.map(({ id }) => id)])
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
  log.info({ rows: total }, 'old rows deleted');
}

import { inTenant } from '../../../database/tenant.js';
import type { App } from '../../../request/context.js';
import { deleteLoneAccount } from './member.queries.js';

/** Starts the job that deletes accounts without a membership. */
export async function startDeletingLoneAccounts({
  dataSource,
  jobs,
}: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await jobs.work('delete-lone-account', ({ data }) =>
    inTenant(dataSource, null, (db) => deleteLoneAccount(db, data.accountId)),
  );
}

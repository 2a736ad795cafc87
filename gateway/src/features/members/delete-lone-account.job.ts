import { inTenant } from '../../database/tenant.js';
import type { App } from '../../request/context.js';
import { deleteLoneAccount } from './member.queries.js';

/** Starts to delete accounts that have lost their last membership. */
export async function startDeletingLoneAccounts({
  dataSource,
  jobs,
}: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  await jobs.work('delete-lone-account', ({ data }) =>
    inTenant(dataSource, null, (db) => deleteLoneAccount(db, data.accountId)),
  );
}

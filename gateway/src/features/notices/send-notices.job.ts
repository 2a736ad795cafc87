import { inTenant } from '../../database/tenant.js';
import type { App } from '../../request/context.js';
import { sendDueNotices } from './notice.service.js';

/** Starts to send the notices of companies that inform people at once. */
export async function startSendingNotices(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  const { dataSource, jobs } = app;
  await jobs.work('send-notices', async ({ data: { companyId } }) => {
    const first = '00000000-0000-0000-0000-000000000000';
    for (let after: string | undefined = first; after !== undefined;) {
      const last: string = after;
      after = await inTenant(dataSource, companyId, (db) =>
        sendDueNotices(jobs, db, companyId, last),
      );
    }
  });
}

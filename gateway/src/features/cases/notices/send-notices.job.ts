import { inTenant } from '../../../database/tenant.js';
import type { App } from '../../../request/context.js';
import { sendDueNotices } from './notice.service.js';

/** Starts to send the notices of companies that inform people automatically. */
export async function startSendingNotices(app: Pick<App, 'dataSource' | 'jobs'>): Promise<void> {
  const { dataSource, jobs } = app;
  await jobs.work('send-notices', async ({ data: { companyId } }) => {
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last !== undefined) {
      const after: string = last;
      last = await inTenant(dataSource, companyId, (db) =>
        sendDueNotices(jobs, db, companyId, after),
      );
    }
  });
}

import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { forgetOldGuideRequests } from './guide-request.queries.js';

/** Deletes requests for the guide that are older than 2 years, every night from now on. */
export async function forgetGuideRequests(app: App): Promise<void> {
  await app.jobs.work('forget-guide-requests', async ({ log }) => {
    const forgotten = await inTenant(app.dataSource, null, forgetOldGuideRequests);
    log.info({ forgotten }, 'old guide requests deleted');
  });
}

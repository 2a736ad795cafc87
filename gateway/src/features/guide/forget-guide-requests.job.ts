import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { deleteOldGuideRequests } from './guide-request.queries.js';

/** Starts to delete guide requests older than 2 years, every night. */
export async function startForgettingGuideRequests(app: App): Promise<void> {
  await app.jobs.work('forget-guide-requests', async ({ log }) => {
    const forgotten = await inTenant(app.dataSource, null, deleteOldGuideRequests);
    log.info({ forgotten }, 'old guide requests deleted');
  });
}

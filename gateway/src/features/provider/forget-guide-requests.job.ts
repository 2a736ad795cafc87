import type { App } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { deleteOldGuideRequests } from './guide-request.queries.js';

/** Starts to delete guide requests older than 2 years, every night. */
export async function startGuideRequestDeletion(app: App): Promise<void> {
  await app.jobs.work('forget-guide-requests', async ({ log }) => {
    const deleted = await inTenant(app.dataSource, null, deleteOldGuideRequests);
    log.info({ deleted }, 'old guide requests deleted');
  });
}

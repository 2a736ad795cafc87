import { inTenant, providerTenant } from '../../database/tenant.js';
import type { App } from '../../request/context.js';
import { findCompaniesWithCameraWebhooks, recordSilentCameras } from './silent-cameras.queries.js';

/** Starts to look for cameras that have become silent. */
export async function startAnnouncingSilentCameras(
  app: Pick<App, 'dataSource' | 'jobs'>,
): Promise<void> {
  await app.jobs.work('announce-silent-cameras', () => announceSilentCameras(app));
}

/** Stores a message for each camera that has not reported for 24 hours, once until it reports again. */
export async function announceSilentCameras({
  dataSource,
}: Pick<App, 'dataSource'>): Promise<void> {
  const companies = await inTenant(dataSource, providerTenant, findCompaniesWithCameraWebhooks);
  for (const { companyId } of companies)
    await inTenant(dataSource, companyId, (db) => recordSilentCameras(db, companyId));
}

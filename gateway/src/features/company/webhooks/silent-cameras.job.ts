import { inTenant, providerTenant } from '../../../database/tenant.js';
import { runForEach } from '../../../jobs/jobs.js';
import type { App } from '../../../request/context.js';
import { findCompaniesWithCameraWebhooks, recordSilentCameras } from './silent-cameras.queries.js';

/** Starts the job that announces silent cameras. */
export async function startAnnouncingSilentCameras(
  app: Pick<App, 'dataSource' | 'jobs'>,
): Promise<void> {
  await app.jobs.work('announce-silent-cameras', () => announceSilentCameras(app));
}

/** Stores one message for each camera that has not reported for 24 hours, and another one only after it has reported again. */
export async function announceSilentCameras({
  dataSource,
}: Pick<App, 'dataSource'>): Promise<void> {
  const companies = await inTenant(dataSource, providerTenant, findCompaniesWithCameraWebhooks);
  await runForEach(
    companies,
    ({ companyId }) => inTenant(dataSource, companyId, (db) => recordSilentCameras(db, companyId)),
    { message: 'Silent cameras could not be announced' },
  );
}

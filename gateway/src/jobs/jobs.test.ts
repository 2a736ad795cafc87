import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/hooks.js';
import { makeCompany } from '../../test/factories.js';
import { inTenant } from '../database/tenant.js';
import { Jobs } from './jobs.js';

const app = useTestApp();

describe('a worker', () => {
  it('a worker continues with a backlog without waiting for a poll or a notification', async () => {
    const { company } = await makeCompany(app);
    const backlog = Array.from({ length: 20 }, () => ({ companyId: company.id }));
    await inTenant(app.dataSource, company.id, (db) =>
      app.jobs.sendAll(db, 'send-notices', backlog),
    );
    const jobs = new Jobs(app.ownerUrl, app.log, { supervise: false, pollingSeconds: 3600 });
    const done = new Set<string>();
    await jobs.work('send-notices', async ({ id }) => {
      done.add(id);
    });
    await expect.poll(() => done.size, { timeout: 20_000 }).toBe(backlog.length);
    await jobs.stop();
  });
});

import { createServer } from 'node:net';
import { makeDataSource, makeOwnerDataSource } from '../../src/database/data-source.js';
import { inTenant, providerTenant } from '../../src/database/tenant.js';
import { refreshInsights } from '../../src/features/insights/refresh.job.js';
import { findStaleDays } from '../../src/features/insights/rollup.queries.js';
import { seedPlans } from '../../src/features/plans/plan.service.js';
import { entities } from '../../src/app/entities.js';

/** Puts the plans into a fresh database, which companies name. */
export async function withPlans(url: string): Promise<void> {
  const source = await makeOwnerDataSource(url, undefined, entities).initialize();
  await seedPlans(source);
  await source.destroy();
}

/** Counts every day that is marked, as running gateways do. */
export async function withInsights(url: string): Promise<void> {
  const dataSource = await makeDataSource(url, entities).initialize();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    await refreshInsights({ dataSource });
    // oxlint-disable-next-line no-await-in-loop
    const left = await inTenant(dataSource, providerTenant, (db) => findStaleDays(db, 1));
    if (left.length === 0) break;
  }
  await dataSource.destroy();
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

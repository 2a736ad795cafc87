import { createServer } from 'node:net';
import { makeOwnerDataSource } from '../../src/database/data-source.js';
import { seedPlans } from '../../src/features/plans/plan.service.js';

/** Puts the plans into a fresh database, which companies name. */
export async function withPlans(url: string): Promise<void> {
  const source = await makeOwnerDataSource(url).initialize();
  await seedPlans(source);
  await source.destroy();
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

import { poolOf } from '../src/database/tenant.js';
import type { TestGateway } from './run-document.js';

/** Lists the stored networks from which accounts, employees and companies have signed in. */
export async function listKnownNetworks({ app }: Pick<TestGateway, 'app'>) {
  const { rows } = await poolOf(app.dataSource).query<{ key: string; expire: string }>(
    `SELECT key, expire FROM rate_limit WHERE key LIKE 'known-network:%'`,
  );
  return rows;
}

/** Counts the known networks of each subject: an address, or the id of a company. */
export async function countKnownNetworks(
  gateway: Pick<TestGateway, 'app'>,
  subjects: readonly string[],
): Promise<number[]> {
  const networks = await listKnownNetworks(gateway);
  return subjects.map(
    (subject) => networks.filter(({ key }) => key.startsWith(`known-network:${subject} `)).length,
  );
}

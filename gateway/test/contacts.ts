import { inTenant } from '../src/database/tenant.js';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

/** Finds which contacts of a company are stored. @returns their ids, sorted. */
export async function findStoredContacts(
  { app }: Pick<TestGateway, 'app'>,
  { company }: MadeCompany,
  ids: string[],
): Promise<string[]> {
  const found = await inTenant(app.dataSource, company.id, (db) =>
    db.rows<{ id: string }>(
      {
        name: 'stored-ids',
        text: 'SELECT id FROM contact WHERE id = ANY ($1::uuid[]) ORDER BY id',
      },
      [ids],
    ),
  );
  return found.map(({ id }) => id);
}

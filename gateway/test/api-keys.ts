import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { apiKeyFormat, hashKey } from '../src/access/key-format.js';
import { apiKeyScopes } from '../src/access/permissions.js';
import { inTenant } from '../src/database/tenant.js';
import { DAY } from '../src/durations.js';
import { ApiKey } from '../src/features/members/api-keys/api-key.entity.js';
import type { TestApp } from './database.js';
import type { MadeCompany } from './factories.js';

/** An API key of a company, by default with every scope. */
export async function makeApiKey(
  app: TestApp,
  { company }: Pick<MadeCompany, 'company'>,
  given: Partial<ApiKey> = {},
): Promise<{ id: string; name: string; key: string }> {
  const [companyId, id] = [company.id, uuidv7()];
  const key = apiKeyFormat.make({ companyId, id });
  const row = {
    companyId,
    id,
    name: `Key ${randomUUID()}`,
    scopes: [...apiKeyScopes],
    ending: key.slice(-4),
    keyHash: hashKey(key),
    createdBy: 'owner@company.example',
    expiresAt: new Date(Date.now() + DAY),
    ...given,
  };
  await inTenant(app.dataSource, companyId, async (db) => (await db.manager()).insert(ApiKey, row));
  return { id, name: row.name, key };
}

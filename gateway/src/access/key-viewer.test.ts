import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../database/tenant.js';
import { past } from '../../test/database.js';
import { useTestApp } from '../../test/hooks.js';
import { makeApiKey } from '../../test/api-keys.js';
import { type MadeCompany, makeCompany } from '../../test/factories.js';
import { apiKeyFormat, cameraKeyFormat, hashKey, type KeyClaims } from './key-format.js';
import { Role } from './role.js';
import { findApiKeyViewer, findCameraViewer } from './viewer.queries.js';

const app = useTestApp();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(app);
});

/** Adds a camera to a company. */
async function makeCamera(): Promise<{ id: string; name: string; key: string }> {
  const [companyId, id] = [company.company.id, randomUUID()];
  const key = cameraKeyFormat.make({ companyId, id });
  await app.owner.query(
    `INSERT INTO camera (company_id, id, code, room_name, room_number, latitude, longitude, safe_distance, time_lag, feed_url, key_hash)
      VALUES ($1, $2, $3, 'Lobby', '1', 0, 0, 6, 2, 'rtsp://10.0.0.4/feed', $4)`,
    [companyId, id, id, hashKey(key)],
  );
  return { id, name: id, key };
}

const kinds = {
  'API key': {
    table: 'api_key',
    format: apiKeyFormat,
    make: () => makeApiKey(app, company),
    query: findApiKeyViewer,
  },
  'key of a camera': {
    table: 'camera',
    format: cameraKeyFormat,
    make: makeCamera,
    query: findCameraViewer,
  },
};

describe.each(Object.entries(kinds))('the viewer of an %s', (_, { table, format, make, query }) => {
  const find = (key: string, change: Partial<KeyClaims> = {}) => {
    const claims = { ...format.read(key)!, ...change };
    return inTenant(app.dataSource, claims.companyId, (db) => query(db, claims, hashKey(key)));
  };
  const isValid = async (key: string) => (await find(key)) !== undefined;
  const changeKey = ({ id }: { id: string }, changes: string) =>
    app.owner.query(`UPDATE ${table} SET ${changes} WHERE id = $1`, [id]);
  const changeCompany = (changes: string) =>
    app.owner.query(`UPDATE company SET ${changes} WHERE id = $1`, [company.company.id]);

  it('is found by the key, also beside others of the company', async () => {
    const [one, other] = [await make(), await make()];
    const { id: companyId, passKey } = company.company;
    const common = { companyId, passKey, sessionId: null, accountId: null, employeeId: null };
    const seen = (made: { id: string; name: string }) =>
      table === 'camera'
        ? { role: Role.CAMERA, cameraId: made.id, lacksSecondFactor: false, validUntil: null }
        : {
            role: Role.API_KEY,
            apiKeyId: made.id,
            email: `API key ${made.name}`,
            scopes: expect.arrayContaining(['case:read']),
          };
    for (const made of [one, other])
      expect(await find(made.key)).toMatchObject({ ...common, ...seen(made) });
  });

  it('is not found by a key that was replaced or invented, or that belongs to another row or company', async () => {
    const [made, neighbour] = [await make(), await make()];
    const { companyId, id } = format.read(made.key)!;
    const other = await makeCompany(app);
    expect(await isValid(format.make({ companyId, id }))).toBe(false);
    expect(await isValid(format.make({ companyId, id: randomUUID() }))).toBe(false);
    expect(await find(made.key, { id: neighbour.id })).toBeUndefined();
    expect(await find(made.key, { companyId: other.company.id })).toBeUndefined();
  });

  it.each(
    table === 'camera'
      ? ['deleted_at = now()']
      : ['revoked_at = now()', `expires_at = ${past}`, `expires_at = now() - interval '1 day'`],
  )('is not found once the key has %s, while others still are', async (changes) => {
    const [made, other] = [await make(), await make()];
    await changeKey(made, changes);
    expect([await isValid(made.key), await isValid(other.key)]).toEqual([false, true]);
  });

  it.each([`status = 'InActive'`, `status = 'Pending'`, `deletion_at = ${past}`])(
    'is not found once the company has %s',
    async (changes) => {
      const made = await make();
      await changeCompany(changes);
      expect(await isValid(made.key)).toBe(false);
    },
  );

  it('is valid until the company is deleted, and no longer than the key', async () => {
    const made = await make();
    const hoursLeft = async () => {
      const { validUntil } = (await find(made.key))!;
      return validUntil && Math.round((validUntil.getTime() - Date.now()) / 3_600_000);
    };
    await changeCompany(`deletion_at = now() + interval '10 hours'`);
    expect(await hoursLeft()).toBe(10);
    if (table === 'camera') return;
    await changeCompany(`deletion_at = now() + interval '90 hours'`);
    expect(await hoursLeft()).toBe(24);
  });
});

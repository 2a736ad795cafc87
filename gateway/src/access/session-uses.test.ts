import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../database/tenant.js';
import { makeApiKey } from '../../test/api-keys.js';
import { useTestApp } from '../../test/hooks.js';
import { type MadeCompany, makeCompany, makeEmployee, makeMember } from '../../test/factories.js';
import { apiKeyFormat, hashKey } from './key-format.js';
import { Role } from './role.js';
import { SessionUses } from './session-uses.js';
import { readToken } from './tokens.js';
import { findApiKeyViewer, findViewer, type Viewer } from './viewer.queries.js';

const app = useTestApp();

let company: MadeCompany;
let uses: SessionUses;
let warnings: string[];
beforeEach(async () => {
  company = await makeCompany(app);
  warnings = [];
  uses = new SessionUses(
    app.dataSource,
    pino({ level: 'warn' }, { write: (line) => warnings.push(line) }),
  );
});

const inCompany: <Result>(work: Parameters<typeof inTenant<Result>>[2]) => Promise<Result> = (
  work,
) => inTenant(app.dataSource, company.company.id, work);
const findSession = async (token: string): Promise<Viewer> => {
  const claims = readToken(app.tokenSecret, token)!;
  return (await inCompany((db) => findViewer(db, claims)))!;
};
const findKey = async (key: string): Promise<Viewer> =>
  (await inCompany((db) => findApiKeyViewer(db, apiKeyFormat.read(key)!, hashKey(key))))!;
/** Sets when all sessions or keys of the company were last used. */
const setUsed = (table: 'session' | 'api_key', secondsAgo: number) =>
  inCompany((db) =>
    db.unnamed(
      `UPDATE ${table} SET last_used_at = now() - make_interval(secs => $1) WHERE ${table === 'session' ? 'account_id IS NOT NULL' : 'true'}`,
      [secondsAgo],
    ),
  );
/** Returns the minutes since the last use. It waits for a use that is being stored, because there is one connection only. */
const readMinutes = async (table: 'session' | 'api_key', id: string | null | undefined) => {
  const [row] = await inCompany((db) =>
    db.unnamed<{ minutes: number | null }>(
      `SELECT round(extract(epoch FROM now() - last_used_at) / 60)::int AS minutes FROM ${table} WHERE id = $1`,
      [id],
    ),
  );
  return row?.minutes;
};

describe('the last use of a session', () => {
  it('is stored, and not for the other sessions of the company', async () => {
    const other = await makeMember(app, company, Role.VIEWER);
    await setUsed('session', 6 * 60);
    const viewer = await findSession(company.token);
    uses.add(viewer);
    expect(await readMinutes('session', viewer.sessionId)).toBe(0);
    expect(await readMinutes('session', (await findSession(other.token)).sessionId)).toBe(6);
  });

  it('is stored once by requests that have read the session before', async () => {
    await setUsed('session', 6 * 60);
    const viewer = await findSession(company.token);
    uses.add(viewer);
    expect(await readMinutes('session', viewer.sessionId)).toBe(0);
    await setUsed('session', 7 * 60);
    uses.add(viewer);
    expect(await readMinutes('session', viewer.sessionId)).toBe(7);
  });

  it('is not stored within 5 minutes of the one before', async () => {
    await setUsed('session', 4 * 60);
    const viewer = await findSession(company.token);
    uses.add(viewer);
    expect(await readMinutes('session', viewer.sessionId)).toBe(4);
  });

  it('is not stored for the phone of an employee', async () => {
    const { token } = await makeEmployee(app, company);
    const viewer = await findSession(token);
    uses.add(viewer);
    expect(await readMinutes('session', viewer.sessionId)).toBeNull();
    expect(warnings).toEqual([]);
  });
});

describe('the last use of an API key', () => {
  it('is stored, and not for the other keys of the company', async () => {
    const [used, other] = [await makeApiKey(app, company), await makeApiKey(app, company)];
    uses.add(await findKey(used.key));
    expect(await readMinutes('api_key', used.id)).toBe(0);
    expect(await readMinutes('api_key', other.id)).toBeNull();
    await setUsed('api_key', 120);
    uses.add(await findKey(other.key));
    expect([await readMinutes('api_key', used.id), await readMinutes('api_key', other.id)]).toEqual(
      [2, 0],
    );
  });

  it('is not stored again after another process has just stored it', async () => {
    const { id, key } = await makeApiKey(app, company);
    const viewer = await findKey(key);
    await setUsed('api_key', 50);
    const read = () =>
      inCompany((db) => db.unnamed('SELECT last_used_at FROM api_key WHERE id = $1', [id]));
    const before = await read();
    uses.add(viewer);
    expect(await read()).toEqual(before);
  });
});

it('a use that cannot be stored is logged, and fails no request', async () => {
  const viewer = await findSession(company.token);
  uses.add({ ...viewer, lastUsedAt: new Date(0), companyId: 'no company' });
  await expect.poll(() => warnings.join()).toContain('last use could not be stored');
});

import { describe, expect, it } from 'vitest';
import { inTenant } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import { useTestApp } from '../../test/hooks.js';
import { makeAdministrator, makeCompany, makeEmployee, makeMember } from '../../test/factories.js';
import { startOwnFileSession } from '../../test/own-file.js';
import { Role } from './role.js';
import { ConfirmedBy, SessionKind } from './session.entity.js';
import { endSessions, storeConfirmation } from './sessions.js';
import { readToken } from './tokens.js';

const app = useTestApp();

const readSession = async (token: string) => {
  const { rows } = await app.owner.query<Record<'expires' | 'proved' | 'revoked', Date | null>>(
    'SELECT expires_at AS expires, proved_at AS proved, revoked_at AS revoked FROM session WHERE id = $1',
    [readToken(app.tokenSecret, token)!.sessionId],
  );
  return rows[0]!;
};

describe('storeSession', () => {
  it('starts sessions that last 7 days for members, 90 for phones, 12 hours for administrators and 30 minutes for own files', async () => {
    const company = await makeCompany(app);
    const phone = await makeEmployee(app, company);
    const administrator = await makeAdministrator(app);
    for (const [token, lifetimeMs] of [
      [company.token, 7 * DAY],
      [phone.token, 90 * DAY],
      [administrator.token, 12 * HOUR],
      [await startOwnFileSession(app, phone), 30 * MINUTE],
    ] as const) {
      const { expires } = await readSession(token);
      const lasts = expires!.getTime() - Date.now();
      expect(lasts).toBeLessThanOrEqual(lifetimeMs);
      expect(lasts).toBeGreaterThan(lifetimeMs - MINUTE);
    }
  });
});

describe('endSessions', () => {
  it('ends all sessions of a company, and none of others', async () => {
    const [company, other] = [await makeCompany(app), await makeCompany(app)];
    const { id } = company.company;
    const viewer = await makeMember(app, company, Role.VIEWER);
    const phone = await makeEmployee(app, company);
    expect(await inTenant(app.dataSource, id, (db) => endSessions(db, id, 'all'))).toBe(3);
    for (const { token } of [company, viewer, phone])
      expect((await readSession(token)).revoked).not.toBeNull();
    expect((await readSession(other.token)).revoked).toBeNull();
    expect(await inTenant(app.dataSource, id, (db) => endSessions(db, id, 'all'))).toBe(0);
  });
});

describe('storeConfirmation', () => {
  it('confirms the identity for one session, and for no other of the company', async () => {
    const company = await makeCompany(app);
    const other = await makeMember(app, company, Role.OWNER);
    await app.owner.query('UPDATE session SET proved_at = $1 WHERE kind = $2', [
      new Date(0),
      SessionKind.MEMBER,
    ]);
    const { companyId, sessionId: id } = readToken(app.tokenSecret, company.token)!;
    const confirmedAt = await inTenant(app.dataSource, companyId, (db) =>
      storeConfirmation(db, { companyId, id }, ConfirmedBy.ACCOUNT),
    );
    expect((await readSession(company.token)).proved).toEqual(confirmedAt);
    expect((await readSession(other.token)).proved).toEqual(new Date(0));
  });
});

import { v7 as uuidv7 } from 'uuid';
import { type DataSource, IsNull } from 'typeorm';
import { inTenant, type Rows, type TenantTransaction } from '../database/tenant.js';
import { Role, Session } from './session.entity.js';
import { signToken } from './tokens.js';

/** Channel of companies whose sessions may have ended. */
export const sessionsChannel = 'sessions';
const day = 24 * 60 * 60 * 1000;
/** How long a sign-in lasts, in milliseconds. A camera has a key instead. */
const lifetime: Record<Exclude<Role, Role.CAMERA>, number> = {
  [Role.COMPANY_ADMIN]: 7 * day,
  [Role.EMPLOYEE]: 90 * day,
  [Role.PROVIDER_ADMIN]: day / 2,
};

type Who =
  | { role: Role.EMPLOYEE; employeeId: string }
  | { role: Role.COMPANY_ADMIN | Role.PROVIDER_ADMIN; accountId: string };

/** Starts a session in the company and returns its token. */
export async function startSession(
  app: { dataSource: DataSource; tokenSecret: string },
  companyId: string,
  who: Who,
): Promise<string> {
  const expiresAt = new Date(Date.now() + lifetime[who.role]);
  const id = uuidv7();
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    await manager.insert(Session, { companyId, id, expiresAt, ...who });
  });
  return signToken(app.tokenSecret, { sessionId: id, companyId }, expiresAt);
}

/**
 * Ends the matching sessions of a company, or all of them, at once and on every process.
 * @returns how many sessions this call has ended.
 */
export async function endSessions(
  db: TenantTransaction,
  companyId: string,
  which: { id: string } | { employeeId: string } | { role: Role } | 'all',
): Promise<number> {
  const manager = await db.manager();
  const those = which === 'all' ? {} : which;
  const { affected } = await manager.update(
    Session,
    { companyId, ...those, revokedAt: IsNull() },
    { revokedAt: new Date() },
  );
  await publishSessionsChanged(db, companyId);
  return affected ?? 0;
}

/**
 * Makes every process look up the company's sessions after the commit, and close the websockets of invalid ones. Call it after ending
 * sessions, or the access of their viewers.
 */
export async function publishSessionsChanged(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'publish-sessions-changed', text: `SELECT pg_notify('${sessionsChannel}', $1)` },
    [companyId],
  );
}

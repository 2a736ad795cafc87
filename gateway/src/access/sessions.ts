import { v7 as uuidv7 } from 'uuid';
import { type DataSource, IsNull } from 'typeorm';
import { inTenant, type TenantTransaction } from '../database/tenant.js';
import { Role, Session } from './session.entity.js';
import { signToken } from './tokens.js';

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

/** Starts a session in the company and answers its token. */
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

/** Ends the sessions of a company that match, or all of them, from this moment and on every process. */
export async function endSessions(
  db: TenantTransaction,
  companyId: string,
  which: { id: string } | { employeeId: string } | { role: Role } | 'all',
): Promise<void> {
  const manager = await db.manager();
  const those = which === 'all' ? {} : which;
  await manager.update(
    Session,
    { companyId, ...those, revokedAt: IsNull() },
    { revokedAt: new Date() },
  );
}

import { v7 as uuidv7 } from 'uuid';
import { type DataSource, type FindOperator, IsNull } from 'typeorm';
import { inTenant, type Rows, type TenantTransaction } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import { describeDevice } from './device.js';
import { getNetwork } from './network.js';
import { type ConfirmedBy, Session, SessionKind } from './session.entity.js';
import { signToken } from './tokens.js';

/** Channel of companies whose sessions may have ended. */
export const sessionsChannel = 'sessions';
/** How long a sign-in lasts. A camera has a key instead. */
const lifetimeMs: Record<SessionKind, number> = {
  [SessionKind.MEMBER]: 7 * DAY,
  [SessionKind.EMPLOYEE]: 90 * DAY,
  [SessionKind.OWN_FILE]: 30 * MINUTE,
  [SessionKind.PROVIDER_ADMIN]: 12 * HOUR,
};

type SessionOwner =
  | { kind: SessionKind.EMPLOYEE; employeeId: string }
  | { kind: SessionKind.OWN_FILE; employeeId: string; emailHash: Buffer }
  | ({
      kind: SessionKind.MEMBER | SessionKind.PROVIDER_ADMIN;
      accountId: string;
    } & Partial<SignInPlace> & {
        confirmedBy: ConfirmedBy;
        confirmedAt?: Date | null;
        providerAskedFactor?: boolean;
      });

/** Device and network of a sign-in. */
export type SignInPlace = Pick<Session, 'device' | 'network'>;

/** Describes the device and the network of a caller. */
export function findSignInPlace(caller: { address: string; userAgent: string }): {
  device: string;
  network: string;
} {
  return { device: describeDevice(caller.userAgent), network: getNetwork(caller.address) };
}

/** Starts a session in the company and returns its token. */
export async function startSession(
  app: { dataSource: DataSource; tokenSecret: string },
  companyId: string,
  owner: SessionOwner,
): Promise<string> {
  const { token } = await inTenant(app.dataSource, companyId, (db) =>
    storeSession(db, app.tokenSecret, companyId, owner),
  );
  return token;
}

/** Starts a session in a transaction of the company. The token works once it has committed. */
export async function storeSession(
  db: TenantTransaction,
  tokenSecret: string,
  companyId: string,
  owner: SessionOwner,
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + lifetimeMs[owner.kind]);
  const id = uuidv7();
  const manager = await db.manager();
  const lastUsedAt = 'accountId' in owner ? new Date() : null;
  const confirmedAt = owner.kind === SessionKind.MEMBER ? new Date() : null;
  await manager.insert(Session, { companyId, id, expiresAt, lastUsedAt, confirmedAt, ...owner });
  return { token: signToken(tokenSecret, { sessionId: id, companyId }, expiresAt), expiresAt };
}

/**
 * Ends the matching sessions of a company, or all of them, at once and on every process.
 * @returns the number of ended sessions.
 */
export async function endSessions(
  db: TenantTransaction,
  companyId: string,
  which:
    | { id: string }
    | { accountId: string; id?: string | FindOperator<string> }
    | { employeeId: string }
    | { kind: SessionKind }
    | 'all',
): Promise<number> {
  const manager = await db.manager();
  const { affected } = await manager.update(
    Session,
    { companyId, ...(which === 'all' ? {} : which), revokedAt: IsNull() },
    { revokedAt: new Date() },
  );
  await publishSessionsChanged(db, companyId);
  return affected ?? 0;
}

/**
 * Makes every process look up the company's sessions after the commit, and close the websockets of invalid ones. Call it after changing
 * sessions or the roles of their viewers.
 */
export async function publishSessionsChanged(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    { name: 'publish-sessions-changed', text: `SELECT pg_notify('${sessionsChannel}', $1)` },
    [companyId],
  );
}

/** Stores that the member of a session has just confirmed their identity, by the account's own means or its mailbox. */
export async function storeConfirmation(
  db: Rows,
  { companyId, id }: { companyId: string; id: string },
  confirmedBy: ConfirmedBy.ACCOUNT | ConfirmedBy.MAILBOX,
): Promise<Date> {
  const confirmedAt = new Date();
  await db.rows(
    {
      name: 'store-confirmation',
      text: 'UPDATE session SET proved_at = $3, proved_by = $4 WHERE company_id = $1 AND id = $2',
    },
    [companyId, id, confirmedAt, confirmedBy],
  );
  return confirmedAt;
}

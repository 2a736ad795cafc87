import type { Rows, Statement } from '../database/tenant.js';
import type { KeyClaims } from './key-format.js';
import type { Role } from './role.js';
import type { ConfirmedBy, SessionKind } from './session.entity.js';
import type { Claims } from './tokens.js';

/** The viewer of a session or key, as stored now. */
export interface Viewer {
  /** Null for a camera and an API key. */
  sessionId: string | null;
  role: Role;
  /** The provider's tenant for its administrators. */
  companyId: string;
  accountId: string | null;
  employeeId: string | null;
  cameraId: string | null;
  /** Address of the account or employee; for an API key the name that logs show. */
  email: string | null;
  passKey: string | null;
  timeZone: string | null;
  /** When the session expires or the company is deleted, whichever comes first; null for a camera of a company that is not being deleted. */
  validUntil: Date | null;
  /** Last use of an account's session, exact to some minutes, or of an API key, exact to a minute. */
  lastUsedAt: Date | null;
  /** When a member last confirmed their identity; null for viewers who are never asked to. */
  confirmedAt: Date | null;
  /** Of a member's session; null if it is unknown. */
  confirmedBy?: ConfirmedBy | null;
  /** Of an API key. */
  apiKeyId?: string | null;
  /** Scopes of an API key. */
  scopes?: readonly string[] | null;
  /** The company requires a second factor and the member has none: the session may only set one up. */
  lacksSecondFactor?: boolean;
}

/** SQL: the company is active and not deleted. */
export const isCompanyOpen = `company.status = 'Active' AND (deletion_at IS NULL OR deletion_at > now())`;

/** SQL: an account's session was used within a day, or an hour of the provider's administrator. Others may be idle. */
export const isInUse = `(last_used_at IS NULL OR last_used_at > now()
      - CASE session.kind WHEN 'PROVIDER_ADMIN' THEN interval '1 hour' ELSE interval '1 day' END)`;

/**
 * SQL: the session is not ended, expired or idle, its company is open, and its member or employee is still there. The session of an own
 * file also ends when the employee's address changes.
 */
const isValid = `revoked_at IS NULL AND expires_at > now() AND ${isInUse}
      AND (session.kind = 'PROVIDER_ADMIN' OR ${isCompanyOpen})
      AND (session.kind <> 'MEMBER' OR member.role IS NOT NULL)
      AND (session.employee_id IS NULL OR employee.deleted_at IS NULL)
      AND (email_hash IS NULL OR email_hash = sha256(convert_to(employee.email, 'UTF8')))`;

const selectSessionViewers = `
    SELECT session.id AS "sessionId", coalesce(member.role, session.kind) AS role, session.company_id AS "companyId", session.account_id AS "accountId",
      employee_id AS "employeeId", NULL::uuid AS "cameraId", coalesce(account.email, employee.email) AS email, unique_id AS "passKey", time_zone AS "timeZone",
      least(expires_at, deletion_at) AS "validUntil", last_used_at AS "lastUsedAt", proved_at AS "confirmedAt", proved_by AS "confirmedBy",
      (session.kind = 'MEMBER' AND session.created_at >= second_factor_required_at AND NOT provider_asked_factor AND NOT EXISTS (SELECT FROM authenticator
        WHERE authenticator.account_id = session.account_id AND confirmed_at IS NOT NULL) AND NOT EXISTS (SELECT FROM passkey
        WHERE passkey.account_id = session.account_id)) IS TRUE AS "lacksSecondFactor"
    FROM session
    LEFT JOIN company ON company.id = session.company_id
    LEFT JOIN account ON account.id = session.account_id
    LEFT JOIN member ON member.company_id = session.company_id AND member.account_id = session.account_id
    LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
    WHERE session.company_id = $1 AND ${isValid}`;

const viewerOfSession: Statement = {
  name: 'viewer-of-session',
  text: `${selectSessionViewers} AND session.id = $2`,
};

/** Finds the viewer of a valid session. */
export function findViewer(db: Rows, claims: Claims): Promise<Viewer | undefined> {
  return db.row(viewerOfSession, [claims.companyId, claims.sessionId]);
}

/** Finds the viewers of many sessions of one company, by session id. */
export async function findViewers(
  db: Rows,
  companyId: string,
  sessionIds: readonly string[],
): Promise<Map<string, Viewer>> {
  const viewers = await db.rows<Viewer & { sessionId: string }>(
    {
      name: 'viewers-of-sessions',
      text: `${selectSessionViewers} AND session.id = ANY ($2::uuid[])`,
    },
    [companyId, sessionIds],
  );
  return new Map(viewers.map((viewer) => [viewer.sessionId, viewer]));
}

const sessionOfInactiveCompany: Statement = {
  name: 'session-of-inactive-company',
  text: `
    SELECT session.kind, unique_id AS "passKey"
    FROM session
    JOIN company ON company.id = session.company_id
    LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
    WHERE session.company_id = $1 AND session.id = $2 AND expires_at > now()
      AND company.status = 'InActive' AND (deletion_at IS NULL OR deletion_at > now())
      AND (session.kind = 'MEMBER' AND EXISTS (SELECT FROM member
          WHERE member.company_id = session.company_id AND member.account_id = session.account_id)
        OR session.kind = 'EMPLOYEE' AND revoked_at IS NULL AND employee.deleted_at IS NULL)`,
};

/**
 * Finds an unexpired session of an inactive company: a phone's, which continues once the company is active again, or a member's, which
 * has ended.
 */
export function findSessionOfInactiveCompany(
  db: Rows,
  claims: Claims,
): Promise<{ kind: SessionKind; passKey: string } | undefined> {
  return db.row(sessionOfInactiveCompany, [claims.companyId, claims.sessionId]);
}

const viewerOfCameraKey: Statement = {
  name: 'viewer-of-camera-key',
  text: `
    SELECT NULL::uuid AS "sessionId", 'CAMERA' AS role, company_id AS "companyId", NULL::uuid AS "accountId",
      NULL::uuid AS "employeeId", camera.id AS "cameraId", NULL AS email, unique_id AS "passKey", time_zone AS "timeZone",
      deletion_at AS "validUntil", NULL::timestamptz AS "lastUsedAt",
      NULL::timestamptz AS "confirmedAt", false AS "lacksSecondFactor"
    FROM camera JOIN company ON company.id = company_id
    WHERE company_id = $1 AND camera.id = $2 AND key_hash = $3 AND deleted_at IS NULL AND ${isCompanyOpen}`,
};

/** Finds the camera of a valid key: the key was not replaced, and camera and company are not deleted or inactive. */
export function findCameraViewer(
  db: Rows,
  { companyId, id }: KeyClaims,
  hash: Buffer,
): Promise<Viewer | undefined> {
  return db.row(viewerOfCameraKey, [companyId, id, hash]);
}

const viewerOfApiKey: Statement = {
  name: 'viewer-of-api-key',
  text: `
    SELECT NULL::uuid AS "sessionId", 'API_KEY' AS role, company_id AS "companyId", NULL::uuid AS "accountId",
      NULL::uuid AS "employeeId", NULL::uuid AS "cameraId", 'API key ' || api_key.name AS email, unique_id AS "passKey", time_zone AS "timeZone",
      least(expires_at, deletion_at) AS "validUntil", last_used_at AS "lastUsedAt",
      NULL::timestamptz AS "confirmedAt", api_key.id AS "apiKeyId", scopes
    FROM api_key JOIN company ON company.id = company_id
    WHERE company_id = $1 AND api_key.id = $2 AND key_hash = $3 AND revoked_at IS NULL AND expires_at > now() AND ${isCompanyOpen}`,
};

/** Finds the viewer of a valid API key: not revoked or expired, of a company that is not deleted or inactive. */
export function findApiKeyViewer(
  db: Rows,
  { companyId, id }: KeyClaims,
  hash: Buffer,
): Promise<Viewer | undefined> {
  return db.row(viewerOfApiKey, [companyId, id, hash]);
}

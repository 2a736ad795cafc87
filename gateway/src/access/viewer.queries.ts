import type { Rows, Statement } from '../database/tenant.js';
import type { CameraKeyClaims } from './camera-key.js';
import type { Role } from './session.entity.js';
import type { Claims } from './tokens.js';

/** The viewer of a session or key, as stored now. */
export interface Viewer {
  /** Null for a camera. */
  sessionId: string | null;
  role: Role;
  /** The provider's tenant for its administrators. */
  companyId: string;
  accountId: string | null;
  employeeId: string | null;
  cameraId: string | null;
  email: string | null;
  passKey: string | null;
  timeZone: string | null;
  /** When the session expires or the company is deleted, whichever is first; null: a camera of a company that is not being deleted. */
  goodUntil: Date | null;
}

/** SQL: the company is active and not deleted. */
export const isCompanyGood = `company.status = 'Active' AND (deletion_at IS NULL OR deletion_at > now())`;

/** Not ended or expired, company active and not deleted, employee not deleted. */
const isGood = `revoked_at IS NULL AND expires_at > now()
      AND (session.role = 'PROVIDER_ADMIN' OR ${isCompanyGood})
      AND (session.role <> 'EMPLOYEE' OR employee.deleted_at IS NULL)`;

const viewersOfSessions = `
    SELECT session.id AS "sessionId", session.role, session.company_id AS "companyId", account_id AS "accountId",
      employee_id AS "employeeId", NULL::uuid AS "cameraId", coalesce(account.email, employee.email) AS email, unique_id AS "passKey", time_zone AS "timeZone",
      least(expires_at, deletion_at) AS "goodUntil"
    FROM session
    LEFT JOIN company ON company.id = session.company_id
    LEFT JOIN account ON account.id = session.account_id
    LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
    WHERE session.company_id = $1 AND ${isGood}`;

const viewerOfSession: Statement = {
  name: 'viewer-of-session',
  text: `${viewersOfSessions} AND session.id = $2`,
};

/** Finds the viewer of a valid session. */
export async function findViewer(db: Rows, claims: Claims): Promise<Viewer | undefined> {
  const [viewer] = await db.rows<Viewer>(viewerOfSession, [claims.companyId, claims.sessionId]);
  return viewer;
}

/** Finds the viewers of many sessions of one company, by session id. */
export async function findViewers(
  db: Rows,
  companyId: string,
  sessionIds: readonly string[],
): Promise<Map<string, Viewer>> {
  const viewers = await db.rows<Viewer & { sessionId: string }>(
    { name: 'viewers-of-sessions', text: `${viewersOfSessions} AND session.id = ANY ($2::uuid[])` },
    [companyId, sessionIds],
  );
  return new Map(viewers.map((viewer) => [viewer.sessionId, viewer]));
}

const sessionOfInactiveCompany: Statement = {
  name: 'session-of-inactive-company',
  text: `
    SELECT session.role, unique_id AS "passKey"
    FROM session
    JOIN company ON company.id = session.company_id
    LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
    WHERE session.company_id = $1 AND session.id = $2 AND expires_at > now()
      AND company.status = 'InActive' AND (deletion_at IS NULL OR deletion_at > now())
      AND (session.role = 'COMPANY_ADMIN' OR revoked_at IS NULL AND employee.deleted_at IS NULL)`,
};

/**
 * Finds an unexpired session of an inactive company: a phone's, which continues once the company is active again, or an admin's, which
 * has ended.
 */
export async function findSessionOfInactiveCompany(
  db: Rows,
  claims: Claims,
): Promise<{ role: Role; passKey: string } | undefined> {
  const [session] = await db.rows<{ role: Role; passKey: string }>(sessionOfInactiveCompany, [
    claims.companyId,
    claims.sessionId,
  ]);
  return session;
}

const viewerOfCameraKey: Statement = {
  name: 'viewer-of-camera-key',
  text: `
    SELECT NULL::uuid AS "sessionId", 'CAMERA' AS role, company_id AS "companyId", NULL::uuid AS "accountId",
      NULL::uuid AS "employeeId", camera.id AS "cameraId", NULL AS email, unique_id AS "passKey", time_zone AS "timeZone",
      deletion_at AS "goodUntil"
    FROM camera JOIN company ON company.id = company_id
    WHERE company_id = $1 AND camera.id = $2 AND key_hash = $3 AND deleted_at IS NULL AND ${isCompanyGood}`,
};

/** Finds the camera of a valid key: the key was not replaced, and camera and company are not deleted or inactive. */
export async function findCameraViewer(
  db: Rows,
  { companyId, cameraId }: CameraKeyClaims,
  hash: Buffer,
): Promise<Viewer | undefined> {
  const [viewer] = await db.rows<Viewer>(viewerOfCameraKey, [companyId, cameraId, hash]);
  return viewer;
}

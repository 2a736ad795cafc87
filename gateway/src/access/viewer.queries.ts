import type { Rows, Statement } from '../database/tenant.js';
import type { Role } from './session.entity.js';
import type { Claims } from './tokens.js';

/** Who is signed in, as the database has it now. */
export interface Viewer {
  sessionId: string;
  role: Role;
  /** The provider's tenant for its administrators. */
  companyId: string;
  accountId: string | null;
  employeeId: string | null;
  email: string | null;
  uniqueId: string | null;
  timeZone: string | null;
}

const viewerOfSession: Statement = {
  name: 'viewer-of-session',
  text: `
    SELECT session.id AS "sessionId", session.role, session.company_id AS "companyId", account_id AS "accountId",
      employee_id AS "employeeId", coalesce(account.email, employee.email) AS email, unique_id AS "uniqueId", time_zone AS "timeZone"
    FROM session
    LEFT JOIN company ON company.id = session.company_id
    LEFT JOIN account ON account.id = session.account_id
    LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
    WHERE session.company_id = $1 AND session.id = $2 AND revoked_at IS NULL AND expires_at > now()
      AND (session.role = 'PROVIDER_ADMIN' OR company.status = 'Active' AND (deletion_at IS NULL OR deletion_at > now()))
      AND (session.role <> 'EMPLOYEE' OR employee.deleted_at IS NULL)`,
};

/** Whose session is it, if it is still good: not ended or expired, company active and not deleted, employee not deleted. */
export async function findViewer(db: Rows, claims: Claims): Promise<Viewer | undefined> {
  const [viewer] = await db.rows<Viewer>(viewerOfSession, [claims.companyId, claims.sessionId]);
  return viewer;
}

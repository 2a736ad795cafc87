import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { CallClaim } from './call-claim.entity.js';

const columns = `company_id AS "companyId", employee_id AS "employeeId", claimed_by AS by, expires_at AS "expiresAt"`;

/**
 * Claims the call to a person for five minutes unless somebody else has claimed it, and deletes the expired claims of the company.
 * @returns the claim that holds now; undefined if the person is not followed up.
 */
export function storeClaim(
  db: Rows,
  companyId: string,
  employeeId: string,
  by: string,
): Promise<CallClaim | undefined> {
  return db.row(
    {
      name: 'claim-call',
      text: `WITH expired AS (
          DELETE FROM call_claim WHERE company_id = $1 AND employee_id <> $2 AND expires_at <= statement_timestamp()
        ), claimed AS (
          INSERT INTO call_claim AS claim (company_id, employee_id, claimed_by, expires_at)
          SELECT $1, id, $3, statement_timestamp() + interval '5 minutes' FROM ${followedPeople} AS employee
          WHERE company_id = $1 AND id = $2
            AND EXISTS (SELECT FROM follow_up WHERE follow_up.company_id = $1 AND follow_up.employee_id = $2)
          ON CONFLICT (company_id, employee_id) DO UPDATE
            SET claimed_by = CASE WHEN claim.expires_at <= statement_timestamp() THEN excluded.claimed_by ELSE claim.claimed_by END,
              expires_at = CASE WHEN claim.expires_at <= statement_timestamp() OR claim.claimed_by = excluded.claimed_by
                THEN excluded.expires_at ELSE claim.expires_at END
          RETURNING *
        )
        SELECT ${columns} FROM claimed`,
    },
    [companyId, employeeId, by],
  );
}

/** Ends the claim of a caller to a person. @returns whether there was one. */
export async function deleteClaim(
  db: Rows,
  companyId: string,
  employeeId: string,
  by: string,
): Promise<boolean> {
  const deleted = await db.rows(
    {
      name: 'release-call',
      text: `DELETE FROM call_claim WHERE company_id = $1 AND employee_id = $2 AND claimed_by = $3 RETURNING 1`,
    },
    [companyId, employeeId, by],
  );
  return deleted.length > 0;
}

/** Lists the claims to people that have not expired. */
export function listClaims(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<CallClaim[]> {
  return db.rows(
    {
      name: 'call-claims',
      text: `SELECT ${columns} FROM call_claim
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND expires_at > statement_timestamp()
        ORDER BY employee_id`,
    },
    [companyId, employeeIds],
  );
}

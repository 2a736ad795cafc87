import type { Rows } from '../../database/tenant.js';

/** Ends the invitations that people still have. */
export async function endInvitations(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'end-app-invitations',
      text: `UPDATE app_invitation SET used_at = statement_timestamp()
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND used_at IS NULL`,
    },
    [companyId, employeeIds],
  );
}

import { isInUse } from '../../access/viewer.queries.js';
import type { Rows } from '../../database/tenant.js';
import type { InactivationPreview } from './inactivation-preview.types.js';

/** Counts a company's employees, and its phones and dashboards that are signed in. */
export async function countAffectedByInactivation(
  db: Rows,
  companyId: string,
): Promise<InactivationPreview> {
  const counted = await db.row<InactivationPreview>(
    {
      name: 'count-affected-by-inactivation',
      text: `
        SELECT
          (SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL) AS people,
          count(DISTINCT session.employee_id) FILTER (WHERE session.kind = 'EMPLOYEE' AND employee.deleted_at IS NULL) AS phones,
          count(*) FILTER (WHERE session.kind = 'MEMBER') AS dashboards
        FROM session
        LEFT JOIN employee ON employee.company_id = session.company_id AND employee.id = session.employee_id
        WHERE session.company_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ${isInUse}`,
    },
    [companyId],
  );
  return counted!;
}

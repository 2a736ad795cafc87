import type { Rows } from '../../database/tenant.js';
import type { StatusChange } from './status-change.entity.js';

/** Maximum entries per person. */
const maxEntries = 100;

/** Lists the latest 100 statuses of each person, newest first, with one index lookup per person. */
export function listStatusHistories(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<StatusChange[]> {
  return db.rows(
    {
      name: 'status-histories',
      text: `SELECT company_id AS "companyId", change.id, employee_id AS "employeeId", is_positive AS "isPositive",
          positive_date AS "positiveDate", changed_at AS "changedAt", changed_by AS "changedBy", change_id AS "changeId"
        FROM unnest($2::uuid[]) AS person (id)
        CROSS JOIN LATERAL (
          SELECT * FROM status_change WHERE company_id = $1 AND employee_id = person.id
          ORDER BY changed_at DESC, id DESC LIMIT ${maxEntries}
        ) AS change`,
    },
    [companyId, employeeIds],
  );
}

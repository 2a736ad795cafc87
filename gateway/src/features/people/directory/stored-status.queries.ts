import type { Rows } from '../../../database/tenant.js';
import type { StatusChange } from './status-change.entity.js';

/** The COVID-19 status of a person, with its version; 0 for people who were never positive. */
export interface CurrentStatus {
  isPositive: boolean;
  positiveDate: string | null;
  statusVersion: number;
}

/** Joins the status of `employee` as `status`; a person who was never positive has none. */
export const statusJoin = `LEFT JOIN LATERAL (
    SELECT is_positive, positive_date, version FROM employee_status
    WHERE employee_status.company_id = employee.company_id AND employee_status.employee_id = employee.id
  ) AS status ON true`;

/** Columns of a `CurrentStatus`, for `statusJoin`. */
export const statusColumns = `status.is_positive IS TRUE AS "isPositive", status.positive_date AS "positiveDate",
  coalesce(status.version, 0) AS "statusVersion"`;

/** SQL condition on `employee`: the person is positive. `$1` is the company. */
export const isPositiveCondition = `EXISTS (SELECT FROM employee_status AS status
    WHERE status.company_id = $1 AND status.employee_id = employee.id AND status.is_positive)`;

/** Finds the status of a person of the directory. */
export async function findStatus(db: Rows, companyId: string, id: string): Promise<CurrentStatus> {
  const found = await db.row<CurrentStatus>(
    {
      name: 'status-of-person',
      text: `SELECT ${statusColumns} FROM employee ${statusJoin} WHERE employee.company_id = $1 AND employee.id = $2`,
    },
    [companyId, id],
  );
  return found!;
}

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

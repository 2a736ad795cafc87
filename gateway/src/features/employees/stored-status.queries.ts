import type { Rows } from '../../database/tenant.js';

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

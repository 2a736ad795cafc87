import { v7 as uuidv7 } from 'uuid';
import type { Rows } from '../../database/tenant.js';
import type { StatusChange } from './status-change.entity.js';

/** The new status of an employee. */
export interface NewStatus {
  employeeId: string;
  isPositive: boolean;
  positiveDate: string | null;
}

/** Appends to the status histories of employees, with the current time. */
export async function insertStatusChanges(
  db: Rows,
  companyId: string,
  statuses: readonly NewStatus[],
  { changedBy, changeId }: { changedBy: string | null; changeId: string | null },
): Promise<void> {
  if (statuses.length === 0) return;
  await db.rows(
    {
      name: 'insert-status-changes',
      text: `INSERT INTO status_change (company_id, id, employee_id, is_positive, positive_date, changed_at, changed_by, change_id)
        SELECT $1, id, employee_id, is_positive, positive_date, clock_timestamp(), $6, $7
        FROM unnest($2::uuid[], $3::uuid[], $4::boolean[], $5::date[]) AS status (id, employee_id, is_positive, positive_date)
        RETURNING 1`,
    },
    [
      companyId,
      statuses.map(() => uuidv7()),
      statuses.map(({ employeeId }) => employeeId),
      statuses.map(({ isPositive }) => isPositive),
      statuses.map(({ positiveDate }) => positiveDate),
      changedBy,
      changeId,
    ],
  );
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
        FROM unnest($2::uuid[]) AS asked (id)
        CROSS JOIN LATERAL (
          SELECT * FROM status_change WHERE company_id = $1 AND employee_id = asked.id
          ORDER BY changed_at DESC, id DESC LIMIT ${maxEntries}
        ) AS change`,
    },
    [companyId, employeeIds],
  );
}

import type { Rows } from '../../../database/tenant.js';
import type { PhoneHealth } from './phone-health.types.js';

/** A health report of an employee's phone. */
export type HealthOfEmployee = PhoneHealth & { employeeId: string };

const columns = `bluetooth_status AS "bluetoothStatus", location_status AS "locationStatus",
  location_permission AS "locationPermission", os_version AS "osVersion", device_type AS "deviceType",
  make_model AS "makeModel", app_version AS "appVersion", created_at AS "reportedAt"`;

/** Joins the latest report of each `employee`'s phone as `health`; its columns are null if the phone never reported. */
export const latestHealthJoin = `LEFT JOIN LATERAL (
    SELECT ${columns} FROM health_record WHERE company_id = $1 AND employee_id = employee.id
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) AS health ON true`;

/** Finds the latest reports of these people's phones, newest first, with one index lookup per person. */
export function findLatestHealth(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  maxReports: number,
): Promise<HealthOfEmployee[]> {
  return db.rows(
    {
      name: 'latest-health-of-people',
      text: `SELECT person.id AS "employeeId", health.* FROM unnest($2::uuid[]) AS person (id)
        CROSS JOIN LATERAL (
          SELECT ${columns} FROM health_record WHERE company_id = $1 AND employee_id = person.id
          ORDER BY created_at DESC, id DESC LIMIT $3
        ) AS health`,
    },
    [companyId, employeeIds, maxReports],
  );
}

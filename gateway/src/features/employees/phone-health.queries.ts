import type { Rows } from '../../database/tenant.js';
import type { PhoneHealth } from './phone-health.entity.js';

/** What somebody's phone said. */
export type HealthOfEmployee = PhoneHealth & { employeeId: string };

const columns = `bluetooth_status AS "bluetoothStatus", location_status AS "locationStatus",
  location_permission AS "locationPermission", os_version AS "osVersion", device_type AS "deviceType",
  make_model AS "makeModel", app_version AS "appVersion", created_at AS "reportedAt"`;

/** `said`: what the phone of each `employee` said last, in the columns of PhoneHealth; all null where it never spoke. */
export const lastSaid = `LEFT JOIN LATERAL (
    SELECT ${columns} FROM health_record WHERE company_id = $1 AND employee_id = employee.id
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) AS said ON true`;

/** What did these people's phones say the last so many times, newest first? One look into the index a person. */
export function latestHealth(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
  times: number,
): Promise<HealthOfEmployee[]> {
  return db.rows(
    {
      name: 'latest-health-of-people',
      text: `SELECT asked.id AS "employeeId", said.* FROM unnest($2::uuid[]) AS asked (id)
        CROSS JOIN LATERAL (
          SELECT ${columns} FROM health_record WHERE company_id = $1 AND employee_id = asked.id
          ORDER BY created_at DESC, id DESC LIMIT $3
        ) AS said`,
    },
    [companyId, employeeIds, times],
  );
}

import type { Rows, Statement, TenantTransaction } from '../../../database/tenant.js';
import type { HealthRecord } from './health-record.entity.js';

const columns = `health_record.company_id AS "companyId", health_record.id, employee_id AS "employeeId", bluetooth_status AS "bluetoothStatus",
  location_status AS "locationStatus", location_permission AS "locationPermission", os_version AS "osVersion",
  device_type AS "deviceType", make_model AS "makeModel", app_version AS "appVersion", health_record.created_at AS "createdAt"`;

/** Lists the health records of a phone, newest first. */
export function listHealthRecords(
  db: Rows,
  companyId: string,
  employeeId: string,
  limit: number,
): Promise<HealthRecord[]> {
  return db.rows(
    {
      name: 'health-of-phone',
      text: `SELECT ${columns} FROM health_record WHERE company_id = $1 AND employee_id = $2
        ORDER BY created_at DESC, id DESC LIMIT $3`,
    },
    [companyId, employeeId, limit],
  );
}

const newestHealthRecords: Statement = {
  name: 'newest-health',
  text: `SELECT newest.* FROM employee
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM health_record
      WHERE health_record.company_id = $1 AND employee_id = employee.id
      ORDER BY health_record.created_at DESC, health_record.id DESC LIMIT 1
    ) AS newest
    WHERE company_id = $1 AND deleted_at IS NULL
    ORDER BY newest."createdAt" DESC, newest.id`,
};

/** Lists the last health record of each phone, newest first. */
export function listNewestHealthRecords(db: Rows, companyId: string): Promise<HealthRecord[]> {
  return db.rows(newestHealthRecords, [companyId]);
}

/** Reads the last health record of each phone in batches, newest first. */
export function streamNewestHealthRecords(
  db: TenantTransaction,
  companyId: string,
): AsyncGenerator<HealthRecord[]> {
  return db.batches(newestHealthRecords, [companyId]);
}

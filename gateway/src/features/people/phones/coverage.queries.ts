import type { Rows } from '../../../database/tenant.js';
import type { Coverage, PhoneTrouble, TroubledPhone } from './coverage.types.js';

/** The app version as an array of numbers, which compares part by part; null for other formats. */
const version = `CASE WHEN app_version ~ '^v?\\d{1,6}(\\.\\d{1,6}){0,3}$'
  THEN string_to_array(ltrim(app_version, 'v'), '.')::int[] END`;

/** `phone`: each phone that has ever signed in, with its last report and its troubles. */
const phone = `
  reported AS (
    SELECT employee.id AS employee_id, last_active_at, newest.*, ${version} AS version
    FROM employee LEFT JOIN LATERAL (
      SELECT bluetooth_status, location_status, location_permission, app_version, os_version, device_type, make_model
      FROM health_record
      WHERE health_record.company_id = $1 AND health_record.employee_id = employee.id
      ORDER BY created_at DESC, health_record.id DESC LIMIT 1
    ) AS newest ON true
    WHERE company_id = $1 AND deleted_at IS NULL AND first_sign_in_at IS NOT NULL
  ), phone AS (
    SELECT reported.*,
      last_active_at IS NULL OR last_active_at <= now() - interval '24 hours' AS is_silent,
      bluetooth_status IS FALSE AS is_bluetooth_off,
      location_status IS FALSE OR location_permission ~* '^(no|off|none|never|denied|restricted|false|0)' AS is_permission_lacking,
      coalesce(version < (SELECT max(version) FROM reported), false) AS is_old_app
    FROM reported
  )`;

/** Exact counts, before any are withheld. */
export type CountedCoverage = {
  [Name in Exclude<keyof Coverage, 'isWithheld' | 'newestApp'>]: number;
} & Pick<Coverage, 'newestApp'>;

/** Counts the phones and cameras that could report, those that did, and the phones with troubles. */
export async function countCoverage(db: Rows, companyId: string): Promise<CountedCoverage> {
  const counted = await db.row<CountedCoverage>(
    {
      name: 'count-coverage',
      text: `WITH ${phone}
        SELECT (SELECT count(*)::int FROM employee WHERE company_id = $1 AND deleted_at IS NULL) AS people,
          (SELECT count(*)::int FROM employee WHERE company_id = $1 AND deleted_at IS NULL AND first_sign_in_at IS NULL) AS "neverSignedIn",
          count(*)::int AS phones,
          (count(*) FILTER (WHERE NOT is_silent))::int AS reported,
          (count(*) FILTER (WHERE is_silent))::int AS silent,
          (count(*) FILTER (WHERE is_bluetooth_off))::int AS "bluetoothOff",
          (count(*) FILTER (WHERE is_permission_lacking))::int AS "permissionLacking",
          (count(*) FILTER (WHERE is_old_app))::int AS "oldApp",
          array_to_string(max(version), '.') AS "newestApp",
          (SELECT count(*)::int FROM camera WHERE company_id = $1 AND deleted_at IS NULL) AS cameras,
          (SELECT count(*)::int FROM camera WHERE company_id = $1 AND deleted_at IS NULL
            AND last_reported_at > now() - interval '24 hours') AS "camerasReported"
        FROM phone`,
    },
    [companyId],
  );
  return counted!;
}

const troubled = `
  (is_silent OR is_bluetooth_off OR is_permission_lacking OR is_old_app)
  AND CASE $2 WHEN 'SILENT' THEN is_silent WHEN 'BLUETOOTH_OFF' THEN is_bluetooth_off
    WHEN 'PERMISSION_LACKING' THEN is_permission_lacking WHEN 'OLD_APP' THEN is_old_app ELSE true END`;

/** Lists phones with troubles, those silent longest first. */
export function listTroubledPhones(
  db: Rows,
  companyId: string,
  trouble: PhoneTrouble | null,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<TroubledPhone[]> {
  return db.rows(
    {
      name: 'troubled-phones',
      text: `WITH ${phone}
        SELECT employee_id AS "employeeId", last_active_at AS "lastActiveAt", app_version AS "appVersion",
          os_version AS "osVersion", device_type AS "deviceType", make_model AS "makeModel",
          array_remove(ARRAY[
            CASE WHEN is_silent THEN 'SILENT' END, CASE WHEN is_bluetooth_off THEN 'BLUETOOTH_OFF' END,
            CASE WHEN is_permission_lacking THEN 'PERMISSION_LACKING' END, CASE WHEN is_old_app THEN 'OLD_APP' END
          ], NULL) AS troubles
        FROM phone WHERE ${troubled}
        ORDER BY last_active_at NULLS FIRST, employee_id LIMIT $3 OFFSET $4`,
    },
    [companyId, trouble, pageSize, (page - 1) * pageSize],
  );
}

/** Counts phones with troubles. */
export async function countTroubledPhones(
  db: Rows,
  companyId: string,
  trouble: PhoneTrouble | null,
): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'count-troubled-phones',
      text: `WITH ${phone} SELECT count(*)::int AS count FROM phone WHERE ${troubled}`,
    },
    [companyId, trouble],
  );
  return counted!.count;
}

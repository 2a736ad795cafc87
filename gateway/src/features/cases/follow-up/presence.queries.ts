import type { Rows } from '../../../database/tenant.js';
import type { Presence } from './presence.types.js';

/** SQL condition on `employee`: the phone has signed in before and has reported nothing for 24 hours, as `Coverage.silent` counts it. */
export const isPhoneSilent = `first_sign_in_at IS NOT NULL
  AND coalesce(last_active_at <= now() - interval '24 hours', true)`;

/** Selects the records of the last 24 hours in which a camera named a person. */
const selectRecords = (column: string) => `SELECT end_at, camera_id FROM contact
  WHERE company_id = $1 AND ${column} = employee.id AND source = 'camera' AND start_at > now() - interval '24 hours'`;

/** Lists when phones and cameras last reported people. Reads no records for a company without a camera. */
export function listPresence(
  db: Rows,
  companyId: string,
  people: readonly string[],
): Promise<(Presence & { employeeId: string })[]> {
  return db.rows(
    {
      name: 'presence-of-people',
      text: `SELECT employee.id AS "employeeId", first_sign_in_at IS NOT NULL AS "hasApp",
          last_active_at AS "phoneReportedAt", ${isPhoneSilent} AS "isPhoneSilent",
          CASE WHEN seen.end_at > now() THEN now() ELSE seen.end_at END AS "cameraSeenAt", room_name AS "cameraRoom"
        FROM employee
        LEFT JOIN LATERAL (
          SELECT end_at, camera_id FROM (${selectRecords('employee_id')} UNION ALL ${selectRecords('cross_employee_id')}) AS named
          WHERE EXISTS (SELECT FROM camera WHERE company_id = $1)
          ORDER BY end_at DESC LIMIT 1
        ) AS seen ON true
        LEFT JOIN camera ON camera.company_id = $1 AND camera.id = seen.camera_id
        WHERE employee.company_id = $1 AND employee.id = ANY ($2::uuid[])`,
    },
    [companyId, people],
  );
}

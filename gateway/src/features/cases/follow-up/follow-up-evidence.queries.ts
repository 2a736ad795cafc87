import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import { formatTimestamp } from '../../contacts/tracing/record-times.js';

/** An exposure behind a follow-up: who was exposed by which case. */
export interface ExposedBy {
  followUpId: string;
  personId: string;
  caseId: string;
  level: number;
}

/** Lists the exposures of follow-ups by cases that count. */
export function listExposedBy(
  db: Rows,
  companyId: string,
  followUpIds: readonly string[],
): Promise<ExposedBy[]> {
  return db.rows(
    {
      name: 'exposed-by',
      text: `SELECT follow_up.id AS "followUpId", follow_up.employee_id AS "personId", exposure.case_id AS "caseId", level
        FROM follow_up
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = follow_up.employee_id
        JOIN case_exposure AS exposure ON exposure.company_id = $1 AND exposure.employee_id = follow_up.employee_id
        JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id
          AND disease_case.disease = follow_up.disease AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
        JOIN company ON company.id = $1 AND level <= follow_up_levels
        WHERE follow_up.company_id = $1 AND follow_up.id = ANY ($2::uuid[])`,
    },
    [companyId, followUpIds],
  );
}

/** Finds the rooms of the cameras that sent records, by the id of the record. */
export async function findRoomsOfRecords(
  db: Rows,
  companyId: string,
  records: readonly { id: string; start: number }[],
): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const found = await db.rows<{ id: string; room: string }>(
    {
      name: 'rooms-of-records',
      text: `SELECT contact.id, room_name AS room
        FROM unnest($2::uuid[], $3::timestamptz[]) AS record (id, start_at)
        JOIN contact ON contact.company_id = $1 AND contact.start_at = record.start_at AND contact.id = record.id
        JOIN camera ON camera.company_id = $1 AND camera.id = contact.camera_id`,
    },
    [companyId, records.map(({ id }) => id), records.map(({ start }) => formatTimestamp(start))],
  );
  return new Map(found.map(({ id, room }) => [id, room]));
}

import { followedPeople } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { FollowUpState } from './follow-up-facts.js';
import type { ExposureFollowUp } from './follow-up.types.js';

/** An exposure of a trace. */
export interface TracedExposure {
  personId: string;
  disease: string;
  exposedAt: Date;
}

/** Lists the follow-ups of exposures; `place` is the index of the exposure. */
export function listFollowUpsOfExposures(
  db: Rows,
  companyId: string,
  exposures: readonly TracedExposure[],
): Promise<(ExposureFollowUp & { place: number })[]> {
  return db.rows(
    {
      name: 'follow-ups-of-exposures',
      text: `SELECT exposed.place, follow_up.state,
          CASE WHEN follow_up.state <> 'TO_INFORM' AND informed_at >= exposed.at THEN informed_at END AS "informedAt",
          tested.day AS "testedOn", tested.result AS "testResult",
          CASE WHEN follow_up.state IN ('IN_QUARANTINE', 'TEST_DUE') THEN follow_up.quarantine_until END AS "homeUntil"
        FROM unnest($2::integer[], $3::uuid[], $4::text[], $5::timestamptz[]) AS exposed (place, person_id, disease, at)
        JOIN company ON company.id = $1
        JOIN ${followedPeople} AS employee ON employee.company_id = $1 AND employee.id = exposed.person_id
        JOIN follow_up ON follow_up.company_id = $1 AND follow_up.employee_id = exposed.person_id
          AND follow_up.disease = exposed.disease
        LEFT JOIN LATERAL (
          SELECT day, result FROM follow_up_act AS act
          WHERE act.company_id = $1 AND act.employee_id = exposed.person_id AND act.disease = exposed.disease
            AND kind = 'TESTED' AND undone_at IS NULL AND day >= (exposed.at AT TIME ZONE company.time_zone)::date
          ORDER BY day DESC, done_at DESC, act.id DESC
          LIMIT 1
        ) AS tested ON true`,
    },
    [
      companyId,
      exposures.map((_, place) => place),
      exposures.map(({ personId }) => personId),
      exposures.map(({ disease }) => disease),
      exposures.map(({ exposedAt }) => exposedAt),
    ],
  );
}

/** Lists the most serious open state of each person's follow-ups; nobody without an open one. */
export function listOpenStates(
  db: Rows,
  companyId: string,
  employeeIds: readonly string[],
): Promise<{ employeeId: string; state: FollowUpState }[]> {
  return db.rows(
    {
      name: 'open-states-of-people',
      text: `SELECT DISTINCT ON (employee_id) employee_id AS "employeeId", state FROM follow_up
        WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])
          AND state IN ('TO_INFORM', 'TEST_DUE', 'IN_QUARANTINE', 'INFORMED')
        ORDER BY employee_id, array_position(ARRAY['IN_QUARANTINE', 'TEST_DUE', 'TO_INFORM', 'INFORMED'], state)`,
    },
    [companyId, employeeIds],
  );
}

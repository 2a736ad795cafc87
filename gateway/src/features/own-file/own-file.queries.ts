import type { Rows } from '../../database/tenant.js';
import type { OwnCase, OwnFollowUp } from './own-instructions.js';

/**
 * Builds an SQL condition: a notice with this last day at home hid the day of the exposure. The last day must then be hidden as well,
 * because the length of a quarantine is public. $1 is the company, $2 the person.
 * @param row table with the disease.
 * @param until its column with the last day at home.
 */
export function hidesLastDay(row: string, until: string): string {
  return `EXISTS (SELECT FROM notice WHERE notice.company_id = $1 AND notice.employee_id = $2 AND notice.disease = ${row}.disease
    AND notice.told_until = ${row}.${until} AND notice.detail NOT IN ('DAY_PART', 'DAY'))`;
}

/** Lists a person's follow-ups, by disease. */
export function listOwnFollowUps(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<OwnFollowUp[]> {
  return db.rows(
    {
      name: 'own-follow-ups',
      text: `SELECT disease, state, quarantine_until AS "quarantineUntil", release_test_day AS "releaseTestDay",
          informed_at AS "informedAt", told_until AS "toldUntil",
          ${hidesLastDay('follow_up', 'told_until')} AS "isLastDayHidden"
        FROM follow_up WHERE company_id = $1 AND employee_id = $2 ORDER BY disease`,
    },
    [companyId, personId],
  );
}

/** Lists a person's open cases, the latest first. */
export function listOwnOpenCases(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<OwnCase[]> {
  return db.rows(
    {
      name: 'own-open-cases',
      text: `SELECT disease, classification, onset_day AS "onsetDay", specimen_day AS "specimenDay",
          reported_day AS "reportedDay"
        FROM disease_case WHERE company_id = $1 AND employee_id = $2 AND closed_at IS NULL ORDER BY number DESC`,
    },
    [companyId, personId],
  );
}

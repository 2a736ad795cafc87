import type { Rows } from '../../database/tenant.js';
import type { OwnCase, OwnFollowUp } from './own-instructions.js';
import { isCaseUnconfirmed } from '../case-status/case.queries.js';

/** Lists a person's follow-ups, by disease. */
export function listOwnFollowUps(
  db: Rows,
  companyId: string,
  personId: string,
): Promise<OwnFollowUp[]> {
  return db.rows(
    {
      name: 'own-follow-ups',
      text: `SELECT disease, state, informed_at AS "informedAt", told_until AS "toldUntil", told_from AS "toldFrom",
          told_test_day AS "toldTestDay", told_ended_on AS "toldEndedOn"
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
          reported_day AS "reportedDay", ${isCaseUnconfirmed} AS "isUnconfirmed"
        FROM disease_case WHERE company_id = $1 AND employee_id = $2 AND closed_at IS NULL ORDER BY number DESC`,
    },
    [companyId, personId],
  );
}

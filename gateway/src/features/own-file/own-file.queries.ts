import type { Rows, TenantTransaction } from '../../database/tenant.js';
import type { OwnCase, OwnFollowUp } from './own-instructions.js';
import { isCaseUnconfirmed } from '../cases/register/case.queries.js';
import type { PersonalTable } from './personal-table.js';

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
          reported_day AS "reportedDay", symptoms_ended_at AS "symptomsEndedAt", fever_ended_at AS "feverEndedAt",
          treatment_started_at AS "treatmentStartedAt", cleared_at AS "clearedAt", ${isCaseUnconfirmed} AS "isUnconfirmed"
        FROM disease_case WHERE company_id = $1 AND employee_id = $2 AND closed_at IS NULL ORDER BY number DESC`,
    },
    [companyId, personId],
  );
}

/** Streams a person's rows of a table for the download; nothing for a table whose rows cannot be shown. */
export async function* streamPersonalRows(
  db: TenantTransaction,
  companyId: string,
  personId: string,
  { key, rows, order, columns }: PersonalTable,
): AsyncGenerator<Record<string, unknown>[]> {
  if (rows === null) return;
  const selected = Object.entries(columns).flatMap(([column, { as, sql }]) =>
    as === null ? [] : `${sql ?? column} AS "${as}"`,
  );
  const text = `SELECT ${selected.join(', ')} ${rows} ORDER BY ${order}`;
  yield* db.batches({ name: `own-${key}`, text }, [companyId, personId]);
}

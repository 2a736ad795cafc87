import type { Rows } from '../database/tenant.js';
import { publishOnCommit } from '../live/live.js';
import { LiveTopic } from '../live/live-topic.js';

/**
 * Returns a part of a statement that marks the cases with a carrier in new records, in the transaction that stores them. $1 is the
 * company.
 *
 * The person of a case that waits for its recount, or is being recounted, may not be stored as a carrier yet. Until the recount commits,
 * the statement still sees the marks that it deletes.
 * @param stored name of a relation with `employee_id`, `cross_employee_id`, `start_at` and `end_at`.
 */
export function markCasesOfRecords(stored: string): string {
  return `
    INSERT INTO case_mark (company_id, id, case_id)
    SELECT $1::uuid, gen_random_uuid(), touched.case_id
    FROM (
      SELECT carrier.case_id
      FROM ${stored} AS record
      CROSS JOIN LATERAL (VALUES (record.employee_id), (record.cross_employee_id)) AS met (employee_id)
      JOIN case_carrier AS carrier ON carrier.company_id = $1 AND carrier.employee_id = met.employee_id
        AND record.start_at < carrier.until_at AND record.end_at > carrier.from_at
      UNION
      SELECT waiting.id
      FROM case_mark AS mark
      JOIN disease_case AS waiting ON waiting.company_id = $1 AND waiting.id = mark.case_id
      JOIN ${stored} AS record ON waiting.employee_id IN (record.employee_id, record.cross_employee_id)
      WHERE mark.company_id = $1 AND mark.marked_at <= statement_timestamp()
    ) AS touched RETURNING 1`;
}

/**
 * Marks cases for a recount, which starts after the commit.
 * @param topics topics to publish to subscribers, including CASES.
 */
export async function markCases(
  db: Rows,
  companyId: string,
  caseIds: readonly string[],
  topics: readonly LiveTopic[],
): Promise<void> {
  await db.rows(
    {
      name: 'mark-cases',
      text: `INSERT INTO case_mark (company_id, id, case_id)
        SELECT $1, gen_random_uuid(), case_id FROM unnest($2::uuid[]) AS written (case_id) RETURNING 1`,
    },
    [companyId, [...new Set(caseIds)]],
  );
  await wakeRecount(db, companyId, topics);
}

/**
 * Marks every case of a company that is open or has exposed somebody, after a change of the rules for exposures.
 * @param disease disease of the cases; null: all.
 */
export async function markAllCases(
  db: Rows,
  companyId: string,
  disease: string | null = null,
): Promise<void> {
  await db.rows(
    {
      name: 'mark-all-cases',
      text: `INSERT INTO case_mark (company_id, id, case_id)
        SELECT $1, gen_random_uuid(), id FROM disease_case
        WHERE company_id = $1 AND ($2::text IS NULL OR disease = $2) AND (closed_at IS NULL OR EXISTS (
          SELECT FROM case_exposure AS exposure WHERE exposure.company_id = $1 AND exposure.case_id = disease_case.id))
        RETURNING 1`,
    },
    [companyId, disease],
  );
  await wakeRecount(db, companyId);
}

/**
 * Marks the cases of a disease that have exposed people, after a change of what is known about them. A case that is being recounted may
 * not have stored its exposures yet; until the recount commits, the statement still sees the marks that it deletes.
 */
export async function markCasesOfExposed(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'mark-cases-of-exposed',
      text: `INSERT INTO case_mark (company_id, id, case_id)
        SELECT $1, gen_random_uuid(), case_id FROM (
          SELECT case_id FROM case_exposure AS exposure
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = exposure.case_id AND disease = $2
          WHERE exposure.company_id = $1 AND exposure.employee_id = ANY ($3::uuid[])
          UNION
          SELECT case_id FROM case_mark AS mark
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = mark.case_id AND disease = $2
          WHERE mark.company_id = $1 AND mark.marked_at <= statement_timestamp()
        ) AS exposing RETURNING 1`,
    },
    [companyId, disease, people],
  );
  await wakeRecount(db, companyId);
}

/** Wakes the recount of cases in every process after the commit. */
export async function wakeRecount(
  db: Rows,
  companyId: string,
  topics: readonly LiveTopic[] = [LiveTopic.CASES],
): Promise<void> {
  await publishOnCommit(db, companyId, topics);
}

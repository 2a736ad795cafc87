import type { Rows } from '../../../database/tenant.js';

/** Counts by employee the rows that a statement returning `employee_id` has changed. */
function countByEmployee(statement: string): string {
  return `WITH gone AS (${statement} RETURNING employee_id)
    SELECT employee_id AS id, count(*)::int AS rows FROM gone GROUP BY employee_id`;
}

function deleteFrom(table: string): string {
  return countByEmployee(
    `DELETE FROM ${table} WHERE company_id = $1 AND employee_id = ANY ($2::uuid[])`,
  );
}

/** Empties the mails of the links in `gone`. */
const emptiedMails = `mails AS (
      UPDATE mail SET recipient = '', content = '{"subject": "", "lines": []}', last_error = NULL,
        status = CASE WHEN status = 'QUEUED' THEN 'FAILED' ELSE status END
      WHERE company_id = $1 AND id IN (SELECT mail_id FROM gone)
    )`;

/** Statements that erase personal data, by table and in the order in which they run. */
type ErasureStatements = Readonly<Record<string, string>>;

/**
 * Erase what the directory, the app and the own file hold, as soon as a deletion can no longer be undone. The employee row was already
 * wiped on deletion. Mails are emptied, since the gateway may not delete them. A pending import file that names the person is deleted
 * as a whole, since other lines may name the person too.
 */
export const directoryErasure: ErasureStatements = {
  directory_import_lines: `
    WITH pending AS (
      SELECT DISTINCT import.id, employee_id FROM directory_import_row AS row
      JOIN directory_import AS import ON import.company_id = row.company_id AND import.id = row.import_id
      WHERE row.company_id = $1 AND employee_id = ANY ($2::uuid[]) AND state IN ('MAPPING', 'COMPARING', 'READY')
    ), failed AS (
      UPDATE directory_import SET state = 'FAILED',
        problem = 'Somebody in this file has been deleted meanwhile, please upload it again'
      WHERE company_id = $1 AND id IN (SELECT id FROM pending)
    ), files AS (
      DELETE FROM directory_import_file WHERE company_id = $1 AND import_id IN (SELECT id FROM pending)
    ), lines AS (
      DELETE FROM directory_import_lines WHERE company_id = $1 AND import_id IN (SELECT id FROM pending)
      RETURNING import_id
    )
    SELECT employee_id AS id, count(*)::int AS rows FROM pending JOIN lines ON import_id = pending.id GROUP BY employee_id`,
  directory_import_row: deleteFrom('directory_import_row'),
  directory_change_person: countByEmployee(`UPDATE directory_change_person SET before = NULL
    WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND before IS NOT NULL`),
  app_code_person: deleteFrom('app_code_person'),
  app_invitation: `
    WITH gone AS (
      DELETE FROM app_invitation WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) RETURNING employee_id, mail_id
    ), ${emptiedMails}
    SELECT employee_id AS id, count(*)::int AS rows FROM gone GROUP BY employee_id`,
  access_change: `
    WITH deleted AS (
      DELETE FROM access_change WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) RETURNING employee_id, mail_ids
    ), gone AS (SELECT unnest(mail_ids) AS mail_id FROM deleted), ${emptiedMails}
    SELECT employee_id AS id, count(*)::int AS rows FROM deleted GROUP BY employee_id`,
  // The gateway may not delete links and sessions; a cleanup deletes them soon.
  mailed_link: `
    WITH gone AS (
      UPDATE mailed_link SET email_hash = '', used_at = coalesce(used_at, now.at)
      FROM (SELECT statement_timestamp() AS at) AS now
      WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND email_hash <> '' RETURNING employee_id, mail_id
    ), ${emptiedMails}
    SELECT employee_id AS id, count(*)::int AS rows FROM gone GROUP BY employee_id`,
  session: countByEmployee(`UPDATE session SET email_hash = ''
    WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND email_hash <> ''`),
  // Password attempts and known networks.
  rate_limit: `
    WITH gone AS (
      DELETE FROM rate_limit
      WHERE split_part(key, ':', 2) = $1::text AND left(split_part(key, ':', 3), 36) = ANY ($2::text[])
      RETURNING left(split_part(key, ':', 3), 36) AS id
    )
    SELECT id, count(*)::int AS rows FROM gone GROUP BY id`,
  employee_photo: deleteFrom('employee_photo'),
  health_record: deleteFrom('health_record'),
  held_record: `
    WITH gone AS (
      DELETE FROM held_record WHERE company_id = $1 AND (employee_id = ANY ($2::uuid[]) OR cross_employee_id = ANY ($2::uuid[]))
      RETURNING employee_id, cross_employee_id
    )
    SELECT named.id, count(*)::int AS rows
    FROM gone CROSS JOIN LATERAL (VALUES (employee_id), (cross_employee_id)) AS named (id)
    WHERE named.id = ANY ($2::uuid[]) GROUP BY named.id`,
  exact_record_request: deleteFrom('exact_record_request'),
  // Other events have ids of objects that are erased with their person.
  company_event: `
    WITH gone AS (
      DELETE FROM company_event WHERE company_id = $1 AND kind = 'WRONG_NUMBER' AND subject_id = ANY ($2::uuid[])
      RETURNING subject_id AS id
    )
    SELECT id, count(*)::int AS rows FROM gone GROUP BY id`,
  status_change: deleteFrom('status_change'),
  employee_status: deleteFrom('employee_status'),
};

/** Erase what belongs to cases and follow-ups: of former employees some time after these have ended, of everybody else at once. */
export const caseErasure: ErasureStatements = {
  former_employee: deleteFrom('former_employee'),
  // The gateway may not delete accesses: this function does, of deleted people only.
  person_read: 'SELECT id, rows FROM erase_person_reads($1, $2::uuid[])',
  employee_report: deleteFrom('employee_report'),
  call_claim: deleteFrom('call_claim'),
  follow_up: deleteFrom('follow_up'),
  follow_up_act: deleteFrom('follow_up_act'),
  // The mail has no personal data: its recipient and text are looked up when it is sent.
  notice: `
    WITH gone AS (
      DELETE FROM notice WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) RETURNING employee_id, mail_id
    ), mails AS (
      UPDATE mail SET status = 'FAILED' WHERE company_id = $1 AND status = 'QUEUED' AND id IN (SELECT mail_id FROM gone)
    )
    SELECT employee_id AS id, count(*)::int AS rows FROM gone GROUP BY employee_id`,
  case_exposure: deleteFrom('case_exposure'),
  case_carrier: deleteFrom('case_carrier'),
  // In cases of other people the contact stays, as records do, but its texts may name the person.
  manual_contact: `
    WITH gone AS (
      DELETE FROM manual_contact USING disease_case
      WHERE manual_contact.company_id = $1 AND disease_case.company_id = $1 AND disease_case.id = case_id
        AND disease_case.employee_id = ANY ($2::uuid[])
      RETURNING disease_case.employee_id
    ), emptied AS (
      UPDATE manual_contact SET note = '', informant_name = ''
      WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND (note <> '' OR informant_name <> '')
        AND case_id NOT IN (SELECT id FROM disease_case WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]))
      RETURNING employee_id
    ), erased AS (SELECT employee_id FROM gone UNION ALL SELECT employee_id FROM emptied)
    SELECT employee_id AS id, count(*)::int AS rows FROM erased GROUP BY employee_id`,
  contest_request: deleteFrom('contest_request'),
  immunity_evidence: deleteFrom('immunity_evidence'),
  // The contest stays: without it the contested records would count again, also for the other person.
  contest: `
    WITH emptied AS (
      UPDATE contest SET note = '' WHERE company_id = $1 AND note <> '' AND (person_id = ANY ($2::uuid[]) OR other_id = ANY ($2::uuid[]))
      RETURNING person_id, other_id
    )
    SELECT employee_id AS id, count(*)::int AS rows
    FROM emptied CROSS JOIN LATERAL (VALUES (person_id), (other_id)) AS named (employee_id)
    WHERE employee_id = ANY ($2::uuid[]) GROUP BY employee_id`,
  // A case that exposed others stays, but without its values and those of its log: deleting it would call for corrections of their
  // notices. It is closed, so that the retention job deletes it later. Other cases are deleted together with their logs.
  disease_case: `
    WITH emptied AS (
      UPDATE disease_case SET onset_day = NULL, onset_at = NULL, specimen_day = NULL, isolated_at = NULL,
        symptoms_ended_at = NULL, fever_ended_at = NULL, treatment_started_at = NULL, cleared_at = NULL, notes = '',
        reported_day = (opened_at AT TIME ZONE 'UTC')::date, closed_at = coalesce(closed_at, now.at),
        outcome = coalesce(outcome, 'RECOVERED')
      FROM (SELECT statement_timestamp() AS at) AS now
      WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND coalesce(outcome, 'RECOVERED') = 'RECOVERED'
        AND id IN (SELECT case_id FROM case_exposure WHERE company_id = $1)
      RETURNING id, employee_id
    ), entries AS (
      UPDATE case_entry SET before = '{}', after = '{}', note = '' WHERE company_id = $1 AND case_id IN (SELECT id FROM emptied) RETURNING 1
    ), gone AS (
      DELETE FROM disease_case WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND NOT (
        coalesce(outcome, 'RECOVERED') = 'RECOVERED' AND id IN (SELECT case_id FROM case_exposure WHERE company_id = $1))
      RETURNING employee_id
    ), erased AS (SELECT employee_id FROM emptied UNION ALL SELECT employee_id FROM gone)
    SELECT employee_id AS id, count(*)::int AS rows FROM erased GROUP BY employee_id`,
};

/** Somebody whose data is to be erased. */
interface PersonToErase {
  id: string;
  /** Whether their cases and follow-ups have not ended. */
  isFollowed: boolean;
}

/** Finds and locks up to `max` people who were deleted by a change and are due for erasure from the directory. */
export function lockPeopleToErase(
  db: Rows,
  companyId: string,
  changeId: string,
  max: number,
): Promise<PersonToErase[]> {
  return db.rows(
    {
      name: 'people-to-erase',
      text: `SELECT employee_id AS id, EXISTS (SELECT FROM former_employee AS former
          WHERE former.company_id = $1 AND former.employee_id = erasure.employee_id) AS "isFollowed"
        FROM erasure
        WHERE company_id = $1 AND change_id = $2 AND erased_at IS NULL AND NOT erased ? 'rows' AND due_at <= clock_timestamp()
        ORDER BY employee_id LIMIT $3 FOR UPDATE`,
    },
    [companyId, changeId, max],
  );
}

/** Erases data of these people. Returns the number of rows by employee and table. */
export async function eraseRows(
  db: Rows,
  companyId: string,
  ids: readonly string[],
  statements: ErasureStatements,
): Promise<Map<string, Record<string, number>>> {
  const erased = new Map(ids.map((id): [string, Record<string, number>] => [id, {}]));
  for (const [table, statement] of Object.entries(statements)) {
    // The order matters, and a connection runs one statement at a time anyway.
    // oxlint-disable-next-line no-await-in-loop
    const counts = await db.rows<{ id: string; rows: number }>(
      {
        name: `erase-${table}`,
        text: statement,
      },
      [companyId, ids],
    );
    for (const { id, rows } of counts) erased.get(id)![table] = rows;
  }
  return erased;
}

/**
 * Adds to the proofs how many rows of which table were erased.
 * @param isWhole whether nothing of these people is left to erase.
 */
export async function storeErasureProof(
  db: Rows,
  companyId: string,
  erased: ReadonlyMap<string, Record<string, number>>,
  isWhole: boolean,
): Promise<void> {
  await db.rows(
    {
      name: 'store-erasure-proof',
      text: `UPDATE erasure SET erased_at = CASE WHEN $4 THEN statement_timestamp() END,
          erased = erasure.erased || jsonb_build_object('rows', coalesce(erasure.erased -> 'rows', '{}') || proof.rows::jsonb)
        FROM unnest($2::uuid[], $3::text[]) AS proof (id, rows)
        WHERE company_id = $1 AND employee_id = proof.id`,
    },
    [
      companyId,
      [...erased.keys()],
      [...erased.values()].map((rows) => JSON.stringify(rows)),
      isWhole,
    ],
  );
}

import { isFollowedPerson } from '../../people/changes/former-employee.queries.js';
import type { Rows } from '../../../database/tenant.js';
import type { FollowUpRow, FollowUpStep, OwnCase, RecordedAct } from './follow-up-facts.js';
import { may } from '../../../access/permissions.js';
import { MemberRole } from '../../../access/role.js';

/** SQL of a moment in epoch milliseconds, as a number. */
export const epoch = (moment: string) => `(date_part('epoch', ${moment}) * 1000)::float8`;

/** Lists the acts on the rows of people for a disease, without those that were undone. */
export function listActsOfPeople(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<(RecordedAct & { personId: string })[]> {
  return db.rows(
    {
      name: 'acts-of-people',
      text: `SELECT employee_id AS "personId", id, kind, ${epoch('done_at')} AS at, day, test, result, ${epoch('happened_at')} AS "happenedAt", step,
          prophylaxis, case_id AS "caseId",
          quarantine_until AS "quarantineUntil", corroborated_until AS "corroboratedUntil", assignee, false AS "isUndone",
          CASE WHEN counted_from IS NOT NULL THEN jsonb_build_object('until', announced_until, 'testDay', announced_test_day,
            'countedFrom', counted_from) END AS announced
        FROM follow_up_act
        WHERE company_id = $1 AND employee_id = ANY ($3::uuid[]) AND disease = $2 AND undone_at IS NULL`,
    },
    [companyId, disease, people],
  );
}

/** Lists the cases of a disease that people have or had. */
export function listOwnCases(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<(OwnCase & { personId: string })[]> {
  return db.rows(
    {
      name: 'own-cases-of-people',
      text: `SELECT employee_id AS "personId", id, number, ${epoch('closed_at')} AS "closedAt",
          coalesce(outcome, 'RECOVERED') <> 'RECOVERED' AS "isDismissed"
        FROM disease_case WHERE company_id = $1 AND employee_id = ANY ($3::uuid[]) AND disease = $2`,
    },
    [companyId, disease, people],
  );
}

/** A row that was inserted or changed. */
export interface ChangedRow {
  id: string;
  nextStep: FollowUpStep | null;
  /** Null for a new row, too. */
  stepBefore: FollowUpStep | null;
  stepStatus: FollowUpRow['stepStatus'];
  statusBefore: FollowUpRow['stepStatus'];
  corroboratedStep: FollowUpRow['corroboratedStep'];
  /** Whether somebody can open the row; false: its person was deleted. */
  isFollowed: boolean;
}

/**
 * Stores the rows of people for a disease. Rows that stay the same keep the time of their last change.
 * @param changedBy session whose act changes them; null: not an act.
 * @returns the rows that have changed, with the steps before and now.
 */
export async function storeRows(
  db: Rows,
  companyId: string,
  disease: string,
  rows: ReadonlyMap<string, FollowUpRow>,
  changedBy: string | null,
): Promise<ChangedRow[]> {
  const values = [...rows].map(([personId, row]) => ({ personId, ...row }));
  return db.rows<ChangedRow>(
    {
      name: 'store-follow-up',
      text: `WITH before AS MATERIALIZED (
          SELECT employee_id, next_step, step_status FROM follow_up WHERE company_id = $1 AND disease = $2
            AND employee_id = ANY ($5::uuid[])
        ), written AS (INSERT INTO follow_up AS stored (company_id, id, employee_id, disease, state, next_step, opens_at, due_at,
          step_status, steps, restriction, quarantine_until, release_test_day, reason, informed_at, told_until, told_from,
          told_test_day, told_ended_on, owes_correction, assignee, corroborated_step, corroborated_until, is_own_phone_only,
          immunity, immunity_evidence_id, changed_at, changed_by)
        SELECT $1, gen_random_uuid(), "personId", $2, state, "nextStep", to_timestamp("opensAt" / 1000.0),
          to_timestamp("dueAt" / 1000.0), "stepStatus", steps, restriction, "quarantineUntil",
          "releaseTestDay", reason, to_timestamp("informedAt" / 1000.0), "toldUntil", "toldFrom", "toldTestDay", "toldEndedOn",
          "owesCorrection", assignee, "corroboratedStep", "corroboratedUntil", "isOwnPhoneOnly", immunity, "immunityEvidenceId",
          clock_timestamp(), $4
        FROM jsonb_to_recordset($3::jsonb) AS computed ("personId" uuid, state text, "nextStep" text, "opensAt" float8,
          "dueAt" float8, "stepStatus" text, steps jsonb, restriction jsonb,
          "quarantineUntil" date, "releaseTestDay" date, reason text, "informedAt" float8, "toldUntil" date,
          "toldFrom" text, "toldTestDay" date, "toldEndedOn" date, "owesCorrection" boolean, assignee text,
          "corroboratedStep" text, "corroboratedUntil" date, "isOwnPhoneOnly" boolean, immunity text, "immunityEvidenceId" uuid)
        JOIN employee ON employee.company_id = $1 AND employee.id = "personId"
        ON CONFLICT (company_id, employee_id, disease) DO UPDATE SET state = excluded.state, next_step = excluded.next_step,
          opens_at = excluded.opens_at, due_at = excluded.due_at, step_status = excluded.step_status, steps = excluded.steps,
          restriction = excluded.restriction, quarantine_until = excluded.quarantine_until,
          release_test_day = excluded.release_test_day, reason = excluded.reason, informed_at = excluded.informed_at,
          told_until = excluded.told_until, told_from = excluded.told_from, told_test_day = excluded.told_test_day,
          told_ended_on = excluded.told_ended_on, owes_correction = excluded.owes_correction, assignee = excluded.assignee,
          corroborated_step = excluded.corroborated_step, corroborated_until = excluded.corroborated_until,
          is_own_phone_only = excluded.is_own_phone_only, immunity = excluded.immunity,
          immunity_evidence_id = excluded.immunity_evidence_id,
          until_moves = CASE WHEN stored.quarantine_until IS DISTINCT FROM excluded.quarantine_until
            THEN stored.until_moves || jsonb_build_object(
              'at', excluded.changed_at, 'by', excluded.changed_by, 'before', stored.quarantine_until)
            ELSE stored.until_moves END,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by
        WHERE (stored.state, stored.next_step, stored.opens_at, stored.due_at, stored.step_status, stored.steps, stored.restriction,
            stored.quarantine_until, stored.release_test_day,
            stored.reason, stored.informed_at, stored.told_until, stored.told_from, stored.told_test_day, stored.told_ended_on,
            stored.owes_correction, stored.assignee, stored.corroborated_step, stored.corroborated_until,
            stored.is_own_phone_only, stored.immunity, stored.immunity_evidence_id)
          IS DISTINCT FROM (excluded.state, excluded.next_step, excluded.opens_at, excluded.due_at, excluded.step_status,
            excluded.steps, excluded.restriction, excluded.quarantine_until,
            excluded.release_test_day, excluded.reason, excluded.informed_at, excluded.told_until, excluded.told_from,
            excluded.told_test_day, excluded.told_ended_on, excluded.owes_correction, excluded.assignee,
            excluded.corroborated_step, excluded.corroborated_until, excluded.is_own_phone_only, excluded.immunity,
            excluded.immunity_evidence_id)
        RETURNING id, employee_id, next_step, step_status, corroborated_step)
        SELECT written.id, written.next_step AS "nextStep", before.next_step AS "stepBefore",
          written.step_status AS "stepStatus", before.step_status AS "statusBefore",
          written.corroborated_step AS "corroboratedStep", ${isFollowedPerson('written.employee_id')} AS "isFollowed" FROM written
        LEFT JOIN before ON before.employee_id = written.employee_id`,
    },
    [companyId, disease, JSON.stringify(values), changedBy, [...rows.keys()]],
  );
}

/** Deletes the rows of people for a disease. */
export async function dropRows(
  db: Rows,
  companyId: string,
  disease: string,
  people: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'drop-follow-up',
      text: 'DELETE FROM follow_up WHERE company_id = $1 AND employee_id = ANY ($3::uuid[]) AND disease = $2',
    },
    [companyId, disease, people],
  );
}

const roles = Object.values(MemberRole).filter((role) => may({ role }, 'follow-up:update'));

const assignable = `SELECT email FROM member JOIN account ON account.id = account_id
  WHERE company_id = $1 AND role IN (${roles.map((role) => `'${role}'`).join(', ')})`;

/** SQL of who is assigned to `follow_up`. Null: nobody, or somebody who is no longer a member that may work on follow-ups. */
export const assignee = `CASE WHEN follow_up.assignee IN (${assignable}) THEN follow_up.assignee END`;

/** Lists the addresses of the members who may work on follow-ups. */
export async function listAssignees(db: Rows, companyId: string): Promise<string[]> {
  const found = await db.rows<{ email: string }>(
    { name: 'follow-up-assignees', text: `${assignable} ORDER BY email` },
    [companyId],
  );
  return found.map(({ email }) => email);
}

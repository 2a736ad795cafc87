import type { Rows } from '../../../database/tenant.js';
import { type DirectoryChange, isStatusKind } from './directory-change.entity.js';
import { buildFilledColumns } from './directory-change.queries.js';
import { endSessionsOfPeople } from '../directory/employee.queries.js';
import { storedColumns } from '../directory/stored-columns.js';

/** A person of a change. */
export interface UndoCandidate {
  id: string;
  isNew: boolean;
  /** The person was not changed since, and the old values are still stored. */
  isUntouched: boolean;
}

/**
 * Assignments that wipe the personal columns of a deleted person, also those in which the previous version stored the status. The
 * status itself stays until the person is erased, since undoing the deletion restores the person as a whole.
 */
export const wipedColumns = `code = NULL, name = '', email = NULL, phone = NULL, calling_code = '', designation = '',
  department = '', gender = NULL, date_of_birth = NULL, password_hash = NULL, is_positive = false,
  positive_date = NULL, last_active_at = NULL, first_sign_in_at = NULL, name_key = '', department_key = '', search = '', phone_key = NULL,
  deleted_at = statement_timestamp(), version = employee.version + 1`;

/**
 * Finds and locks the people of a change, and returns whether they were changed since. After a change of statuses, only a deletion
 * counts here: `undoCasesOfChange` skips people whose cases were changed since.
 */
export function lockUndoCandidates(
  db: Rows,
  companyId: string,
  { id, kind }: Pick<DirectoryChange, 'id' | 'kind'>,
): Promise<UndoCandidate[]> {
  const isOfStatus = isStatusKind(kind);
  const isUntouched = isOfStatus
    ? 'deleted_at IS NULL AND before IS NOT NULL'
    : 'version = version_after AND (is_new OR before IS NOT NULL)';
  return db.rows(
    {
      name: isOfStatus ? 'undo-candidates-of-status' : 'undo-candidates',
      text: `SELECT employee.id, is_new AS "isNew", ${isUntouched} AS "isUntouched"
        FROM employee
        JOIN directory_change_person AS person ON person.company_id = employee.company_id AND person.employee_id = employee.id
        WHERE employee.company_id = $1 AND change_id = $2
        ORDER BY employee.id FOR UPDATE OF employee`,
    },
    [companyId, id],
  );
}

/** Finds the people whose old code, email or phone now belongs to a person who is not among these ids. */
export async function findPeopleWithTakenValues(
  db: Rows,
  companyId: string,
  changeId: string,
  ids: readonly string[],
): Promise<string[]> {
  const taken = ['code', 'email', 'phone_key'].map(
    (column) => `SELECT person.id FROM person
      JOIN employee AS other ON other.company_id = $1 AND other.${column} = person.before->>'${column}'
      WHERE other.id <> person.id AND NOT EXISTS (SELECT FROM person AS candidate WHERE candidate.id = other.id)`,
  );
  const found = await db.rows<{ id: string }>(
    {
      name: 'people-with-taken-values',
      text: `WITH person AS MATERIALIZED (
          SELECT employee_id AS id, before FROM directory_change_person
          WHERE company_id = $1 AND change_id = $2 AND employee_id = ANY ($3::uuid[])
        ) ${taken.join(' UNION ')}`,
    },
    [companyId, changeId, ids],
  );
  return found.map(({ id }) => id);
}

/** Restores the old values of these people; the versions of those without any stay. Statuses are restored through cases. */
export async function restorePeople(
  db: Rows,
  companyId: string,
  changeId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'restore-people',
      text: `UPDATE employee SET version = employee.version + 1,
          ${storedColumns.map((column) => `${column} = restored.${column}`).join(', ')}
        FROM (
          SELECT old.* FROM directory_change_person AS person
          JOIN employee AS present ON present.company_id = person.company_id AND present.id = person.employee_id
          CROSS JOIN LATERAL jsonb_populate_record(present, before) AS old
          WHERE person.company_id = $1 AND change_id = $2 AND employee_id = ANY ($3::uuid[]) AND before <> '{}'
        ) AS restored
        WHERE employee.company_id = $1 AND employee.id = restored.id`,
    },
    [companyId, changeId, ids],
  );
}

/** Cancels the planned erasure of restored people. */
export async function cancelErasures(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'cancel-erasures',
      text: 'DELETE FROM erasure WHERE company_id = $1 AND employee_id = ANY ($2::uuid[]) AND erased_at IS NULL',
    },
    [companyId, ids],
  );
}

/** Deletes people added by a change: ends their phone sessions and schedules their immediate erasure. */
export async function removeAddedPeople(
  db: Rows,
  companyId: string,
  changeId: string,
  ids: readonly string[],
): Promise<void> {
  await db.rows(
    {
      name: 'remove-added-people',
      text: `WITH leaving AS MATERIALIZED (
          SELECT id, ${buildFilledColumns('to_jsonb(employee)')} AS columns FROM employee
          WHERE company_id = $1 AND id = ANY ($2::uuid[])
        ), wiped AS (
          UPDATE employee SET ${wipedColumns} WHERE company_id = $1 AND id = ANY ($2::uuid[]) RETURNING id, deleted_at
        )
        INSERT INTO erasure (company_id, employee_id, change_id, deleted_at, due_at, erased)
        SELECT $1, id, $3, deleted_at, deleted_at, jsonb_build_object('columns', columns) FROM wiped JOIN leaving USING (id) RETURNING 1`,
    },
    [companyId, ids, changeId],
  );
  await endSessionsOfPeople(db, companyId, ids);
}

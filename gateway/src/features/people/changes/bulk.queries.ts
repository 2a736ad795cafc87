import { publishSessionsChanged } from '../../../access/sessions.js';
import type { Rows } from '../../../database/tenant.js';
import type { DirectoryCondition } from '../directory/directory-filter.js';
import { wipedColumns } from './undo.queries.js';

/** Numbers of people that a statement found and changed. */
export interface ChangeCounts {
  found: number;
  changed: number;
}

/** SQL that changes many people. */
interface BulkStatement {
  name: string;
  /** Limits the change to some of the people found. `places` are the parameters of `values`, such as `$4`. */
  where?: (places: string[]) => string;
  /** Assignments of the new values; absent: the row stays as it is, version included. */
  set?: (places: string[]) => string;
  /** Old values for undoing, as a JSON object by column. */
  before: string;
  values?: unknown[];
}

/**
 * Changes everybody who matches a condition and stores their old values. Rows are locked in one order, so that concurrent changes
 * do not deadlock.
 */
async function changeSelected(
  db: Rows,
  companyId: string,
  changeId: string,
  selected: DirectoryCondition,
  { name, where, set, before, values = [] }: BulkStatement,
): Promise<ChangeCounts> {
  const first = selected.values.length + 2;
  const places = values.map((_, at) => `$${first + 1 + at}`);
  const change = set
    ? `UPDATE employee SET ${set(places)} FROM changing
          WHERE employee.company_id = $1 AND employee.id = changing.id
          RETURNING employee.id, changing.before, employee.version`
    : 'SELECT id, before, version FROM changing';
  const counted = await db.row<ChangeCounts>(
    {
      name: `${name}-${selected.name}`,
      text: `WITH selected AS MATERIALIZED (
          SELECT employee.* FROM employee WHERE ${selected.text} ORDER BY id FOR UPDATE
        ), changing AS MATERIALIZED (
          SELECT id, version, ${before} AS before FROM selected ${where ? `WHERE ${where(places)}` : ''}
        ), changed AS (
          ${change}
        ), recorded AS (
          INSERT INTO directory_change_person (company_id, change_id, employee_id, before, version_after)
          SELECT $1, $${first}, id, before, version FROM changed
          RETURNING 1
        )
        SELECT (SELECT count(*) FROM selected) AS found, (SELECT count(*) FROM recorded) AS changed`,
    },
    [companyId, ...selected.values, changeId, ...values],
  );
  return counted!;
}

/** Moves the selected people to a department. */
export function updateSelectedDepartment(
  db: Rows,
  companyId: string,
  changeId: string,
  selected: DirectoryCondition,
  department: { name: string; key: string },
): Promise<ChangeCounts> {
  return changeSelected(db, companyId, changeId, selected, {
    name: 'set-department',
    where: ([name]) => `department <> ${name}`,
    // The department is the last line of the search text.
    set: ([
      name,
      key,
    ]) => `department = ${name}, department_key = ${key}, version = employee.version + 1,
      search = left(employee.search, length(employee.search) - length(employee.department_key)) || ${key}`,
    before: `jsonb_build_object('department', department, 'department_key', department_key, 'search', search)`,
    values: [department.name, department.key],
  });
}

/** Records the selected people who are positive. The caller changes their statuses. */
export function recordSelectedPositive(
  db: Rows,
  companyId: string,
  changeId: string,
  selected: DirectoryCondition,
): Promise<ChangeCounts> {
  return changeSelected(db, companyId, changeId, selected, {
    name: 'record-positive',
    where: () =>
      `id IN (SELECT employee_id FROM employee_status WHERE company_id = $1 AND is_positive)`,
    before: `'{}'::jsonb`,
  });
}

/** Records the selected people. The caller changes their cases. */
export function recordSelected(
  db: Rows,
  companyId: string,
  changeId: string,
  selected: DirectoryCondition,
): Promise<ChangeCounts> {
  return changeSelected(db, companyId, changeId, selected, {
    name: 'record-selected',
    before: `'{}'::jsonb`,
  });
}

/** Locks up to `max` of the selected people, in the order of `changeSelected`, and returns their ids. */
export async function lockSelected(
  db: Rows,
  companyId: string,
  { name, text, values }: DirectoryCondition,
  max: number,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: `lock-selected-${name}`,
      text: `SELECT id FROM employee WHERE ${text} ORDER BY id LIMIT $${values.length + 2} FOR UPDATE`,
    },
    [companyId, ...values, max],
  );
  return found.map(({ id }) => id);
}

/** Deletes the selected people from the directory. */
export function deleteSelected(
  db: Rows,
  companyId: string,
  changeId: string,
  selected: DirectoryCondition,
): Promise<ChangeCounts> {
  return changeSelected(db, companyId, changeId, selected, {
    name: 'delete-selected',
    set: () => wipedColumns,
    before: `to_jsonb(selected) - '{company_id,id,version,created_at,is_positive,positive_date}'::text[]`,
  });
}

/** Ends the phone sessions of the people of a change. */
export async function endSessionsOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'end-sessions-of-change',
      text: `UPDATE session SET revoked_at = statement_timestamp()
        FROM directory_change_person AS person
        WHERE session.company_id = $1 AND person.company_id = $1 AND change_id = $2
          AND session.employee_id = person.employee_id AND revoked_at IS NULL`,
    },
    [companyId, changeId],
  );
  await publishSessionsChanged(db, companyId);
}

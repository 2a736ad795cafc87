import type { Rows } from '../../../database/tenant.js';
import type { EmployeeStatus } from '../directory/status.queries.js';
import type { ImportKey } from './import.queries.js';

/** Rows of a file, both ends included. */
export interface RowRange {
  from: number;
  to: number;
}

/** The number of people that rows were applied to, and their new statuses. */
export interface AppliedRows {
  count: number;
  statuses: EmployeeStatus[];
}

/** Columns that a row of a file can write, with their types. The status is set through cases instead. */
const columns = {
  code: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  calling_code: 'text',
  designation: 'text',
  department: 'text',
  gender: 'text',
  date_of_birth: 'date',
  name_key: 'text',
  department_key: 'text',
  search: 'text',
  phone_key: 'text',
} as const;
const names = Object.keys(columns);
/** SQL arrays of the names in a row's values. */
const columnNames = `'{${names.join(',')}}'::text[]`;
const statusNames = `'{is_positive,positive_date}'::text[]`;
/** SQL: the person's `status` is the one that the `row` was compared with, or the row sets none. */
const isSameStatus =
  '(row.status_version IS NULL OR row.status_version = coalesce(status.version, 0))';

/** Adds the new people of these rows and records them in the change. */
export async function addPeople(
  db: Rows,
  { companyId, id }: ImportKey,
  changeId: string,
  { from, to }: RowRange,
): Promise<AppliedRows> {
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const applied = await db.row<AppliedRows>(
    {
      name: 'add-people-of-import',
      text: `WITH new_row AS MATERIALIZED (
          SELECT employee_id, stored FROM directory_import_row AS row
          WHERE row.company_id = $1 AND import_id = $2 AND kind = 'NEW' AND row.row BETWEEN $4 AND $5
        ), added AS (
          INSERT INTO employee (company_id, id, ${names.join(', ')})
          SELECT $1, employee_id, ${names.map((name) => `new.${name}`).join(', ')}
          FROM new_row CROSS JOIN LATERAL jsonb_to_record(stored) AS new (${typed.join(', ')})
          RETURNING id, version
        ), recorded AS (
          INSERT INTO directory_change_person (company_id, change_id, employee_id, is_new, before, version_after)
          SELECT $1, $3, id, true, NULL, version FROM added RETURNING employee_id
        ) SELECT (SELECT count(*)::int FROM recorded) AS count, (
          SELECT coalesce(jsonb_agg(jsonb_build_object('employeeId', employee_id, 'isPositive', true,
            'positiveDate', stored -> 'positive_date')), '[]')
          FROM new_row WHERE (stored ->> 'is_positive')::boolean
        ) AS statuses`,
    },
    [companyId, id, changeId, from, to],
  );
  return applied!;
}

/** Updates the people of these rows who have not changed since the comparison, and records their old values. */
export async function changePeople(
  db: Rows,
  { companyId, id }: ImportKey,
  changeId: string,
  { from, to }: RowRange,
): Promise<AppliedRows> {
  const applied = await db.row<AppliedRows>(
    {
      name: 'change-people-of-import',
      text: `WITH old AS MATERIALIZED (
          SELECT present.id, present.version, stored, stored ?| ${columnNames} AS changes_entry, to_jsonb(present) AS whole,
            jsonb_build_object('is_positive', status.is_positive IS TRUE, 'positive_date', status.positive_date) AS status, ${names.map((name) => `new.${name}`).join(', ')}
          FROM directory_import_row AS row
          JOIN employee AS present ON present.company_id = row.company_id AND present.id = row.employee_id
          LEFT JOIN employee_status AS status ON status.company_id = $1 AND status.employee_id = present.id
          CROSS JOIN LATERAL jsonb_populate_record(present, stored) AS new
          WHERE row.company_id = $1 AND import_id = $2 AND kind = 'CHANGED' AND row.row BETWEEN $4 AND $5
            AND present.version = row.version AND present.deleted_at IS NULL
            AND ${isSameStatus}
        ), changed AS (
          UPDATE employee SET version = employee.version + old.changes_entry::int, ${names.map((name) => `${name} = old.${name}`).join(', ')}
          FROM old
          WHERE employee.company_id = $1 AND employee.id = old.id AND employee.version = old.version
          RETURNING employee.id, employee.version
        ), recorded AS (
          INSERT INTO directory_change_person (company_id, change_id, employee_id, is_new, before, version_after)
          SELECT $1, $3, changed.id, false,
            (SELECT coalesce(jsonb_object_agg(key, whole -> key), '{}')
              FROM jsonb_object_keys(stored - ${statusNames}) AS key), changed.version
          FROM changed JOIN old USING (id) RETURNING employee_id
        ) SELECT (SELECT count(*)::int FROM recorded) AS count, (
          SELECT coalesce(jsonb_agg(jsonb_build_object('employeeId', id,
            'isPositive', (status || stored) -> 'is_positive', 'positiveDate', (status || stored) -> 'positive_date')), '[]')
          FROM old JOIN changed USING (id) WHERE stored ?| ${statusNames}
        ) AS statuses`,
    },
    [companyId, id, changeId, from, to],
  );
  return applied!;
}

/** Returns whether, since the comparison, a person of these rows has changed or another person has got one of their unique values. */
export async function hasDirectoryChanged(
  db: Rows,
  { companyId, id }: ImportKey,
): Promise<boolean> {
  const taken = ['code', 'email', 'phone_key'].map(
    (
      column,
    ) => `EXISTS (SELECT FROM row JOIN employee ON employee.company_id = $1 AND employee.${column} = row.stored ->> '${column}'
      WHERE employee.id <> row.employee_id)`,
  );
  const found = await db.row<{ changed: boolean }>(
    {
      name: 'has-directory-changed-since-preview',
      text: `WITH row AS MATERIALIZED (
          SELECT kind, employee_id, version, status_version, stored FROM directory_import_row
          WHERE company_id = $1 AND import_id = $2 AND kind IN ('NEW', 'CHANGED')
        ) SELECT EXISTS (
          SELECT FROM row LEFT JOIN employee ON employee.company_id = $1 AND employee.id = row.employee_id
            AND employee.version = row.version AND employee.deleted_at IS NULL
          LEFT JOIN employee_status AS status ON status.company_id = $1 AND status.employee_id = row.employee_id
          WHERE kind = 'CHANGED' AND (employee.id IS NULL OR NOT ${isSameStatus})
        ) OR ${taken.join(' OR ')} AS changed`,
    },
    [companyId, id],
  );
  return found!.changed;
}

/** Finds the number of the last stored row; 0 if there is none. */
export async function findLastRow(db: Rows, { companyId, id }: ImportKey): Promise<number> {
  const found = await db.row<{ last: number | null }>(
    {
      name: 'last-row-of-import',
      text: `SELECT max(row) AS last FROM directory_import_row WHERE company_id = $1 AND import_id = $2`,
    },
    [companyId, id],
  );
  return found!.last ?? 0;
}

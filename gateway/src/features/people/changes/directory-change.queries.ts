import {
  countRows,
  type Listing,
  type ListPage,
  type ListSource,
  selectPage,
} from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { DirectoryCondition } from '../directory/directory-filter.js';
import type { DirectoryChange } from './directory-change.entity.js';
import { makeListLoader, makeRowLoader } from '../../../request/loaders.js';
import { listStatusHistories } from '../directory/stored-status.queries.js';

const columns = `company_id AS "companyId", id, kind, count, detail, changed_by AS by, created_at AS "createdAt",
  undo_until AS "undoUntil", undone_at AS "undoneAt"`;

/** Counts the people of a change. */
export function countPeopleOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<number> {
  return countRows(db, {
    name: 'people-of-change',
    from: 'FROM directory_change_person WHERE company_id = $1 AND change_id = $2',
    values: [companyId, changeId],
  });
}

/** Lists the ids of the people of a change. */
export async function listPeopleOfChange(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<string[]> {
  const people = await db.rows<{ id: string }>(
    {
      name: 'people-of-change',
      text: 'SELECT employee_id AS id FROM directory_change_person WHERE company_id = $1 AND change_id = $2',
    },
    [companyId, changeId],
  );
  return people.map(({ id }) => id);
}

/** Finds the ids of the first people who match a condition, at most `max`. */
export async function findFirstIds(
  db: Rows,
  companyId: string,
  { name, text, values }: DirectoryCondition,
  max: number,
): Promise<string[]> {
  const people = await db.rows<{ id: string }>(
    {
      name: `first-ids-${name}`,
      text: `SELECT id FROM employee WHERE ${text} LIMIT $${values.length + 2}`,
    },
    [companyId, ...values, max],
  );
  return people.map(({ id }) => id);
}

/** Stores how many people a change has changed, and starts the time in which it can be undone. */
export async function endRecording(
  db: Rows,
  companyId: string,
  changeId: string,
  { count, undoTimeMs }: { count: number; undoTimeMs: number },
): Promise<DirectoryChange> {
  const ended = await db.row<DirectoryChange>(
    {
      name: 'end-recording-of-change',
      text: `UPDATE directory_change SET count = $3, sets_status = sets_status OR changed.status, undo_until = statement_timestamp() + $4 * interval '1 millisecond'
        FROM (SELECT EXISTS (SELECT FROM status_change WHERE company_id = $1 AND change_id = $2) AS status) AS changed
        WHERE company_id = $1 AND id = $2 RETURNING ${columns}`,
    },
    [companyId, changeId, count, undoTimeMs],
  );
  if (!ended) throw new Error('No open change with this id');
  return ended;
}

/** Plans the erasure of the people deleted by a change, and stores which of their columns had values. */
export async function planErasures(
  db: Rows,
  companyId: string,
  changeId: string,
  dueAt: Date,
): Promise<void> {
  await db.rows(
    {
      name: 'plan-erasures-of-change',
      text: `INSERT INTO erasure (company_id, employee_id, change_id, deleted_at, due_at, erased)
        SELECT $1, employee.id, $2, employee.deleted_at, $3, jsonb_build_object('columns', ${buildFilledColumns('before')})
        FROM directory_change_person AS person
        JOIN employee ON employee.company_id = person.company_id AND employee.id = person.employee_id
        WHERE person.company_id = $1 AND change_id = $2 AND employee.deleted_at IS NOT NULL RETURNING 1`,
    },
    [companyId, changeId, dueAt],
  );
}

/** Builds an SQL expression for the names of the filled personal columns in an employee's JSON object. */
export function buildFilledColumns(object: string): string {
  return `(SELECT coalesce(jsonb_agg(key ORDER BY key), '[]') FROM jsonb_each(${object})
    WHERE value NOT IN ('null', '""', 'false')
      AND key NOT IN ('company_id', 'id', 'version', 'created_at', 'deleted_at', 'name_key', 'department_key', 'search', 'phone_key',
        'is_positive', 'positive_date'))`;
}

/** Finds a change and locks it against concurrent undos. `isLate`: it can no longer be undone. */
export function lockChange(
  db: Rows,
  companyId: string,
  id: string,
  graceMs: number,
): Promise<(DirectoryChange & { isLate: boolean }) | undefined> {
  return db.row(
    {
      name: 'lock-change',
      text: `SELECT ${columns}, undo_until + $3 * interval '1 millisecond' < clock_timestamp() AS "isLate"
        FROM directory_change WHERE company_id = $1 AND id = $2 FOR UPDATE`,
    },
    [companyId, id, graceMs],
  );
}

/** Returns whether a change has set any status; undefined for an unknown change. */
export async function hasSetStatus(
  db: Rows,
  companyId: string,
  id: string,
): Promise<boolean | undefined> {
  const found = await db.row<{ setsStatus: boolean }>(
    {
      name: 'has-set-status',
      text: `SELECT sets_status AS "setsStatus" FROM directory_change WHERE company_id = $1 AND id = $2`,
    },
    [companyId, id],
  );
  return found?.setsStatus;
}

/** Marks a change as undone. */
export async function markUndone(
  db: Rows,
  companyId: string,
  id: string,
): Promise<DirectoryChange> {
  const undone = await db.row<DirectoryChange>(
    {
      name: 'mark-change-undone',
      text: `UPDATE directory_change SET undone_at = statement_timestamp() WHERE company_id = $1 AND id = $2 RETURNING ${columns}`,
    },
    [companyId, id],
  );
  if (!undone) throw new Error('No change with this id');
  return undone;
}

/** Deletes the old values of a change's people. */
export async function deleteOldValues(
  db: Rows,
  companyId: string,
  changeId: string,
): Promise<void> {
  await db.rows(
    {
      name: 'delete-old-values-of-change',
      text: 'DELETE FROM directory_change_person WHERE company_id = $1 AND change_id = $2',
    },
    [companyId, changeId],
  );
}

/** Parameters of a page of changes. */
export interface ChangeListing extends Listing {
  /** Whether to include changes that set a COVID-19 status. */
  withStatuses: boolean;
}

function buildListSource(companyId: string, { withStatuses }: ChangeListing): ListSource {
  const from = 'FROM directory_change WHERE company_id = $1';
  return withStatuses
    ? { name: 'directory-changes', from, values: [companyId] }
    : {
        name: 'changes-without-statuses',
        from: `${from} AND NOT sets_status`,
        values: [companyId],
      };
}

/** Lists a page of directory changes, newest first. */
export function listChanges(
  db: Rows,
  companyId: string,
  listing: ChangeListing,
): ListPage<DirectoryChange> {
  const source = buildListSource(companyId, listing);
  return selectPage(db, source, { columns, order: 'id DESC' }, listing);
}

/** Finds changes by id. */
export function findChangesById(
  db: Rows,
  companyId: string,
  ids: readonly string[],
): Promise<DirectoryChange[]> {
  return db.rows(
    {
      name: 'directory-changes-by-id',
      text: `SELECT ${columns} FROM directory_change WHERE company_id = $1 AND id = ANY ($2::uuid[])`,
    },
    [companyId, ids],
  );
}

/** Loads directory changes by id; null if there is none. */
export const directoryChangeLoader = makeRowLoader(findChangesById, ({ id }) => id);

/** Loads status histories by employee, newest first. */
export const statusHistoryLoader = makeListLoader(
  listStatusHistories,
  ({ employeeId }) => employeeId,
);

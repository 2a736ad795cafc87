import { lockUntilEnd } from '../../../database/advisory-locks.js';
import { type ListPage, type Listing, selectPage } from '../../../database/listing.js';
import type { Rows, TenantTransaction } from '../../../database/tenant.js';
import { makePhoneKey, PhoneBook, type PhoneNumber } from '../../../validation/phone-book.js';
import { type Directory, type DirectoryPerson, type RowOutcome } from './comparison.js';
import { positiveSince } from '../directory/status.queries.js';
import { statusColumns, statusJoin } from '../directory/stored-status.queries.js';
import type { ImportRow } from './import-row.entity.js';
import { ImportField, type ImportRowKind, type ImportState } from './import-enums.js';

/** Key of an import. */
export interface ImportKey {
  companyId: string;
  id: string;
}

/** Serialises the steps of an import until the transaction ends; readers do not wait. */
export async function lockImport(db: Rows, { id }: ImportKey): Promise<void> {
  await db.rows(
    {
      name: 'lock-import',
      text: `SELECT ${lockUntilEnd('importStep', '$1')}`,
    },
    [id],
  );
}

/**
 * Stores the progress of an import's step.
 * @param progress 0 to 1.
 * @returns false if the import has left that state.
 */
export async function updateProgress(
  db: Rows,
  { companyId, id }: ImportKey,
  state: ImportState,
  progress: number,
): Promise<boolean> {
  const updated = await db.rows(
    {
      name: 'update-progress-of-import',
      text: 'UPDATE directory_import SET progress = $4 WHERE company_id = $1 AND id = $2 AND state = $3 RETURNING id',
    },
    [companyId, id, state, progress],
  );
  return updated.length > 0;
}

/**
 * Serialises starts of imports in a company until the transaction ends. An advisory lock avoids deadlocks with jobs, which hold the
 * rows of imports and wait for other rows.
 */
export async function lockImportStarts(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-import-starts',
      text: `SELECT ${lockUntilEnd('importStart', '$1')}`,
    },
    [companyId],
  );
}

/**
 * Stops the oldest unconfirmed previews of a company, so that at most `max` of them remain besides this import, and returns
 * the ids of the stopped ones. Call `lockImportStarts` first.
 */
export async function stopOldestPreviews(
  db: Rows,
  { companyId, id }: ImportKey,
  max: number,
): Promise<string[]> {
  // An import that failed before its file was read has nothing stored.
  const open = `state NOT IN ('APPLYING', 'DONE', 'CANCELLED') AND NOT (state = 'FAILED' AND columns = '[]')`;
  const stopped = await db.rows<{ id: string }>(
    {
      name: 'stop-oldest-imports',
      text: `UPDATE directory_import SET state = 'CANCELLED', progress = 0
        WHERE company_id = $1 AND ${open} AND id IN (
          SELECT id FROM directory_import WHERE company_id = $1 AND id <> $2 AND ${open} ORDER BY id DESC OFFSET $3
        ) RETURNING id`,
    },
    [companyId, id, max],
  );
  return stopped.map(({ id: each }) => each);
}

/** Stores lines as JSON. */
export async function insertLines(
  db: Rows,
  { companyId, id }: ImportKey,
  part: number,
  lines: string,
): Promise<void> {
  await db.rows(
    {
      name: 'insert-lines-of-import',
      text: 'INSERT INTO directory_import_lines (company_id, import_id, part, lines) VALUES ($1, $2, $3, $4::jsonb)',
    },
    [companyId, id, part, lines],
  );
}

/** Finds the people with these codes, email addresses and phone numbers. */
export async function findReferencedPeople(
  db: Rows,
  companyId: string,
  references: { codes: string[]; emails: string[]; phones: PhoneNumber[] },
): Promise<Directory> {
  const people = await db.rows<DirectoryPerson>(
    {
      name: 'people-referenced-by-file',
      text: `SELECT id, employee.version, code, name, email, phone, calling_code AS "callingCode", designation,
          department, gender, date_of_birth AS "dateOfBirth", ${statusColumns},
          ${positiveSince} AS "positiveSince"
        FROM employee ${statusJoin} WHERE company_id = $1 AND deleted_at IS NULL AND id IN (
          SELECT id FROM employee WHERE company_id = $1 AND code = ANY ($2::text[])
          UNION SELECT id FROM employee WHERE company_id = $1 AND email = ANY ($3::text[])
          UNION SELECT id FROM employee WHERE company_id = $1 AND phone = ANY ($4::text[])
          UNION SELECT id FROM employee WHERE company_id = $1 AND phone_key = ANY ($5::text[]))`,
    },
    [
      companyId,
      references.codes,
      references.emails,
      references.phones.map(({ phone }) => phone),
      references.phones.map(makePhoneKey),
    ],
  );
  return {
    [ImportField.EMPLOYEE_ID]: new Map(people.map((person) => [person.code, person])),
    [ImportField.EMAIL]: new Map(people.map((person) => [person.email, person])),
    [ImportField.PHONE]: new PhoneBook(people),
  };
}

/** Stores the outcomes of rows. */
export async function insertRows(
  db: Rows,
  { companyId, id }: ImportKey,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await db.rows(
    {
      name: 'insert-rows-of-import',
      text: `INSERT INTO directory_import_row (company_id, import_id, row, kind, employee_id, version, status_version, name, stored, cells, error)
        SELECT $1, $2, "row", kind, "employeeId", version, "statusVersion", name, stored, cells, error FROM jsonb_to_recordset($3::jsonb)
          AS outcome ("row" integer, kind text, "employeeId" uuid, version integer, "statusVersion" integer, name text, stored jsonb, cells jsonb, error text)
        RETURNING 1`,
    },
    [companyId, id, JSON.stringify(outcomes)],
  );
}

/** Lists a page of the rows in the order of the file, of all kinds if `kind` is null. */
export function listRows(
  db: Rows,
  { companyId, id }: ImportKey,
  kind: ImportRowKind | null,
  listing: Pick<Listing, 'page' | 'pageSize'>,
): ListPage<ImportRow> {
  const from = 'FROM directory_import_row WHERE company_id = $1 AND import_id = $2';
  const columns = `company_id AS "companyId", import_id AS "importId", row, kind, employee_id AS "employeeId",
    status_version AS "statusVersion", name, cells, error`;
  const source =
    kind === null
      ? { name: 'rows-of-import', from, values: [companyId, id] }
      : {
          name: 'rows-of-import-of-a-kind',
          from: `${from} AND kind = $3`,
          values: [companyId, id, kind],
        };
  return selectPage(db, source, { columns, order: 'row' }, listing);
}

/** Finds the ids of at most `max` people of the directory with whom rows were compared. */
export async function findComparedPeople(
  db: Rows,
  { companyId, id }: ImportKey,
  max: number,
): Promise<string[]> {
  const found = await db.rows<{ id: string }>(
    {
      name: 'people-compared-by-import',
      text: `SELECT DISTINCT employee_id AS id FROM directory_import_row
        WHERE company_id = $1 AND import_id = $2 AND kind IN ('CHANGED', 'UNCHANGED', 'WRONG') AND employee_id IS NOT NULL
        LIMIT $3`,
    },
    [companyId, id, max],
  );
  return found.map((row) => row.id);
}

/** Reads the rows with errors in batches, in the order of the file. */
export function streamWrongRows(
  db: TenantTransaction,
  { companyId, id }: ImportKey,
): AsyncGenerator<Pick<ImportRow, 'row' | 'name' | 'cells' | 'error'>[]> {
  return db.batches(
    {
      name: 'wrong-rows-of-import',
      text: `SELECT row, name, cells, error FROM directory_import_row
        WHERE company_id = $1 AND import_id = $2 AND kind = 'WRONG' ORDER BY row`,
    },
    [companyId, id],
  );
}

/** Deletes everything stored of the file, except for its wrong rows if `keepWrong`. */
export async function deleteStaged(
  db: Rows,
  { companyId, id }: ImportKey,
  { keepWrong }: { keepWrong: boolean },
): Promise<void> {
  await db.rows(
    {
      name: 'delete-staged-of-import',
      text: `WITH lines AS (DELETE FROM directory_import_lines WHERE company_id = $1 AND import_id = $2),
          file AS (DELETE FROM directory_import_file WHERE company_id = $1 AND import_id = $2)
        DELETE FROM directory_import_row WHERE company_id = $1 AND import_id = $2 AND NOT ($3 AND kind = 'WRONG')`,
    },
    [companyId, id, keepWrong],
  );
}

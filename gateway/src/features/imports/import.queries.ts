import type { Rows } from '../../database/tenant.js';
import { type Directory, type DirectoryPerson, type RowOutcome } from './comparison.js';
import type { ImportLine } from './import-lines.entity.js';
import type { ImportRow } from './import-row.entity.js';
import { ImportField, type ImportRowKind, type ImportState } from './import.words.js';

/** Which import, of which company. */
export interface ImportKey {
  companyId: string;
  id: string;
}

/** Lets steps of one import take turns, until the transaction ends; who looks at it meanwhile does not wait. */
export async function lockImport(db: Rows, { id }: ImportKey): Promise<void> {
  await db.rows(
    {
      name: 'take-turns-with-import',
      text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    },
    [id],
  );
}

/**
 * Notes how far an import's step is.
 * @param progress 0 to 1.
 * @returns false where the import has left that state.
 */
export async function noteProgress(
  db: Rows,
  { companyId, id }: ImportKey,
  state: ImportState,
  progress: number,
): Promise<boolean> {
  const noted = await db.rows(
    {
      name: 'note-progress-of-import',
      text: 'UPDATE directory_import SET progress = $4 WHERE company_id = $1 AND id = $2 AND state = $3 RETURNING id',
    },
    [companyId, id, state, progress],
  );
  return noted.length > 0;
}

/** What do the pieces of the file say, put together? */
export async function fileOfImport(db: Rows, { companyId, id }: ImportKey): Promise<Buffer> {
  const parts = await db.rows<{ bytes: Buffer }>(
    {
      name: 'file-of-import',
      text: 'SELECT bytes FROM directory_import_file WHERE company_id = $1 AND import_id = $2 ORDER BY part',
    },
    [companyId, id],
  );
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/**
 * Lets nobody else of a company start an import until the transaction is over. It holds no row: jobs, which hold those of imports,
 * wait for rows that others hold.
 */
export async function lockStarts(db: Rows, companyId: string): Promise<void> {
  await db.rows(
    {
      name: 'lock-starts-of-imports',
      text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 7))',
    },
    [companyId],
  );
}

/**
 * Stops the oldest previews of a company that nobody has confirmed, so that no more than `most` of them stay beside this import.
 * Answers their ids. To be called while nobody else of the company starts one.
 */
export async function stopOldest(
  db: Rows,
  { companyId, id }: ImportKey,
  most: number,
): Promise<string[]> {
  // One that has failed before it was read keeps nothing.
  const open = `state NOT IN ('APPLYING', 'DONE', 'CANCELLED') AND NOT (state = 'FAILED' AND columns = '[]')`;
  const stopped = await db.rows<{ id: string }>(
    {
      name: 'stop-oldest-imports',
      text: `UPDATE directory_import SET state = 'CANCELLED', progress = 0
        WHERE company_id = $1 AND ${open} AND id IN (
          SELECT id FROM directory_import WHERE company_id = $1 AND id <> $2 AND ${open} ORDER BY id DESC OFFSET $3
        ) RETURNING id`,
    },
    [companyId, id, most],
  );
  return stopped.map(({ id: each }) => each);
}

/** Forgets the file itself, when it has been read. */
export async function dropFile(db: Rows, { companyId, id }: ImportKey): Promise<void> {
  await db.rows(
    {
      name: 'drop-file-of-import',
      text: 'DELETE FROM directory_import_file WHERE company_id = $1 AND import_id = $2',
    },
    [companyId, id],
  );
}

/** Keeps lines that were read, as JSON. */
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

/** Which lines are in this part of the file? Undefined: it has no such part. */
export async function linesOfImport(
  db: Rows,
  { companyId, id }: ImportKey,
  part: number,
): Promise<ImportLine[] | undefined> {
  const [found] = await db.rows<{ lines: ImportLine[] }>(
    {
      name: 'lines-of-import',
      text: 'SELECT lines FROM directory_import_lines WHERE company_id = $1 AND import_id = $2 AND part = $3',
    },
    [companyId, id, part],
  );
  return found?.lines;
}

/** Whom do these codes, addresses and numbers belong to? */
export async function findReferencedPeople(
  db: Rows,
  companyId: string,
  said: { codes: string[]; emails: string[]; phones: string[] },
): Promise<Directory> {
  const people = await db.rows<DirectoryPerson>(
    {
      name: 'people-spoken-of-by-file',
      text: `SELECT id, version, code, name, email, phone, country_code AS "countryCode", designation,
          department, gender, date_of_birth AS "dateOfBirth", is_positive AS "isPositive", positive_date AS "positiveDate"
        FROM employee WHERE company_id = $1 AND deleted_at IS NULL AND id IN (
          SELECT id FROM employee WHERE company_id = $1 AND code = ANY ($2::text[])
          UNION SELECT id FROM employee WHERE company_id = $1 AND email = ANY ($3::text[])
          UNION SELECT id FROM employee WHERE company_id = $1 AND phone = ANY ($4::text[]))`,
    },
    [companyId, said.codes, said.emails, said.phones],
  );
  return {
    [ImportField.EMPLOYEE_ID]: new Map(people.map((person) => [person.code, person])),
    [ImportField.EMAIL]: new Map(people.map((person) => [person.email, person])),
    [ImportField.PHONE]: new Map(people.map((person) => [person.phone, person])),
  };
}

/** Keeps what rows do. */
export async function insertRows(
  db: Rows,
  { companyId, id }: ImportKey,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await db.rows(
    {
      name: 'insert-rows-of-import',
      text: `INSERT INTO directory_import_row (company_id, import_id, row, kind, employee_id, version, name, stored, cells, error)
        SELECT $1, $2, "row", kind, "employeeId", version, name, stored, cells, error FROM jsonb_to_recordset($3::jsonb)
          AS outcome ("row" integer, kind text, "employeeId" uuid, version integer, name text, stored jsonb, cells jsonb, error text)
        RETURNING 1`,
    },
    [companyId, id, JSON.stringify(outcomes)],
  );
}

/** Forgets what the rows do. */
export async function dropRows(db: Rows, { companyId, id }: ImportKey): Promise<void> {
  await db.rows(
    {
      name: 'drop-rows-of-import',
      text: 'DELETE FROM directory_import_row WHERE company_id = $1 AND import_id = $2',
    },
    [companyId, id],
  );
}

/** What do the rows on this page do, in the order of the file? */
export function rowsOnPage(
  db: Rows,
  { companyId, id }: ImportKey,
  { kind, page, pageSize }: { kind: ImportRowKind | null; page: number; pageSize: number },
): Promise<ImportRow[]> {
  return db.rows(
    {
      name: kind === null ? 'rows-of-import' : 'rows-of-import-of-a-kind',
      text: `SELECT company_id AS "companyId", import_id AS "importId", row, kind, name, cells, error FROM directory_import_row
        WHERE company_id = $1 AND import_id = $2 AND ${kind === null ? '$3::text IS NULL' : 'kind = $3'}
        ORDER BY row LIMIT $4 OFFSET $5`,
    },
    [companyId, id, kind, pageSize, (page - 1) * pageSize],
  );
}

/** How many rows are there of this kind, or of any? */
export async function countRows(
  db: Rows,
  { companyId, id }: ImportKey,
  kind: ImportRowKind | null,
): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    {
      name: 'count-rows-of-import',
      text: `SELECT count(*) FROM directory_import_row
        WHERE company_id = $1 AND import_id = $2 AND ($3::text IS NULL OR kind = $3)`,
    },
    [companyId, id, kind],
  );
  return counted?.count ?? 0;
}

/** Forgets everything that was kept of the file; the wrong rows stay where they are still to be shown. */
export async function dropStaged(
  db: Rows,
  { companyId, id }: ImportKey,
  { keepWrong }: { keepWrong: boolean },
): Promise<void> {
  await db.rows(
    {
      name: 'drop-staged-of-import',
      text: `WITH lines AS (DELETE FROM directory_import_lines WHERE company_id = $1 AND import_id = $2),
          file AS (DELETE FROM directory_import_file WHERE company_id = $1 AND import_id = $2)
        DELETE FROM directory_import_row WHERE company_id = $1 AND import_id = $2 AND NOT ($3 AND kind = 'WRONG')`,
    },
    [companyId, id, keepWrong],
  );
}

import { may } from '../../../access/permissions.js';
import type { App } from '../../../request/context.js';
import type { TenantTransaction } from '../../../database/tenant.js';
import { Conflict } from '../../../errors.js';
import { recordChangedAddresses } from '../access/access-change.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { type Origin, writeAuditEntry } from '../../audit/entries/audit.service.js';
import { Company } from '../../company/profile/company.entity.js';
import { assertRoom } from '../../company/orders/plan-access.service.js';
import { DirectoryChangeKind } from '../changes/directory-change.entity.js';
import { beginChange, endChange } from '../changes/directory-change.service.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { uniqueEmployeeValues } from '../directory/employee-rules.js';
import type { StoredColumns } from '../directory/stored-columns.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { addPeople, changePeople, findLastRow } from './apply.queries.js';
import { Comparison, getPhoneNumber } from './comparison.js';
import { guessColumns } from './headings.js';
import { type DirectoryImport, type ImportLine, ImportLines } from './import.entity.js';
import { deleteStaged, findReferencedPeople, insertLines, insertRows } from './import.queries.js';
import { identifyingField, ImportField, type ImportRowKind } from './import-enums.js';
import type { ImportColumn } from './import-column.types.js';
import { ImportRow } from './import-row.entity.js';
import type { ReadLines } from './reading/read-file.ts';
import { parseLine } from './parsed-row.js';

/** A step of an import, in a transaction of its company. */
export interface ImportStep {
  app: Pick<App, 'jobs' | 'statuses' | 'tokenSecret'>;
  db: TenantTransaction;
  directoryImport: DirectoryImport;
  /** Reports progress, 0 to 1. Throws if the import has been cancelled. */
  report: (progress: number) => Promise<void>;
  /** The request that runs it; undefined in a job. */
  origin?: Origin;
}

/** Rows written per statement. */
const batchSize = 1000;
const maxSamples = 3;

export const hasChangedMessage = 'The directory has changed since this preview';

/** Result of reading a file. */
interface ReadResult {
  columns: ImportColumn[];
  total: number;
  /** All columns are known, including the one that identifies people. */
  isClear: boolean;
}

/**
 * Stores the lines of a file.
 * @param read passes the lines, part by part, to `onLines`.
 * @throws what `read` throws.
 */
export async function readStep(
  { db, directoryImport, report }: ImportStep,
  read: (onLines: (lines: ReadLines) => Promise<void>) => Promise<void>,
): Promise<ReadResult> {
  let parts = 0;
  let count = 0;
  let first: ImportLine[] = [];
  await read(async (part) => {
    if (parts === 0) first = JSON.parse(part.lines) as ImportLine[];
    await insertLines(db, directoryImport, parts, part.lines);
    parts += 1;
    count += part.count;
    await report(part.done);
  });
  const [heading, ...lines] = first;
  const headings = heading?.[1] ?? [];
  const guessed = guessColumns(headings);
  const columns = headings.map((text, index) => ({
    index,
    heading: text.trim(),
    samples: lines
      .map(([, cells]) => (cells[index] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, maxSamples),
    field: excludeForbiddenField(directoryImport.role, guessed[index]?.field) ?? null,
  }));
  const isClear =
    guessed.every(({ isSure }) => isSure) && hasIdentifyingColumn(columns, directoryImport);
  return { columns, total: count - 1, isClear };
}

/** Returns the field, or null if it sets a status and the importing member may not. */
function excludeForbiddenField(
  role: DirectoryImport['role'],
  field: ImportField | null | undefined,
): ImportField | null | undefined {
  return field && isStatusField(field) && !may({ role }, 'case:update') ? null : field;
}

/** Returns whether a column sets the COVID-19 status. */
export function isStatusField(field: ImportField | null): boolean {
  return field === ImportField.STATUS || field === ImportField.POSITIVE_DATE;
}

/** Returns whether a column identifies people in the way the import requires. */
export function hasIdentifyingColumn(
  columns: readonly Pick<ImportColumn, 'field'>[],
  { identifyBy }: Pick<DirectoryImport, 'identifyBy'>,
): boolean {
  return columns.some(({ field }) => field === identifyingField[identifyBy]);
}

/** Numbers of rows by kind, and of rows that mark a person positive without a date. */
type Counts = Pick<
  DirectoryImport,
  'new' | 'changed' | 'unchanged' | 'wrong' | 'positiveWithoutDate'
>;

/** Returns whether a row, which contains only changed values, newly marks a person positive without a date. */
function marksPositiveWithoutDate({ is_positive, positive_date }: StoredColumns): boolean {
  if (is_positive === undefined) return positive_date === null;
  return is_positive && (positive_date ?? null) === null;
}

/** Compares the lines with the directory, part by part, and stores the outcome of each. */
export async function compareStep({ db, directoryImport, report }: ImportStep): Promise<Counts> {
  const { companyId, columns, identifyBy, total } = directoryImport;
  const manager = await db.manager();
  const { timeZone } = await manager.findOneByOrFail(Company, { id: companyId });
  const comparison = new Comparison(identifyBy, todayIn(timeZone));
  const counts = { NEW: 0, CHANGED: 0, UNCHANGED: 0, WRONG: 0 } satisfies Record<
    ImportRowKind,
    number
  >;
  // Rows of an earlier comparison, before the user changed the columns.
  await manager.delete(ImportRow, { companyId, importId: directoryImport.id });
  let done = 0;
  let positiveWithoutDate = 0;
  for (let part = 0; ; part += 1) {
    const key = { companyId, importId: directoryImport.id, part };
    const found = await manager.findOneBy(ImportLines, key);
    if (!found) break;
    const rows = found.lines.slice(part === 0 ? 1 : 0).map((line) => parseLine(line, columns));
    const listValues = (property: 'code' | 'email') =>
      rows.flatMap(({ values }) => values[property] ?? []);
    const directory = await findReferencedPeople(db, companyId, {
      codes: listValues('code'),
      emails: listValues('email'),
      phones: rows.flatMap((row) => getPhoneNumber(row) ?? []),
    });
    const outcomes = rows.map((row) => comparison.compare(row, directory));
    for (const { kind } of outcomes) counts[kind] += 1;
    positiveWithoutDate += outcomes.filter(({ stored }) => marksPositiveWithoutDate(stored)).length;
    await insertRows(db, directoryImport, outcomes);
    done += rows.length;
    await report(total === 0 ? 1 : done / total);
  }
  return {
    new: counts.NEW,
    changed: counts.CHANGED,
    unchanged: counts.UNCHANGED,
    wrong: counts.WRONG,
    positiveWithoutDate,
  };
}

/**
 * Applies the rows as one directory change that can be undone. Returns its id; null if no row changes anything.
 * @throws Conflict if the directory has changed since the comparison, Forbidden if the plan has no room for the new people.
 */
export async function applyStep({
  app,
  db,
  directoryImport,
  report,
  origin,
}: ImportStep): Promise<string | null> {
  const { companyId, fileName, startedBy, role, address } = directoryImport;
  const expected = directoryImport.new + directoryImport.changed;
  if (expected === 0) return null;
  const changing = { app, db, companyId, by: startedBy, role, address };
  await assertRoom(db, companyId, directoryImport.new);
  const change = await beginChange(changing, DirectoryChangeKind.IMPORT, fileName);
  const last = await findLastRow(db, directoryImport);
  let done = 0;
  for (let from = 1; from <= last; from += batchSize) {
    const range = { from, to: from + batchSize - 1 };
    const changed = await mapToConflict(() => changePeople(db, directoryImport, change.id, range));
    const added = await mapToConflict(() => addPeople(db, directoryImport, change.id, range));
    done += changed.count + added.count;
    await app.statuses.mark(db, companyId, [...changed.statuses, ...added.statuses], {
      by: startedBy,
      changeId: change.id,
    });
    await report(Math.min(1, range.to / last));
  }
  if (done !== expected) throw new Conflict('id', hasChangedMessage);
  await endChange(changing, change);
  await recordChangedAddresses(app, db, companyId, change.id, { by: startedBy, role });
  await writeAuditEntry(
    db,
    {
      companyId,
      action: AuditAction.EMPLOYEES_IMPORTED,
      detail: `${fileName}: ${directoryImport.new} added, ${directoryImport.changed} changed`,
    },
    origin ?? { address },
    { email: startedBy, role },
  );
  await deleteStaged(db, directoryImport, { keepWrong: true });
  return change.id;
}

/** Maps a unique violation to a Conflict, since another person got the value after the preview. */
async function mapToConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await mapUniqueViolation(uniqueEmployeeValues, work);
  } catch (error) {
    throw error instanceof Conflict ? new Conflict('id', hasChangedMessage) : error;
  }
}

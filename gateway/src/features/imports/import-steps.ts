import type { App } from '../../request/context.js';
import type { TenantTransaction } from '../../database/tenant.js';
import { Conflict } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { type Origin, writeVisit } from '../audit/audit.service.js';
import { Company } from '../companies/company.entity.js';
import { assertRoom } from '../subscriptions/plan-access.service.js';
import { DirectoryChangeKind } from '../directory-changes/directory-change.entity.js';
import { beginChange, endChange } from '../directory-changes/directory-change.service.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import { taken } from '../employees/taken.js';
import type { StoredColumns } from '../employees/stored-columns.js';
import { todayIn } from '../companies/today.js';
import { addPeople, changePeople, lastRow } from './apply.queries.js';
import { Comparison } from './comparison.js';
import { guessColumns } from './headings.js';
import type { DirectoryImport } from './import.entity.js';
import {
  dropRows,
  dropStaged,
  insertLines,
  insertRows,
  linesOfImport,
  findReferencedPeople,
} from './import.queries.js';
import { identifyingField, type ImportRowKind } from './import.words.js';
import type { ImportColumn } from './import-column.entity.js';
import type { ImportLine } from './import-lines.entity.js';
import type { ReadLines } from './reading/read-file.ts';
import { readLine } from './parsed-row.js';

/** A step of an import, in a transaction that stands in its company. */
export interface ImportStep {
  app: Pick<App, 'jobs'>;
  db: TenantTransaction;
  directoryImport: DirectoryImport;
  /** Told the part that is done, 0 to 1. Throws where the import has been cancelled. */
  report: (progress: number) => Promise<void>;
  /** The request that does it; none where a job does. */
  origin?: Origin;
}

/** Rows that are written at a time. */
const batch = 1000;
const samplesShown = 3;

export const changedMeanwhile = 'The directory has changed since this preview';

/** What reading a file answers. */
interface ReadFile {
  columns: ImportColumn[];
  total: number;
  /** All columns are known, and among them the one that tells people apart. */
  isClear: boolean;
}

/**
 * Keeps the lines of a file.
 * @param read hands on the lines, part by part.
 * @throws what `read` throws.
 */
export async function readStep(
  { db, directoryImport, report }: ImportStep,
  read: (take: (lines: ReadLines) => Promise<void>) => Promise<void>,
): Promise<ReadFile> {
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
      .slice(0, samplesShown),
    field: guessed[index]?.field ?? null,
  }));
  const isClear = guessed.every(({ isSure }) => isSure) && identifies(columns, directoryImport);
  return { columns, total: count - 1, isClear };
}

/** Whether a column tells people apart as the import wants. */
export function identifies(
  columns: readonly Pick<ImportColumn, 'field'>[],
  { identifyBy }: Pick<DirectoryImport, 'identifyBy'>,
): boolean {
  return columns.some(({ field }) => field === identifyingField[identifyBy]);
}

/** How many rows there are of each kind, and how many of them make somebody positive without a date. */
type Counts = Pick<
  DirectoryImport,
  'new' | 'changed' | 'unchanged' | 'wrong' | 'positiveWithoutDate'
>;

/**
 * Whether the columns that a row writes leave somebody positive without a date who was not so before. A row writes only
 * what changes.
 */
function marksPositiveWithoutDate({ is_positive, positive_date }: StoredColumns): boolean {
  if (is_positive === undefined) return positive_date === null;
  return is_positive && (positive_date ?? null) === null;
}

/** Compares the lines with the directory, part by part, and keeps what each does. */
export async function compareStep({ db, directoryImport, report }: ImportStep): Promise<Counts> {
  const { companyId, columns, identifyBy, total } = directoryImport;
  const manager = await db.manager();
  const { timeZone } = await manager.findOneByOrFail(Company, { id: companyId });
  const comparison = new Comparison(identifyBy, todayIn(timeZone));
  const counts = { NEW: 0, CHANGED: 0, UNCHANGED: 0, WRONG: 0 } satisfies Record<
    ImportRowKind,
    number
  >;
  // Of a comparison before, by other names of the columns.
  await dropRows(db, directoryImport);
  let done = 0;
  let positiveWithoutDate = 0;
  for (let part = 0; ; part += 1) {
    const lines = await linesOfImport(db, directoryImport, part);
    if (!lines) break;
    const rows = (part === 0 ? lines.slice(1) : lines).map((line) => readLine(line, columns));
    const given = (property: 'code' | 'email' | 'phone') =>
      rows.flatMap(({ values }) => values[property] ?? []);
    const directory = await findReferencedPeople(db, companyId, {
      codes: given('code'),
      emails: given('email'),
      phones: given('phone'),
    });
    const outcomes = rows.map((row) => comparison.outcome(row, directory));
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
 * Does what the rows do, as one change of the directory that can be undone. Answers its id; null where there is nothing to do.
 * @throws Conflict when the directory has changed since they were compared, Forbidden where the plan has no room for the new ones.
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
  const changing = { app, db, companyId, by: startedBy, address };
  await assertRoom(db, companyId, directoryImport.new);
  const change = await beginChange(changing, DirectoryChangeKind.IMPORT, fileName);
  const last = await lastRow(db, directoryImport);
  let done = 0;
  for (let from = 1; from <= last; from += batch) {
    const range = { from, to: from + batch - 1 };
    done += await asPreviewed(() => changePeople(db, directoryImport, change.id, range));
    done += await asPreviewed(() => addPeople(db, directoryImport, change.id, range));
    await report(Math.min(1, range.to / last));
  }
  if (done !== expected) throw new Conflict('id', changedMeanwhile);
  await endChange(changing, change);
  await writeVisit(
    db,
    {
      companyId,
      action: AuditAction.EMPLOYEES_IMPORTED,
      detail: `${fileName}: ${directoryImport.new} added, ${directoryImport.changed} changed`,
    },
    origin ?? { address },
    { email: startedBy, role },
  );
  await dropStaged(db, directoryImport, { keepWrong: true });
  return change.id;
}

/** A value that somebody has been given meanwhile is a change of the directory like any other. */
async function asPreviewed(work: () => Promise<number>): Promise<number> {
  try {
    return await mapUniqueViolation(taken, work);
  } catch (error) {
    throw error instanceof Conflict ? new Conflict('id', changedMeanwhile) : error;
  }
}

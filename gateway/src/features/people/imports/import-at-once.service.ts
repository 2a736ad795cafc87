import { MINUTE } from '../../../durations.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { Limiter } from '../../../limiter.js';
import { BadUserInput, TooLarge } from '../../../errors.js';
import { maxFileBytes, readUpload, type UploadedFile } from '../../../graphql/upload-scalar.js';
import { guessColumns } from './headings.js';
import { DirectoryImport } from './import.entity.js';
import { listRows } from './import.queries.js';
import { insertImport, logComparison } from './import.service.js';
import { IdentifyBy, ImportRowKind } from './import-enums.js';
import type { ImportRow } from './import-row.entity.js';
import {
  applyStep,
  compareStep,
  hasIdentifyingColumn,
  isStatusField,
  type ImportStep,
  readStep,
} from './import-steps.js';
import { maxRows, UnreadableFile } from './reading/limits.ts';
import { readFile, type ReadLines } from './reading/read-file.ts';
import type { ImportReceipt, RefusedRow } from './import-column.types.js';

/** Error message if no column identifies people. */
const missingColumnMessages: Record<IdentifyBy, string> = {
  [IdentifyBy.EMAIL]: 'The file has no column for the email address',
  [IdentifyBy.MOBILE]: 'The file has no column for the phone number',
};

/** Maximum files of a company that are read and applied concurrently: each takes up to 100 MB. */
const maxFilesPerCompany = 2;
const companySlots = new Limiter({ maxPerKey: maxFilesPerCompany, timeoutMs: MINUTE });

/**
 * Imports the valid rows of a file in the request's own transaction and returns the rows that were refused. Unknown columns
 * are ignored. The file is read before the request takes a connection.
 * @throws BadUserInput naming `file` if it cannot be read or the document has other mutations; Forbidden naming `file` if it sets
 * statuses and the viewer may not; Unavailable if too many files of the company are waiting.
 */
export async function importEmployees(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
): Promise<ImportReceipt> {
  context.assertOnlyField('file');
  const release = await companySlots.acquire(context.companyId);
  try {
    return await applyParts(context, file, identifyBy, await readParts(file));
  } finally {
    release();
  }
}

async function readParts(file: UploadedFile): Promise<ReadLines[]> {
  const { bytes, size } = await readUpload(file, maxFileBytes);
  if (size === 0) throw new BadUserInput('file', 'Please select the file.');
  if (size > maxFileBytes) throw new TooLarge('file', 'At most 20 MB');
  const parts: ReadLines[] = [];
  try {
    await readFile(bytes, async (part) => {
      parts.push(part);
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? new BadUserInput('file', error.message) : error;
  }
  return parts;
}

async function applyParts(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
  parts: readonly ReadLines[],
): Promise<ImportReceipt> {
  const directoryImport = await insertImport(context, file, identifyBy);
  const { app, db, caller: origin } = context;
  const step: ImportStep = { app, db, directoryImport, origin, report: async () => undefined };
  await storeLines(step, parts);
  // A preview would show that these columns are ignored; here nobody would notice.
  const headings = directoryImport.columns.map(({ heading }) => heading);
  if (guessColumns(headings).some(({ field }) => isStatusField(field)))
    assertMay(context, 'case:update', 'file');
  Object.assign(directoryImport, await compareStep(step));
  await logComparison(context, directoryImport);
  const key = { companyId: context.companyId, id: directoryImport.id };
  const wrong = listRows(db, key, ImportRowKind.WRONG, { page: 1, pageSize: maxRows });
  const refused = (await wrong.items()).map((row) => toRefusedRow(row));
  await applyStep(step);
  const manager = await db.manager();
  await manager.delete(DirectoryImport, key);
  return { added: directoryImport.new, updated: directoryImport.changed, refused };
}

async function storeLines(step: ImportStep, parts: readonly ReadLines[]): Promise<void> {
  const { directoryImport } = step;
  const { columns, total } = await readStep(step, async (onLines) => {
    for (const part of parts) await onLines(part);
  });
  Object.assign(directoryImport, { columns, total });
  if (!hasIdentifyingColumn(directoryImport.columns, directoryImport))
    throw new BadUserInput('file', missingColumnMessages[directoryImport.identifyBy]);
}

/** Joins the errors of a row to one message. */
function toRefusedRow({ row, cells, error }: ImportRow): RefusedRow {
  const messages = [error, ...cells.map((cell) => cell.error)].filter((text) => text !== null);
  return { row, message: [...new Set(messages)].join(' ') };
}

import type { RequestContext } from '../../context.js';
import { BadUserInput, TooLarge } from '../../errors.js';
import { largestFile, readUpload, type UploadedFile } from '../../uploads.js';
import { requireRoom } from '../companies/plan-access.service.js';
import { DirectoryImport } from './import.entity.js';
import { rowsOnPage } from './import.queries.js';
import { insertImport } from './import.service.js';
import { IdentifyBy, ImportRowKind } from './import.words.js';
import type { ImportReceipt, RefusedRow } from './import-receipt.entity.js';
import type { ImportRow } from './import-row.entity.js';
import { applyStep, compareStep, identifies, type ImportStep, readStep } from './import-steps.js';
import { mostRows } from './reading/limits.ts';
import { UnreadableFile } from './reading/problem.ts';

/** What is asked for where no column tells people apart. */
const missing: Record<IdentifyBy, string> = {
  [IdentifyBy.EMAIL]: 'The file has no column for the email address',
  [IdentifyBy.MOBILE]: 'The file has no column for the phone number',
};

/**
 * Takes the good rows of a file in one go, in the request's own transaction, and says which were not taken. Columns that are not
 * known are left out.
 */
export async function importEmployees(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
): Promise<ImportReceipt> {
  const { bytes, size } = await readUpload(file, largestFile);
  if (size === 0) throw wrongFile('Please select the file.');
  if (size > largestFile) throw new TooLarge('file', 'At most 20 MB');
  const directoryImport = await insertImport(context, file, identifyBy);
  const { app, db, caller: origin } = context;
  const step: ImportStep = { app, db, directoryImport, origin, report: async () => undefined };
  await read(step, bytes);
  Object.assign(directoryImport, await compareStep(step));
  await requireRoom(context, directoryImport.new);
  const key = { companyId: context.companyId, id: directoryImport.id };
  const all = { kind: ImportRowKind.WRONG, page: 1, pageSize: mostRows };
  const refused = (await rowsOnPage(db, key, all)).map((row) => refusedRow(row));
  await applyStep(step);
  const manager = await db.manager();
  await manager.delete(DirectoryImport, key);
  return { added: directoryImport.new, updated: directoryImport.changed, refused };
}

async function read(step: ImportStep, bytes: Buffer): Promise<void> {
  const { directoryImport } = step;
  try {
    const { columns, total } = await readStep(step, bytes);
    Object.assign(directoryImport, { columns, total });
  } catch (error) {
    throw error instanceof UnreadableFile ? wrongFile(error.message) : error;
  }
  if (!identifies(directoryImport.columns, directoryImport))
    throw wrongFile(missing[directoryImport.identifyBy]);
}

/** A row in one line; a field that the file has not is named by its message alone. */
function refusedRow({ row, cells, error }: ImportRow): RefusedRow {
  const messages = [error, ...cells.map((cell) => cell.error)].filter((text) => text !== null);
  return { row, message: [...new Set(messages)].join(' ') };
}

function wrongFile(message: string): BadUserInput {
  return new BadUserInput([{ field: 'file', message }]);
}

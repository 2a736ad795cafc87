import { MINUTE } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { TenantSlots } from '../../database/tenant-slots.js';
import { BadUserInput, TooLarge } from '../../errors.js';
import { maxFileBytes, readUpload, type UploadedFile } from '../../graphql/upload-scalar.js';
import { DirectoryImport } from './import.entity.js';
import { rowsOnPage } from './import.queries.js';
import { insertImport } from './import.service.js';
import { IdentifyBy, ImportRowKind } from './import.words.js';
import type { ImportReceipt, RefusedRow } from './import-receipt.entity.js';
import type { ImportRow } from './import-row.entity.js';
import { applyStep, compareStep, identifies, type ImportStep, readStep } from './import-steps.js';
import { mostRows } from './reading/limits.ts';
import { UnreadableFile } from './reading/problem.ts';
import { readFile, type ReadLines } from './reading/read-file.ts';

/** What is asked for where no column tells people apart. */
const missing: Record<IdentifyBy, string> = {
  [IdentifyBy.EMAIL]: 'The file has no column for the email address',
  [IdentifyBy.MOBILE]: 'The file has no column for the phone number',
};

/** Files of one company that are read and applied at a time: each takes up to 100 MB while it is. */
const maxFilesPerCompany = 2;
/** Longest wait for one of these, in milliseconds. */
const turnTimeoutMs = MINUTE;
const companySlots = new TenantSlots(maxFilesPerCompany, turnTimeoutMs);

/**
 * Takes the good rows of a file in one go, in the request's own transaction, and says which were not taken. Columns that are not
 * known are left out. The file is read before the request has a connection.
 * @throws BadUserInput naming `file` for one that cannot be read, and beside other mutations; Unavailable where too many files of
 * the company wait.
 */
export async function importEmployees(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
): Promise<ImportReceipt> {
  context.assertAlone('file');
  const release = await companySlots.acquire(context.companyId);
  try {
    return await applyParts(context, file, identifyBy, await readParts(file));
  } finally {
    release();
  }
}

async function readParts(file: UploadedFile): Promise<ReadLines[]> {
  const { bytes, size } = await readUpload(file, maxFileBytes);
  if (size === 0) throw wrongFile('Please select the file.');
  if (size > maxFileBytes) throw new TooLarge('file', 'At most 20 MB');
  const parts: ReadLines[] = [];
  try {
    await readFile(bytes, async (part) => {
      parts.push(part);
    });
  } catch (error) {
    throw error instanceof UnreadableFile ? wrongFile(error.message) : error;
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
  await keepLines(step, parts);
  Object.assign(directoryImport, await compareStep(step));
  const key = { companyId: context.companyId, id: directoryImport.id };
  const all = { kind: ImportRowKind.WRONG, page: 1, pageSize: mostRows };
  const refused = (await rowsOnPage(db, key, all)).map((row) => refusedRow(row));
  await applyStep(step);
  const manager = await db.manager();
  await manager.delete(DirectoryImport, key);
  return { added: directoryImport.new, updated: directoryImport.changed, refused };
}

async function keepLines(step: ImportStep, parts: readonly ReadLines[]): Promise<void> {
  const { directoryImport } = step;
  const { columns, total } = await readStep(step, async (take) => {
    for (const part of parts) await take(part);
  });
  Object.assign(directoryImport, { columns, total });
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

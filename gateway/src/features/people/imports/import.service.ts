import { Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../../durations.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import type { Listing, ListPage } from '../../../database/listing.js';
import { BadUserInput, Conflict, NotFound, TooLarge } from '../../../errors.js';
import { maxFileBytes, type UploadedFile } from '../../../graphql/upload-scalar.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { maxPeopleOfAccess, logAccessByStatus } from '../../audit/accesses/access-log.js';
import { assertRoom } from '../../company/orders/plan-access.service.js';
import { hasDirectoryChanged } from './apply.queries.js';
import { DirectoryImport, ImportFile } from './import.entity.js';
import type { ImportColumnInput } from './import.inputs.js';
import {
  deleteStaged,
  findComparedPeople,
  listRows,
  lockImportStarts,
  stopOldestPreviews,
} from './import.queries.js';
import { type IdentifyBy, ImportRowKind, ImportState, ImportTake } from './import-enums.js';
import type { ImportRow } from './import-row.entity.js';
import { hasChangedMessage, hasIdentifyingColumn, isStatusField } from './import-steps.js';
import { maxColumns, notASpreadsheet } from './reading/limits.ts';

const maxFileNameLength = 200;
const columnsAreFixed = 'The columns of this import cannot be changed now';
/** Maximum unconfirmed imports of a company; beyond that the oldest are stopped. */
const maxOpenImports = 5;

/**
 * Finds an import of the viewer's company.
 * @throws NotFound for unknown, deleted and other companies' imports alike, Forbidden for one with statuses that the viewer's role may
 * not read.
 */
export async function findImport(context: RequestContext, id: string): Promise<DirectoryImport> {
  const manager = await context.db.manager();
  const found = await manager.findOneBy(DirectoryImport, { companyId: context.companyId, id });
  if (!found) throw new NotFound();
  if (hasStatuses(found)) assertMay(context, 'case:update', 'id');
  if (found.state === ImportState.READY) await logComparison(context, found);
  return found;
}

function hasStatuses({ columns }: Pick<DirectoryImport, 'columns'>): boolean {
  return columns.some(({ field }) => isStatusField(field));
}

/** Logs an access to the people of a short file with statuses: the numbers of changed and unchanged rows tell theirs. */
export async function logComparison(
  context: RequestContext,
  directoryImport: DirectoryImport,
): Promise<void> {
  if (!hasStatuses(directoryImport)) return;
  const people = await findComparedPeople(context.db, directoryImport, maxPeopleOfAccess + 1);
  logAccessByStatus(context, people);
}

/** Lists rows of a preview. If the file has statuses, each row tells the person's, so that a short page is an access at each of them. */
export function listRowsOfPreview(
  context: RequestContext,
  directoryImport: DirectoryImport,
  kind: ImportRowKind | null,
  listing: Pick<Listing, 'page' | 'pageSize'>,
): ListPage<ImportRow> {
  const page = listRows(context.db, directoryImport, kind, listing);
  if (!hasStatuses(directoryImport)) return page;
  return {
    ...page,
    items: async () => {
      const rows = await page.items();
      const ofPresent = rows.filter((row) => row.kind !== ImportRowKind.NEW);
      logAccessByStatus(
        context,
        ofPresent.map(({ employeeId }) => employeeId).filter((id) => id !== null),
      );
      return rows;
    },
  };
}

/**
 * Stores the file and queues it for reading. The import is deleted after a day. If the company has too many unconfirmed imports, the
 * oldest one is stopped.
 */
export async function startImport(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
): Promise<DirectoryImport> {
  const directoryImport = await insertImport(context, file, identifyBy);
  const { companyId, id } = directoryImport;
  const manager = await context.db.manager();
  let part = 0;
  let size = 0;
  for await (const bytes of file.createReadStream() as AsyncIterable<Buffer>) {
    size += bytes.length;
    if (size > maxFileBytes) throw new TooLarge('file', 'At most 20 MB');
    await manager.insert(ImportFile, { companyId, importId: id, part, bytes });
    part += 1;
  }
  if (size === 0) throw new BadUserInput('file', 'The file is empty');
  const job = { companyId, importId: id };
  await context.app.jobs.send(context.db, 'directory-import', job);
  await context.app.jobs.send(context.db, 'forget-import', job, new Date(Date.now() + DAY));
  await auditStep(context, AuditAction.IMPORT_STARTED, id);
  await stopSurplusPreviews(context, directoryImport);
  return directoryImport;
}

/** Stops surplus previews. Runs after the upload, so that other starts do not wait for it, and concurrent starts find this import. */
async function stopSurplusPreviews(
  context: RequestContext,
  { id }: DirectoryImport,
): Promise<void> {
  const { companyId, db } = context;
  await lockImportStarts(db, companyId);
  for (const stopped of await stopOldestPreviews(db, { companyId, id }, maxOpenImports - 1)) {
    await deleteStaged(db, { companyId, id: stopped }, { keepWrong: false });
    await auditStep(context, AuditAction.IMPORT_CANCELLED, stopped);
  }
}

/** Inserts a new import without its file. */
export async function insertImport(
  context: RequestContext,
  file: UploadedFile,
  identifyBy: IdentifyBy,
): Promise<DirectoryImport> {
  if (!/\.(csv|xls|xlsx)$/i.test(file.filename)) throw new BadUserInput('file', notASpreadsheet);
  const { viewer, companyId, caller, db } = context;
  if (!viewer?.email) throw new NotFound();
  const manager = await db.manager();
  const id = uuidv7();
  await manager.insert(DirectoryImport, {
    companyId,
    id,
    fileName: file.filename.toWellFormed().replaceAll('\u0000', '').slice(-maxFileNameLength),
    identifyBy,
    state: ImportState.READING,
    startedBy: viewer.email,
    role: viewer.role,
    address: caller.address,
  });
  return manager.findOneByOrFail(DirectoryImport, { companyId, id });
}

/** Assigns fields to the columns and queues the comparison, for the first time or again. */
export async function updateImportColumns(
  context: RequestContext,
  id: string,
  inputs: readonly ImportColumnInput[],
  identifyBy: IdentifyBy,
): Promise<DirectoryImport> {
  if (inputs.length > maxColumns)
    throw new BadUserInput('columns', `At most ${maxColumns} columns`);
  const directoryImport = await findImport(context, id);
  const { companyId, state } = directoryImport;
  const isOpen = [ImportState.MAPPING, ImportState.READY, ImportState.FAILED].includes(state);
  if (!isOpen || directoryImport.columns.length === 0) throw new Conflict('id', columnsAreFixed);
  if (inputs.some(({ field }) => isStatusField(field ?? null)))
    assertMay(context, 'case:update', 'columns');
  const columns = assignFields(directoryImport, inputs);
  if (!hasIdentifyingColumn(columns, { identifyBy }))
    throw new BadUserInput(
      'columns',
      'Please choose the column of the email address or phone number that identifies people',
    );
  const manager = await context.db.manager();
  const { affected } = await manager.update(
    DirectoryImport,
    { companyId, id, state },
    {
      columns,
      identifyBy,
      state: ImportState.COMPARING,
      progress: 0,
      new: 0,
      changed: 0,
      unchanged: 0,
      wrong: 0,
      positiveWithoutDate: 0,
      problem: null,
      take: null,
    },
  );
  if (affected !== 1) throw new Conflict('id', columnsAreFixed);
  await auditStep(context, AuditAction.IMPORT_COLUMNS_NAMED, id);
  await context.app.jobs.send(context.db, 'directory-import', { companyId, importId: id });
  return findImport(context, id);
}

function assignFields(
  { columns }: DirectoryImport,
  inputs: readonly ImportColumnInput[],
): DirectoryImport['columns'] {
  const fields = inputs.flatMap(({ field }) => field ?? []);
  if (new Set(fields).size < fields.length)
    throw new BadUserInput('columns', 'Two columns cannot have the same field');
  const indexes = inputs.map(({ index }) => index);
  if (new Set(indexes).size < indexes.length || indexes.some((index) => !columns[index]))
    throw new BadUserInput('columns', 'The file has no such column');
  return columns.map((column) => ({
    ...column,
    field: inputs.find(({ index }) => index === column.index)?.field ?? null,
  }));
}

/**
 * Queues the import to be applied exactly as previewed. Idempotent.
 * @throws Conflict if the directory has changed since, Forbidden if the plan has no room for the new people.
 */
export async function applyImport(
  context: RequestContext,
  id: string,
  take: ImportTake,
): Promise<DirectoryImport> {
  const directoryImport = await findImport(context, id);
  const { companyId, state } = directoryImport;
  if (state === ImportState.APPLYING || state === ImportState.DONE) return directoryImport;
  if (state !== ImportState.READY)
    throw new Conflict('id', 'This import has no preview that could be applied');
  if (take === ImportTake.ALL && directoryImport.wrong > 0)
    throw new BadUserInput('take', 'Some rows have errors: import the others, or correct the file');
  await assertRoom(context.db, companyId, directoryImport.new);
  if (await hasDirectoryChanged(context.db, directoryImport))
    throw new Conflict('id', hasChangedMessage);
  const manager = await context.db.manager();
  const { affected } = await manager.update(
    DirectoryImport,
    { companyId, id, state },
    { state: ImportState.APPLYING, progress: 0, take },
  );
  // If no row was updated, a concurrent request has already queued the job.
  if (affected === 1) {
    await context.app.jobs.send(context.db, 'directory-import', { companyId, importId: id });
    await auditStep(context, AuditAction.IMPORT_CONFIRMED, id);
  }
  return findImport(context, id);
}

/**
 * Cancels an import; a running step rolls back.
 * @throws Conflict if it is done.
 */
export async function cancelImport(context: RequestContext, id: string): Promise<DirectoryImport> {
  const { companyId } = context;
  await findImport(context, id);
  const manager = await context.db.manager();
  const { affected } = await manager.update(
    DirectoryImport,
    { companyId, id, state: Not(ImportState.DONE) },
    { state: ImportState.CANCELLED, progress: 0 },
  );
  if (affected !== 1) throw new Conflict('id', 'This import is done: it can be undone instead');
  await deleteStaged(context.db, { companyId, id }, { keepWrong: false });
  await auditStep(context, AuditAction.IMPORT_CANCELLED, id);
  return findImport(context, id);
}

/** Writes an audit entry without the file's name, which may be personal data. */
function auditStep(context: RequestContext, action: AuditAction, id: string): Promise<void> {
  return writeAudit(context, { companyId: context.companyId, action, detail: `import ${id}` });
}

import { In } from 'typeorm';
import type { App } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import { Conflict, Forbidden } from '../../../errors.js';
import type { Job } from '../../../jobs/jobs.js';
import { EventKind } from '../../company/events/event-kind.js';
import { tellByAddress } from '../../members/inbox/tell-members.js';
import { DirectoryImport, ImportFile } from './import.entity.js';
import { deleteStaged, type ImportKey, lockImport, updateProgress } from './import.queries.js';
import { ImportState } from './import-enums.js';
import { applyStep, compareStep, type ImportStep, readStep } from './import-steps.js';
import { readFile } from './reading/read-file.ts';
import { UnreadableFile } from './reading/limits.ts';

const runningStates = [ImportState.READING, ImportState.COMPARING, ImportState.APPLYING];
/** Minimum interval between reports of progress. */
const reportIntervalMs = 300;

/** Rolls back a step whose import was cancelled, or which another attempt has finished. */
class ImportStopped extends Error {}

/** Starts to run the steps of imports, and to delete imports a day after their start. */
export async function startImports(app: App): Promise<void> {
  await app.jobs.work('directory-import', (job) => runImport(app, job));
  await app.jobs.work('forget-import', ({ data }) => deleteImport(app, data));
}

async function runImport(
  app: App,
  { data, isLastTry, log }: Job<'directory-import'>,
): Promise<void> {
  const key = { companyId: data.companyId, id: data.importId };
  try {
    await inTenant(app.dataSource, key.companyId, (db) => runStep(app, db, key));
  } catch (error) {
    if (error instanceof ImportStopped) return;
    const isFinal =
      error instanceof UnreadableFile || error instanceof Conflict || error instanceof Forbidden;
    if (isFinal) {
      await failImport(app, key, error.message);
      return;
    }
    log.error({ err: error, importId: key.id }, 'import step failed');
    if (isLastTry) await failImport(app, key, 'Something went wrong, Please try again!');
    throw error;
  }
}

/** Runs the import's next step in one transaction, which rolls back if the step fails. */
async function runStep(app: App, db: TenantTransaction, key: ImportKey): Promise<void> {
  await lockImport(db, key);
  const manager = await db.manager();
  const directoryImport = await manager.findOneBy(DirectoryImport, key);
  if (!directoryImport) return;
  const step = { app, db, directoryImport, report: createReporter(app, directoryImport) };
  if (directoryImport.state === ImportState.READING) await read(step);
  if (directoryImport.state === ImportState.COMPARING) await compare(step);
  if (directoryImport.state === ImportState.APPLYING) await apply(step);
}

async function read(step: ImportStep): Promise<void> {
  const { app, db, directoryImport } = step;
  const { companyId, id: importId } = directoryImport;
  const manager = await db.manager();
  const where = { companyId, importId };
  const parts = await manager.find(ImportFile, { where, order: { part: 'ASC' } });
  const file = Buffer.concat(parts.map(({ bytes }) => bytes));
  const { isClear, columns, total } = await readStep(step, (onLines) => readFile(file, onLines));
  const state = isClear ? ImportState.COMPARING : ImportState.MAPPING;
  await manager.delete(ImportFile, where);
  await endStep(step, { state, columns, total });
  if (isClear) await app.jobs.send(db, 'directory-import', where);
}

async function compare(step: ImportStep): Promise<void> {
  const counts = await compareStep(step);
  await endStep(step, { state: ImportState.READY, ...counts });
}

async function apply(step: ImportStep): Promise<void> {
  const changeId = await applyStep(step);
  await endStep(step, { state: ImportState.DONE, changeId });
  const { companyId, id } = step.directoryImport;
  const { app, db } = step;
  const event = { kind: EventKind.IMPORT_DONE, subjectId: id };
  await tellByAddress(app.jobs, db, companyId, step.directoryImport.startedBy, event);
}

/** Moves to the next state in the step's own transaction, unless the import has been cancelled. */
async function endStep(
  { db, directoryImport: { companyId, id, state } }: ImportStep,
  changes: Partial<DirectoryImport>,
): Promise<void> {
  const manager = await db.manager();
  const { affected } = await manager.update(
    DirectoryImport,
    { companyId, id, state },
    { progress: 0, ...changes },
  );
  if (affected !== 1) throw new ImportStopped();
}

/**
 * Stores progress in separate transactions, so that others see it, and stops a step whose import was cancelled. They use the control
 * pool, since the step holds a connection of the request pool.
 */
function createReporter(
  app: App,
  { companyId, id, state }: DirectoryImport,
): (progress: number) => Promise<void> {
  let reportedAt = Date.now();
  return async (progress) => {
    if (Date.now() - reportedAt < reportIntervalMs) return;
    reportedAt = Date.now();
    const isRunning = await inTenant(app.controlDataSource, companyId, (db) =>
      updateProgress(db, { companyId, id }, state, progress),
    );
    if (!isRunning) throw new ImportStopped();
  };
}

async function failImport(app: App, { companyId, id }: ImportKey, problem: string): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    const { affected } = await manager.update(
      DirectoryImport,
      { companyId, id, state: In(runningStates) },
      { state: ImportState.FAILED, progress: 0, problem },
    );
    await manager.delete(ImportFile, { companyId, importId: id });
    const failed = await manager.findOneBy(DirectoryImport, { companyId, id });
    if (affected !== 1 || !failed) return;
    const event = { kind: EventKind.IMPORT_FAILED, subjectId: id };
    await tellByAddress(app.jobs, db, companyId, failed.startedBy, event);
  });
}

/** Deletes an import and everything stored of its file. */
async function deleteImport(
  app: App,
  { companyId, importId: id }: Job<'forget-import'>['data'],
): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    await lockImport(db, { companyId, id });
    await deleteStaged(db, { companyId, id }, { keepWrong: false });
    const manager = await db.manager();
    await manager.delete(DirectoryImport, { companyId, id });
  });
}

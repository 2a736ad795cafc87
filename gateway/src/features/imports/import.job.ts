import { In } from 'typeorm';
import type { App } from '../../request/context.js';
import { inTenant, type TenantTransaction } from '../../database/tenant.js';
import { Conflict, Forbidden } from '../../errors.js';
import type { Job } from '../../jobs/jobs.js';
import { DirectoryImport } from './import.entity.js';
import {
  dropFile,
  dropStaged,
  fileOfImport,
  type ImportKey,
  noteProgress,
  lockImport,
} from './import.queries.js';
import { ImportState } from './import.words.js';
import { applyStep, compareStep, type ImportStep, readStep } from './import-steps.js';
import { UnreadableFile } from './reading/problem.ts';
import { readFile } from './reading/read-file.ts';

const underWay = [ImportState.READING, ImportState.COMPARING, ImportState.APPLYING];
/** How often progress is said, in milliseconds. */
const reportEvery = 300;

/** The import has been cancelled, or another try has done it: nothing of this one may stay. */
class Stopped extends Error {}

/** Does the steps of imports in the background, and forgets imports when their day is over. */
export async function doImports(app: App): Promise<void> {
  await app.jobs.work('directory-import', (job) => doImport(app, job));
  await app.jobs.work('forget-import', ({ data }) => forgetImport(app, data));
}

async function doImport(
  app: App,
  { data, isLastTry, log }: Job<'directory-import'>,
): Promise<void> {
  const key = { companyId: data.companyId, id: data.importId };
  try {
    await inTenant(app.dataSource, key.companyId, (db) => doStep(app, db, key));
  } catch (error) {
    if (error instanceof Stopped) return;
    const isFinal =
      error instanceof UnreadableFile || error instanceof Conflict || error instanceof Forbidden;
    if (isFinal) {
      await failImport(app, key, error.message);
      return;
    }
    log.error({ err: error, importId: key.id }, 'a step of an import failed');
    if (isLastTry) await failImport(app, key, 'Something went wrong, Please try again!');
    throw error;
  }
}

/** Does the step that the import has come to, whole or not at all: a try that breaks off leaves nothing for the next one. */
async function doStep(app: App, db: TenantTransaction, key: ImportKey): Promise<void> {
  await lockImport(db, key);
  const manager = await db.manager();
  const directoryImport = await manager.findOneBy(DirectoryImport, key);
  if (!directoryImport) return;
  const step = { app, db, directoryImport, report: reporter(app, directoryImport) };
  if (directoryImport.state === ImportState.READING) await read(step);
  if (directoryImport.state === ImportState.COMPARING) await compare(step);
  if (directoryImport.state === ImportState.APPLYING) await apply(step);
}

async function read(step: ImportStep): Promise<void> {
  const { app, db, directoryImport: key } = step;
  const file = await fileOfImport(db, key);
  const { isClear, columns, total } = await readStep(step, (take) => readFile(file, take));
  const state = isClear ? ImportState.COMPARING : ImportState.MAPPING;
  await dropFile(db, key);
  await endStep(step, { state, columns, total });
  if (isClear)
    await app.jobs.send(db, 'directory-import', { companyId: key.companyId, importId: key.id });
}

async function compare(step: ImportStep): Promise<void> {
  const counts = await compareStep(step);
  await endStep(step, { state: ImportState.READY, ...counts });
}

async function apply(step: ImportStep): Promise<void> {
  const changeId = await applyStep(step);
  await endStep(step, { state: ImportState.DONE, changeId });
}

/** Goes on to the next state with the step's own transaction, unless somebody has cancelled the import meanwhile. */
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
  if (affected !== 1) throw new Stopped();
}

/**
 * Notes progress in transactions of its own, so that everybody sees it, and stops the step when it is no longer wanted. They have
 * connections of their own: the step holds one of those for requests.
 */
function reporter(
  app: App,
  { companyId, id, state }: DirectoryImport,
): (progress: number) => Promise<void> {
  let said = Date.now();
  return async (progress) => {
    if (Date.now() - said < reportEvery) return;
    said = Date.now();
    const isWanted = await inTenant(app.controlDataSource, companyId, (db) =>
      noteProgress(db, { companyId, id }, state, progress),
    );
    if (!isWanted) throw new Stopped();
  };
}

async function failImport(app: App, { companyId, id }: ImportKey, problem: string): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    await manager.update(
      DirectoryImport,
      { companyId, id, state: In(underWay) },
      { state: ImportState.FAILED, progress: 0, problem },
    );
    await dropFile(db, { companyId, id });
  });
}

/** Deletes an import with everything that was kept of its file, a day after it came. */
async function forgetImport(
  app: App,
  { companyId, importId: id }: Job<'forget-import'>['data'],
): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    await lockImport(db, { companyId, id });
    await dropStaged(db, { companyId, id }, { keepWrong: false });
    const manager = await db.manager();
    await manager.delete(DirectoryImport, { companyId, id });
  });
}

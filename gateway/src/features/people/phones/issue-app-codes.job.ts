import type { App } from '../../../request/context.js';
import { inTenant, type TenantTransaction } from '../../../database/tenant.js';
import type { Job } from '../../../jobs/jobs.js';
import { AccessChangeKind } from '../access/access-change.entity.js';
import { recordAccessChanges } from '../access/access-change.service.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAuditEntry } from '../../audit/entries/audit.service.js';
import { Company, CompanyStatus } from '../../company/profile/company.entity.js';
import { isDeletionDue } from '../../company/profile/company.service.js';
import { getEmployeeBudgetKey } from '../directory/employee.service.js';
import { makeAppCode } from '../directory/employee-rules.js';
import type { SealedCode } from './app-code.js';
import {
  closePeople,
  findPending,
  type LockedRun,
  insertPart,
  lockPendingPeople,
  lockRun,
  type RunCounts,
  type RunKey,
  storeCodes,
} from './app-code.queries.js';
import { AppCodeDelivery, AppCodeRun, AppCodeRunState } from './app-code-run.entity.js';
import { inviteEmployees } from './app-invitation.service.js';
import { seal } from './sealed-box.js';

/** People per batch. Hashing their codes takes about two seconds of a core. */
const batchSize = 50;
/** Batches per job. The rest is another job, so that a large company does not delay others. */
const batchesPerJob = 10;

interface Batch {
  delivery: AppCodeDelivery;
  ids: string[];
}

/** Starts to issue app codes in the background, and to delete runs after a day. */
export async function startIssuingAppCodes(app: App): Promise<void> {
  await app.jobs.work('issue-app-codes', (job) => continueRun(app, job));
  await app.jobs.work('forget-app-codes', ({ data }) => deleteRun(app, data));
}

async function continueRun(
  app: App,
  { data, isLastTry, log }: Job<'issue-app-codes'>,
): Promise<void> {
  const key = { companyId: data.companyId, id: data.runId };
  try {
    for (let batch = 1; batch <= batchesPerJob; batch += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const hasMore = await runBatch(app, key, data.slice, batch === batchesPerJob);
      if (!hasMore) return;
    }
  } catch (error) {
    log.error({ err: error, runId: key.id }, 'issuing app codes failed');
    if (isLastTry) await failRun(app, key);
    throw error;
  }
}

/**
 * Issues the next batch of codes in one transaction. After a crash no code of it is stored, and the old codes stay valid.
 * @param isLast whether another job continues after it.
 * @returns whether this job should run another batch.
 */
async function runBatch(app: App, key: RunKey, slice: number, isLast: boolean): Promise<boolean> {
  const { dataSource, limits } = app;
  const batch = await inTenant(dataSource, key.companyId, (db) => findBatch(db, key, slice));
  if (!batch) return false;
  // No connection is held while codes are hashed.
  const codes = batch.delivery === AppCodeDelivery.DOWNLOAD ? await makeCodes(app, batch.ids) : [];
  const stored: string[] = [];
  const hasMore = await inTenant(dataSource, key.companyId, async (db) => {
    const run = await lockRun(db, key);
    // The run was cancelled, or another job continues it.
    if (run?.state !== AppCodeRunState.RUNNING || run.slice !== slice) return false;
    const company = await findOpenCompany(db, key.companyId);
    if (!company) {
      await stopRun(db, key, 'The company is not active');
      return false;
    }
    const people = await lockPendingPeople(db, key, batch.ids);
    const present = new Set(people.map(({ id }) => id));
    if (run.publicKey) {
      const issued = codes.filter(({ id }) => present.has(id));
      await storeSealed(db, key, run.publicKey, issued);
      const changed = people.map(({ id, email, hasCode }) => ({
        employeeId: id,
        oldEmail: email,
        kinds: [hasCode ? AccessChangeKind.CODE : AccessChangeKind.FIRST_CODE],
      }));
      const maker = { by: run.startedBy, role: run.role };
      await recordAccessChanges(app, db, key.companyId, changed, maker);
      stored.push(...present);
    } else await inviteEmployees(app, db, company, people);
    const counts = await closePeople(db, key, batch.ids, [...present]);
    if (batch.ids.length < batchSize) {
      await finishRun(db, key, run, counts);
      return false;
    }
    if (isLast) await enqueueNextJob(app, db, key, slice + 1);
    return !isLast;
  });
  // Lets people who have used up their attempts sign in with the new code.
  const { companyId } = key;
  const subjects = stored.map((id) => getEmployeeBudgetKey({ companyId, id }));
  if (subjects.length > 0) await limits.clear('employee', subjects);
  return hasMore;
}

async function findBatch(
  db: TenantTransaction,
  key: RunKey,
  slice: number,
): Promise<Batch | undefined> {
  const manager = await db.manager();
  const run = await manager.findOneBy(AppCodeRun, {
    ...key,
    state: AppCodeRunState.RUNNING,
    slice,
  });
  return run ? { delivery: run.delivery, ids: await findPending(db, key, batchSize) } : undefined;
}

function makeCodes(app: App, ids: readonly string[]): Promise<SealedCode[]> {
  return Promise.all(
    ids.map(async (id) => {
      const code = makeAppCode();
      return { id, code, hash: await app.passwords.hashInBackground(code) };
    }),
  );
}

async function storeSealed(
  db: TenantTransaction,
  key: RunKey,
  publicKey: Buffer,
  codes: readonly SealedCode[],
): Promise<void> {
  if (codes.length === 0) return;
  await storeCodes(db, key.companyId, codes);
  const sealed = seal(publicKey, JSON.stringify(codes), key.id);
  await insertPart(db, key, codes.length, sealed);
}

async function findOpenCompany(db: TenantTransaction, id: string): Promise<Company | null> {
  const manager = await db.manager();
  const company = await manager.findOneBy(Company, { id, status: CompanyStatus.ACTIVE });
  return company && !isDeletionDue(company) ? company : null;
}

/** Queues the next job. A retry of this job finds another slice and does nothing. */
async function enqueueNextJob(
  app: App,
  db: TenantTransaction,
  key: RunKey,
  slice: number,
): Promise<void> {
  const manager = await db.manager();
  await manager.update(AppCodeRun, key, { slice });
  await app.jobs.send(db, 'issue-app-codes', { companyId: key.companyId, runId: key.id, slice });
}

async function finishRun(
  db: TenantTransaction,
  key: RunKey,
  { startedBy, role, address }: LockedRun,
  { issued, gone }: RunCounts,
): Promise<void> {
  const manager = await db.manager();
  await manager.update(AppCodeRun, key, { state: AppCodeRunState.DONE });
  await writeAuditEntry(
    db,
    {
      companyId: key.companyId,
      action: AuditAction.APP_CODES_ISSUED,
      detail: `${issued} people, ${gone} had left the directory, run ${key.id}`,
    },
    { address },
    { email: startedBy, role },
  );
}

async function stopRun(db: TenantTransaction, key: RunKey, problem: string): Promise<void> {
  const manager = await db.manager();
  await manager.update(
    AppCodeRun,
    { ...key, state: AppCodeRunState.RUNNING },
    { state: AppCodeRunState.FAILED, problem },
  );
}

async function failRun(app: App, key: RunKey): Promise<void> {
  await inTenant(app.dataSource, key.companyId, (db) =>
    stopRun(db, key, 'Something went wrong, Please try again!'),
  );
}

/** Deletes a run and its uncollected codes, a day after its start. */
async function deleteRun(
  app: App,
  { companyId, runId: id }: Job<'forget-app-codes'>['data'],
): Promise<void> {
  await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    await manager.delete(AppCodeRun, { companyId, id });
  });
}

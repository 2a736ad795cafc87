import { DAY } from '../../../durations.js';
import { assertMay } from '../../../request/auth-checker.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../../audit/entries/audit.service.js';
import { hasSetStatus } from '../changes/directory-change.queries.js';
import { logSelectionByStatus, selectionError } from '../changes/selection.js';
import type { AppCodePeopleInput, IssueAppCodesInput } from './app-code.inputs.js';
import {
  countCandidates,
  insertPeople,
  lockRunStarts,
  buildPeopleCondition,
} from './app-code.queries.js';
import type { AppCodeCandidates } from './app-code-payloads.types.js';
import { AppCodeDelivery, AppCodeRun, AppCodeRunState } from './app-code-run.entity.js';
import { derivePublicKey, readPrivateKey } from './sealed-box.js';

/** How long codes can be collected and a run is listed. */
const runLifetimeMs = DAY;

/** Counts the people who would get a code. */
export async function findCandidates(
  context: RequestContext,
  people: AppCodePeopleInput,
): Promise<AppCodeCandidates> {
  await assertMaySelect(context, people);
  return countCandidates(context.db, context.companyId, buildPeopleCondition(people));
}

/**
 * Checks a selection, and logs whom a selection by status finds.
 * @throws Forbidden for people selected by a status that the viewer's role may not read.
 */
async function assertMaySelect(
  context: RequestContext,
  { selection, changeId }: AppCodePeopleInput,
): Promise<void> {
  if (selection?.filter?.status)
    assertMay(context, 'health:read', 'people.selection.filter.status');
  if (selection) await logSelectionByStatus(context, selection);
  if (changeId && (await hasSetStatus(context.db, context.companyId, changeId)))
    assertMay(context, 'health:read', 'people.changeId');
}

/**
 * Finds a run of the viewer's company.
 * @throws NotFound for unknown, deleted and other companies' runs alike.
 */
export async function findRun(context: RequestContext, id: string): Promise<AppCodeRun> {
  const manager = await context.db.manager();
  const run = await manager.findOneBy(AppCodeRun, { companyId: context.companyId, id });
  if (!run) throw new NotFound();
  return run;
}

/** Lists the runs of the last day, newest first. */
export async function listRuns({ db, companyId }: RequestContext): Promise<AppCodeRun[]> {
  const manager = await db.manager();
  return manager.find(AppCodeRun, {
    where: { companyId },
    order: { createdAt: 'DESC' },
    take: 20,
  });
}

/**
 * Starts issuing new codes in the background. A repeated request with the same id returns the first run.
 * @throws Conflict while another run of the company is running, NotFound if none of the given ids is in the directory, BadUserInput if a
 * search finds nobody, the key is missing or the document has other fields, RateLimited after 20 in an hour.
 */
export async function issueAppCodes(
  context: RequestContext,
  input: IssueAppCodesInput,
): Promise<AppCodeRun> {
  const { app, companyId, db, viewer, caller } = context;
  context.assertOnlyField('input');
  await context.takeBudget('app-codes', companyId);
  const { delivery, people } = input;
  // The codes are encrypted for the id as it is stored.
  const id = input.id.toLowerCase();
  await assertMaySelect(context, people);
  const publicKey = readPublicKey(input);
  const found = buildPeopleCondition(people);
  if (!viewer?.email) throw new NotFound();
  await lockRunStarts(db, companyId);
  const manager = await db.manager();
  const same = await manager.findOneBy(AppCodeRun, { companyId, id });
  if (same) {
    const isRepeated =
      same.delivery === delivery &&
      (publicKey === null || (same.publicKey?.equals(publicKey) ?? false));
    if (!isRepeated) throw new Conflict('id', 'This id has been used for other codes');
    return same;
  }
  if (await manager.existsBy(AppCodeRun, { companyId, state: AppCodeRunState.RUNNING }))
    throw new Conflict('id', 'App codes are being issued already: wait until that is done');
  await manager.insert(AppCodeRun, {
    companyId,
    id,
    delivery,
    state: AppCodeRunState.RUNNING,
    publicKey,
    startedBy: viewer.email,
    role: viewer.role,
    address: caller.address,
  });
  const counts = await insertPeople(db, { companyId, id, delivery }, found);
  if (counts.total === 0)
    throw people.selection?.ids ? new NotFound() : selectionError('Nobody is selected');
  await manager.update(AppCodeRun, { companyId, id }, counts);
  await app.jobs.send(db, 'issue-app-codes', { companyId, runId: id, slice: 0 });
  const deleteAt = new Date(Date.now() + runLifetimeMs);
  await app.jobs.send(db, 'forget-app-codes', { companyId, runId: id }, deleteAt);
  await writeAudit(context, {
    companyId,
    action: AuditAction.APP_CODES_REQUESTED,
    detail: `${toWords(delivery)}, ${counts.total} people, run ${id}`,
  });
  return findRun(context, id);
}

function readPublicKey({ delivery, key }: IssueAppCodesInput): Buffer | null {
  if (delivery === AppCodeDelivery.MAIL) return null;
  const privateKey = readPrivateKey(key ?? '');
  if (!privateKey) throw keyError('The key has to be 32 random bytes in base64url');
  return derivePublicKey(privateKey);
}

/** Makes the error of an invalid key. */
export function keyError(message: string): BadUserInput {
  return new BadUserInput('key', message);
}

/**
 * Stops a run. Codes and invitations that it has already made stay valid.
 * @throws Conflict if it has ended.
 */
export async function cancelAppCodes(context: RequestContext, id: string): Promise<AppCodeRun> {
  const { companyId, db } = context;
  await findRun(context, id);
  const manager = await db.manager();
  const { affected } = await manager.update(
    AppCodeRun,
    { companyId, id, state: AppCodeRunState.RUNNING },
    { state: AppCodeRunState.CANCELLED },
  );
  if (affected !== 1) throw new Conflict('id', 'This is done already');
  const run = await findRun(context, id);
  await writeAudit(context, {
    companyId,
    action: AuditAction.APP_CODES_CANCELLED,
    detail: `${run.issued} of ${run.total} people, run ${id}`,
  });
  return run;
}

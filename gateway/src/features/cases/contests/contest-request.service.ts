import { v7 as uuidv7 } from 'uuid';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockPeopleOfCases } from '../register/case.queries.js';
import { findKeptFromById } from '../../company/profile/company.queries.js';
import { ContactSource } from '../../contacts/records/contact-source.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { wakeRecount } from '../../../jobs/mark-cases.js';
import { previewChange } from './contest-preview.service.js';
import type { ContestPreview } from './contest-preview.types.js';
import { type EnteredContest, findContestErrors } from './contest-rules.js';
import { type ContestRequest, ContestRequestState } from './contest-request.entity.js';
import {
  countOpenRequests,
  decideRequest,
  findStoredRequest,
  listRecordedPairs,
  storeRequest,
} from './contest-request.queries.js';
import { getInitialState } from './contest.service.js';
import {
  confirmStoredContest,
  type ContestedSpan,
  filterUncontested,
  listContestsOfRequests,
  type PairSpan,
  storeContests,
} from './contest.queries.js';
import type { DeclineContestRequestInput } from './contest.inputs.js';

const maxDays = 31;
const maxOpenRequests = 20;
const maxNoteLength = 2000;

/**
 * Stores an employee's request for a contest, which waits for a decision.
 * @throws BadUserInput naming the invalid fields.
 */
export async function requestContest(
  db: Rows,
  companyId: string,
  employeeId: string,
  entered: EnteredContest,
): Promise<ContestRequest> {
  const keptFrom = await findKeptFromById(db, companyId);
  const errors = findContestErrors(entered, { now: Date.now(), keptFrom, maxDays });
  const note = entered.note?.trim() ?? '';
  if (note.length > maxNoteLength)
    errors.push({ field: 'note', message: `At most ${maxNoteLength} characters` });
  if (errors.length > 0) throw new BadUserInput(errors);
  await lockPeopleOfCases(db, companyId, [employeeId]);
  if ((await countOpenRequests(db, companyId, employeeId)) >= maxOpenRequests)
    throw new BadUserInput('from', 'Please wait until your earlier requests are answered');
  const { from, until, reason } = entered;
  const request = { id: uuidv7(), employeeId, from, until, reason, note };
  const stored = await storeRequest(db, companyId, request);
  await wakeRecount(db, companyId);
  return stored;
}

/** Sources whose records may arrive after a request is accepted. Who adds a contact by hand then has been told of it since. */
const sourcesOfDevices = [ContactSource.MOBILE, ContactSource.CAMERA];

/**
 * Accepts a request: contests the contacts of the employee with everybody in its time, also those that are uploaded later, unless they are
 * contested already. Of contacts added by hand, those of today are contested.
 * @throws NotFound; Conflict naming `id` if the request was answered already.
 */
export async function acceptContestRequest(
  context: RequestContext,
  id: string,
): Promise<ContestRequest> {
  const { db, companyId, viewer } = context;
  const { employeeId, from, until } = await findRequest(context, id);
  // Whoever contests a contact of the employee locks them too.
  await lockPeopleOfCases(db, companyId, [employeeId]);
  const request = await decide(context, id, ContestRequestState.ACCEPTED, '');
  const recorded = await listSpans(context, request);
  const spans = [
    ...sourcesOfDevices.map((source): ContestedSpan => ({
      personId: employeeId,
      otherId: null,
      source,
      from,
      until,
    })),
    ...recorded.filter(({ source }) => source === ContactSource.MANUAL),
  ];
  const state = await getInitialState(context);
  const contestedBy = viewer?.email ?? null;
  const contestedByAccountId = viewer?.accountId ?? null;
  const { reason, note } = request;
  await storeContests(
    db,
    companyId,
    (await filterUncontested(db, companyId, spans)).map((span) => ({
      ...span,
      id: uuidv7(),
      reason,
      note,
      state,
      contestedBy,
      contestedByAccountId,
      requestId: id,
    })),
  );
  await finishAct(context, id, AuditAction.CONTEST_REQUEST_ACCEPTED);
  return request;
}

/**
 * Declines a request.
 * @throws NotFound; Conflict naming `id` if it was answered already.
 */
export async function declineContestRequest(
  context: RequestContext,
  { id, answer }: DeclineContestRequestInput,
): Promise<ContestRequest> {
  await findRequest(context, id);
  const request = await decide(context, id, ContestRequestState.DECLINED, answer.trim());
  await finishAct(context, id, AuditAction.CONTEST_REQUEST_DECLINED);
  return request;
}

/**
 * Previews accepting a request as if its contests were confirmed.
 * @returns null if it affects too much.
 * @throws what `acceptContestRequest` throws.
 */
export async function previewRequest(
  context: RequestContext,
  id: string,
): Promise<ContestPreview | null> {
  const { db, companyId } = context;
  const recorded = await listSpans(context, await findRequest(context, id));
  const spans = await filterUncontested(db, companyId, recorded);
  const people = spans.flatMap(({ personId, otherId }) => [personId, otherId]);
  logAccess(context, PersonReadKind.EVIDENCE, people);
  return previewChange(context, 'id', spans, async (trial) => {
    await acceptContestRequest(trial, id);
    for (const contest of await listContestsOfRequests(trial.db, companyId, [id]))
      await confirmStoredContest(trial.db, companyId, contest.id, null);
  });
}

/** @throws NotFound. */
async function findRequest({ db, companyId }: RequestContext, id: string): Promise<ContestRequest> {
  const request = await findStoredRequest(db, companyId, id);
  if (!request) throw new NotFound();
  return request;
}

async function listSpans(
  { db, companyId }: RequestContext,
  request: ContestRequest,
): Promise<PairSpan[]> {
  const { from, until } = request;
  const pairs = await listRecordedPairs(db, companyId, request);
  return pairs.map((pair) => ({ ...pair, from, until }));
}

async function decide(
  { db, companyId, viewer }: RequestContext,
  id: string,
  state: ContestRequestState,
  answer: string,
): Promise<ContestRequest> {
  const decidedBy = viewer?.email ?? null;
  const decided = await decideRequest(db, companyId, id, { state, decidedBy, answer });
  if (!decided) throw new Conflict('id', 'This request has been answered already');
  return decided;
}

async function finishAct(context: RequestContext, id: string, action: AuditAction): Promise<void> {
  const { db, companyId } = context;
  await wakeRecount(db, companyId);
  await writeAudit(context, { companyId, action, detail: `request ${id}` });
}

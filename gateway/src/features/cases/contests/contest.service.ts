import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockPeopleOfCases } from '../register/case.queries.js';
import type { Company } from '../../company/profile/company.entity.js';
import { findKeptFrom, ownCompany } from '../../company/profile/company.service.js';
import { findFollowedPersonId } from '../../people/changes/former-employee.queries.js';
import { findReferencedPerson } from '../../people/changes/referenced-person.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import { wakeRecount } from '../../../jobs/mark-cases.js';
import { previewChange } from './contest-preview.service.js';
import type { ContestPreview } from './contest-preview.types.js';
import { findContestErrors } from './contest-rules.js';
import { listRecordedPairs } from './contest-request.queries.js';
import { type Contest, ContestState } from './contest.entity.js';
import type { ContestContactInput, ContestFilterInput } from './contest.inputs.js';
import {
  confirmStoredContest,
  type ContestListing,
  filterUncontested,
  hasRecords,
  listContestsById,
  type PairSpan,
  storeContests,
  withdrawStoredContest,
} from './contest.queries.js';

/**
 * Contests a recorded contact. The contest counts at once, unless the company requires a second person to confirm it.
 * @throws BadUserInput naming the invalid fields; Conflict naming `from` if all of the time is contested already; Forbidden for an API key
 * if the company requires confirmation.
 */
export async function contestContact(
  context: RequestContext,
  input: ContestContactInput,
): Promise<Contest> {
  const { db, companyId } = context;
  const span = await parseContest(context, input);
  await lockPeopleOfCases(db, companyId, [span.personId, span.otherId]);
  if ((await filterUncontested(db, companyId, [span])).length === 0)
    throw new Conflict('from', 'This time is contested already');
  const [contest] = await storeContests(db, companyId, [
    {
      ...span,
      id: uuidv7(),
      reason: input.reason,
      note: input.note?.trim() ?? '',
      state: await getInitialState(context),
      contestedBy: context.viewer?.email ?? null,
      contestedByAccountId: context.viewer?.accountId ?? null,
      requestId: null,
    },
  ]);
  await finishAct(context, contest!, AuditAction.CONTACT_CONTESTED);
  return contest!;
}

/** Previews a contest as if it were confirmed. @returns null if it affects too much. @throws what `contestContact` throws. */
export async function previewContest(
  context: RequestContext,
  input: ContestContactInput,
): Promise<ContestPreview | null> {
  const span = await parseContest(context, input);
  logAccess(context, PersonReadKind.EVIDENCE, [span.personId, span.otherId]);
  return previewChange(context, 'input', [span], async (trial) => {
    const { id } = await contestContact(trial, input);
    await confirmStoredContest(trial.db, trial.companyId, id, null);
  });
}

/** Previews confirming a contest. @returns null if it affects too much. @throws NotFound. */
export async function previewConfirmation(
  context: RequestContext,
  id: string,
): Promise<ContestPreview | null> {
  const { state, spans } = await findPreviewedContest(context, id);
  const added = state === ContestState.AWAITING_CONFIRMATION ? spans : [];
  return previewChange(context, 'id', added, ({ db, companyId }) =>
    confirmStoredContest(db, companyId, id, null),
  );
}

/** Previews withdrawing a contest. @returns null if it affects too much. @throws NotFound. */
export async function previewWithdrawal(
  context: RequestContext,
  id: string,
): Promise<ContestPreview | null> {
  const { state, spans } = await findPreviewedContest(context, id);
  const withdrawn = state === ContestState.IN_FORCE ? spans : [];
  return previewChange(context, 'id', withdrawn, ({ db, companyId }) =>
    withdrawStoredContest(db, companyId, id, null),
  );
}

async function findPreviewedContest(
  context: RequestContext,
  id: string,
): Promise<{ state: ContestState; spans: PairSpan[] }> {
  const contest = await findContest(context, id);
  const spans = await listPairs(context, contest);
  const people = spans.flatMap(({ personId, otherId }) => [personId, otherId]);
  logAccess(context, PersonReadKind.EVIDENCE, [...new Set([contest.personId, ...people])]);
  return { state: contest.state, spans };
}

/**
 * Confirms a contest, which counts from then on.
 * @throws NotFound; Conflict naming `id` if it awaits no confirmation, or if the viewer made it; Forbidden for an API key, because its
 * holder may be the author.
 */
export async function confirmContest(context: RequestContext, id: string): Promise<Contest> {
  const { db, companyId, viewer } = context;
  if (viewer?.role === Role.API_KEY)
    throw new Forbidden('An API key cannot confirm contests: another member must do it');
  const { contestedByAccountId } = await findContest(context, id);
  if (contestedByAccountId !== null && contestedByAccountId === viewer?.accountId)
    throw new Conflict('id', 'Somebody else must confirm this contest, because you added it');
  const contest = await confirmStoredContest(db, companyId, id, viewer?.email ?? null);
  if (!contest) throw new Conflict('id', 'This contest is not awaiting confirmation');
  await finishAct(context, contest, AuditAction.CONTEST_CONFIRMED);
  return contest;
}

/**
 * Withdraws a contest, as if it had never been made.
 * @throws NotFound; Conflict naming `id` if it was withdrawn already.
 */
export async function withdrawContest(context: RequestContext, id: string): Promise<Contest> {
  const { db, companyId, viewer } = context;
  await findContest(context, id);
  const contest = await withdrawStoredContest(db, companyId, id, viewer?.email ?? null);
  if (!contest) throw new Conflict('id', 'This contest was withdrawn already');
  await finishAct(context, contest, AuditAction.CONTEST_TAKEN_BACK);
  return contest;
}

/** Lists the pairs that a contest is about: of one with everybody, those with records. */
async function listPairs(
  { db, companyId }: RequestContext,
  { personId, otherId, source, from, until }: Contest,
): Promise<PairSpan[]> {
  if (otherId !== null) return [{ personId, otherId, source, from, until }];
  const pairs = await listRecordedPairs(db, companyId, { employeeId: personId, from, until });
  return pairs.filter((pair) => pair.source === source).map((pair) => ({ ...pair, from, until }));
}

/** @throws NotFound. */
async function findContest({ db, companyId }: RequestContext, id: string): Promise<Contest> {
  const [contest] = await listContestsById(db, companyId, [id]);
  if (!contest) throw new NotFound();
  return contest;
}

/** Resolves the person of a filter. @throws NotFound for a person of another company. */
export async function parseContestListing(
  { db, companyId }: RequestContext,
  { person, state }: ContestFilterInput,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ContestListing> {
  const personId = person ? await findFollowedPersonId(db, companyId, person) : null;
  if (person && personId === null) throw new NotFound();
  return { personId, state: state ?? null, page, pageSize };
}

/** Validates a contest and resolves its people. @throws BadUserInput naming the invalid fields. */
async function parseContest(
  context: RequestContext,
  input: ContestContactInput,
): Promise<PairSpan> {
  const { db, companyId } = context;
  const { source, from, until } = input;
  const bounds = { now: Date.now(), keptFrom: await findKeptFrom(context), maxDays: 1 };
  const errors = findContestErrors(input, bounds);
  const personId = await findReferencedPerson(context, input.person, 'person', errors);
  const otherId = await findReferencedPerson(context, input.other, 'other', errors);
  if (personId !== null && personId === otherId)
    errors.push({ field: 'other', message: 'Please enter two different people' });
  if (errors.length > 0) throw new BadUserInput(errors);
  const [first, second] = [personId!, otherId!].toSorted() as [string, string];
  const span = { personId: first, otherId: second, source, from, until };
  if (!(await hasRecords(db, companyId, span)))
    throw new BadUserInput('from', 'Nothing is recorded of these two and this source in this time');
  return span;
}

/**
 * Returns whether somebody else must confirm a new contest: also for a day after an owner has turned that off, so that nobody does both
 * and the other owners can object.
 */
function doContestsNeedConfirmation({
  contestsNeedConfirmation,
  contestsNeedConfirmationUntil: until,
}: Company): boolean {
  return contestsNeedConfirmation || (until !== null && until.getTime() > Date.now());
}

/**
 * Returns the state of a new contest.
 * @throws Forbidden for an API key if the company requires confirmation, because its holder could confirm the contest too.
 */
export async function getInitialState(context: RequestContext): Promise<ContestState> {
  if (!doContestsNeedConfirmation(await ownCompany(context))) return ContestState.IN_FORCE;
  if (context.viewer?.role === Role.API_KEY)
    throw new Forbidden(
      'Contests of your company need confirmation, so an API key cannot add them: a member must do it',
    );
  return ContestState.AWAITING_CONFIRMATION;
}

/** Writes the audit log and wakes the recount of marked cases. */
async function finishAct(
  context: RequestContext,
  { id }: Contest,
  action: AuditAction,
): Promise<void> {
  const { db, companyId } = context;
  await wakeRecount(db, companyId);
  await writeAudit(context, { companyId, action, detail: `contest ${id}` });
}

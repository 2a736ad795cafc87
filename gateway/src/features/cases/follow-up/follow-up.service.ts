import { v7 as uuidv7 } from 'uuid';
import { getNow, type Rows, type TenantTransaction } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Conflict, NotFound } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { toWords, writeAudit } from '../../audit/entries/audit.service.js';
import { listOpenCasesOfPeople, lockPeopleOfCases } from '../register/case.queries.js';
import { CaseClassification } from '../register/disease-case.entity.js';
import { confirmCases } from '../register/mark-statuses.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { assertValidAct, findCallBack, hasMoment, informsPerson, isCall } from './act-rules.js';
import { infectionTests } from '../diseases/disease-enums.js';
import { FollowUpAct } from './follow-up-act.entity.js';
import {
  type Announcement,
  completesStep,
  CountedFrom,
  FollowUpActKind,
  TestResult,
} from './follow-up-facts.js';
import type { FollowUp } from './follow-up.entity.js';
import { PlanStepKind } from '../diseases/plan-enums.js';
import type { AddFollowUpActInput } from './follow-up.inputs.js';
import {
  findFollowUp as findStoredFollowUp,
  hasAct,
  listFollowUpsOfBatch,
  listFollowUpsById,
  listFollowUpsOfPeople,
  undoActs,
} from './follow-up-list.queries.js';
import { type FollowUpActPayload, InformChannel } from './follow-up.types.js';
import { recomputeFollowUps } from './recount.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';
import { endCallClaim, findOthersCallClaim } from '../calls/call-claim.service.js';
import { listAssignees } from './follow-up.queries.js';
import { tellOfAct, withdrawEvents } from './tell-of-act.js';

/** Finds the follow-up of a person and a disease. @throws NotFound if there is none. */
export async function findFollowUp(
  { db, companyId }: RequestContext,
  employeeId: string,
  disease: DiseaseCode,
): Promise<FollowUp> {
  const found = await findStoredFollowUp(db, companyId, employeeId, disease);
  if (!found) throw new NotFound();
  return found;
}

/** Prepares the announcements of an act that informs nobody. */
export const announceNothing = () =>
  Promise.resolve(() => Promise.resolve<Announcements>(new Map()));

/** What people are told who are informed now, by id of the follow-up. Nobody without an entry is asked to stay home. */
export type Announcements = ReadonlyMap<string, Announcement>;

/**
 * Adds an act to follow-ups. A positive test confirms the open case of each person, or opens a confirmed one. Informing several
 * people skips those whose own phone alone has reported what they would be told, and records for the others what is told without their
 * phones: a list that is worked through in one go must not answer what a phone has invented.
 * @param prepareAnnouncements called before the follow-up is locked; returns what finds the announcements under the lock. Passed in,
 * because the feature follow-up does not depend on notices.
 * An act that was added before with the same `batchId` is returned as it was stored, because its answer may have been lost.
 * @throws BadUserInput naming the invalid field, NotFound for an unknown follow-up, Conflict naming `followUpIds` when somebody is not
 * owed the correction, when everybody would be skipped, or when somebody else has claimed the call.
 */
export async function addFollowUpAct(
  context: RequestContext,
  input: AddFollowUpActInput,
  prepareAnnouncements: (
    followUps: readonly FollowUp[],
  ) => Promise<(followUps: readonly FollowUp[]) => Promise<Announcements>>,
): Promise<FollowUpActPayload> {
  const { db, companyId, viewer } = context;
  const { timeZone } = await ownCompany(context);
  const now = getNow(db);
  assertValidAct(input, todayIn(timeZone, now), now);
  const { kind } = input;
  const assignee =
    kind === FollowUpActKind.ASSIGNED ? await findAssignee(db, companyId, input) : null;
  const ids = [...new Set(input.followUpIds)];
  const findAnnouncements =
    kind === FollowUpActKind.INFORMED
      ? await prepareAnnouncements(selectActed(kind, await listFollowUpsById(db, companyId, ids)))
      : undefined;
  await lockFollowUp(db, companyId);
  const batchId = input.batchId ?? uuidv7();
  const earlier = input.batchId ? await listFollowUpsOfBatch(db, companyId, batchId) : [];
  if (earlier.length > 0) return { followUps: earlier, skipped: [], batchId };
  const followUps = await listFollowUpsById(db, companyId, ids);
  if (followUps.length < ids.length) throw new NotFound();
  if (isCall(input)) await assertNotClaimed(context, followUps);
  if (kind === FollowUpActKind.CORRECTED && followUps.some((each) => !each.owesCorrection))
    throw new Conflict('followUpIds', 'At least one selected person does not need a correction');
  if (kind === FollowUpActKind.PROPHYLAXIS) assertPlanned(input, followUps);
  const done = selectActed(kind, followUps);
  if (done.length === 0)
    throw new Conflict(
      'followUpIds',
      'Only the phones of these people have reported their exposure. Please decide for each person',
    );
  const isTest = kind === FollowUpActKind.TESTED;
  const announcements = await findAnnouncements?.(done);
  const byDisease = [...Map.groupBy(done, ({ disease }) => disease)];
  for (const [disease, ofDisease] of byDisease) {
    const people = ofDisease.map(({ employeeId }) => employeeId);
    const isPositive =
      isTest && input.result === TestResult.POSITIVE && !infectionTests.includes(input.test!);
    const cases = isPositive
      ? await confirmByTest(context, disease, people, input.day!)
      : undefined;
    await storeActs(
      db,
      ofDisease,
      {
        kind,
        by: viewer?.email ?? null,
        day: isTest || kind === FollowUpActKind.RELEASED ? input.day! : null,
        test: isTest ? input.test! : null,
        result: isTest ? input.result! : null,
        happenedAt: hasMoment(kind) ? (input.happenedAt ?? now) : null,
        step: kind === FollowUpActKind.PROPHYLAXIS ? input.step! : null,
        prophylaxis: kind === FollowUpActKind.PROPHYLAXIS ? input.prophylaxis! : null,
        hasSymptoms: kind === FollowUpActKind.SYMPTOMS_CHECKED ? input.hasSymptoms! : null,
        channel: informsPerson(kind) ? input.channel! : null,
        callOutcome: kind === FollowUpActKind.CALLED ? input.callOutcome! : null,
        callBackAt: findCallBack(input, now),
        assignee,
        note: input.note?.trim() ?? '',
        batchId,
      },
      viewer?.sessionId ?? null,
      { cases, announcements },
    );
  }
  if (isCall(input)) for (const { employeeId } of done) await endCallClaim(context, employeeId);
  await tellOfAct(context, input, { followUps: done, assignee, batchId });
  await writeAudit(context, {
    companyId,
    action: AuditAction.FOLLOW_UP_ACT_ADDED,
    detail: `${toWords(kind)}, ${formatPeople(done.length)}`,
  });
  const stored = await listFollowUpsById(db, companyId, ids);
  const doneIds = new Set(done.map(({ id }) => id));
  return {
    followUps: stored.filter(({ id }) => doneIds.has(id)),
    skipped: stored.filter(({ id }) => !doneIds.has(id)),
    batchId,
  };
}

/**
 * Returns the follow-ups that an act is added to. Informing several people leaves out those whose own phone alone has reported what they
 * would be told, and tells the others nothing that only their phones have reported.
 */
function selectActed(kind: FollowUpActKind, followUps: readonly FollowUp[]): readonly FollowUp[] {
  if (kind !== FollowUpActKind.INFORMED || followUps.length === 1) return followUps;
  return followUps.filter(({ isOwnPhoneOnly }) => !isOwnPhoneOnly).map(tellWithoutOwnPhone);
}

/** Returns a follow-up with the last day of quarantine that its person can be told without what only their own phone has reported. */
export function tellWithoutOwnPhone(followUp: FollowUp): FollowUp {
  return { ...followUp, quarantineUntil: followUp.corroboratedUntil };
}

/**
 * Stores an act on follow-ups of one disease, and computes them again. The caller holds the lock of `lockFollowUp`.
 * @param changedBy session in which the act was added; null: a job added it.
 * @param facts `cases`: ids of the open cases of people with a positive test, by person; `announcements`: what informed people are told.
 */
export async function storeActs(
  db: TenantTransaction,
  followUps: readonly FollowUp[],
  act: Pick<FollowUpAct, 'kind' | 'by' | 'batchId'> &
    Partial<
      Pick<
        FollowUpAct,
        | 'day'
        | 'test'
        | 'result'
        | 'happenedAt'
        | 'step'
        | 'prophylaxis'
        | 'hasSymptoms'
        | 'channel'
        | 'callOutcome'
        | 'callBackAt'
        | 'assignee'
        | 'note'
      >
    >,
  changedBy: string | null,
  facts: { cases?: ReadonlyMap<string, string>; announcements?: Announcements } = {},
): Promise<void> {
  const [first] = followUps;
  if (!first) return;
  const { companyId, disease } = first;
  const manager = await db.manager();
  await manager.insert(
    FollowUpAct,
    followUps.map(({ id, employeeId, quarantineUntil, corroboratedUntil, nextStep, dueAt }) => ({
      ...act,
      ...(db.simulatedNow && { at: db.simulatedNow }),
      companyId,
      id: uuidv7(),
      employeeId,
      disease,
      caseId: facts.cases?.get(employeeId) ?? null,
      quarantineUntil,
      corroboratedUntil,
      ...toAnnouncedColumns(act.kind, facts.announcements?.get(id)),
      dueAt: completesStep(act, nextStep) ? dueAt : null,
    })),
  );
  const people = followUps.map(({ employeeId }) => employeeId);
  await recomputeFollowUps(db, companyId, disease, people, changedBy);
}

function toAnnouncedColumns(
  kind: FollowUpActKind,
  announcement: Announcement | undefined,
): Pick<FollowUpAct, 'announcedUntil' | 'announcedTestDay' | 'countedFrom'> {
  if (announcement === undefined) {
    const countedFrom = kind === FollowUpActKind.INFORMED ? CountedFrom.EXPOSURE : null;
    return { announcedUntil: null, announcedTestDay: null, countedFrom };
  }
  const { until, testDay, countedFrom } = announcement;
  return { announcedUntil: until, announcedTestDay: testDay, countedFrom };
}

/**
 * Undoes an act, or all acts of a batch. A case that a positive test opened or confirmed stays so.
 * @throws NotFound for an unknown id; Conflict naming `id` if it was undone already, or if a notice was sent.
 */
export async function undoFollowUpAct(
  context: RequestContext,
  id: string,
): Promise<FollowUpActPayload> {
  const { db, companyId, viewer } = context;
  await lockFollowUp(db, companyId);
  if (!(await hasAct(db, companyId, id))) throw new NotFound();
  const undone = await undoActs(db, companyId, id, viewer?.email ?? null);
  const [first] = undone;
  if (!first) throw new Conflict('id', 'Already undone');
  if (undone.some(({ channel }) => channel === InformChannel.NOTICE))
    throw new Conflict('id', 'A notice was sent, which cannot be undone');
  await withdrawEvents(db, companyId, first.batchId);
  const followUps: FollowUp[] = [];
  for (const [disease, acts] of Map.groupBy(undone, (act) => act.disease)) {
    const people = acts.map(({ employeeId }) => employeeId);
    await recomputeFollowUps(db, companyId, disease, people, viewer?.sessionId ?? null);
    followUps.push(...(await listFollowUpsOfPeople(db, companyId, disease, people)));
  }
  await writeAudit(context, {
    companyId,
    action: AuditAction.FOLLOW_UP_ACT_UNDONE,
    detail: `${toWords(first.kind)}, ${formatPeople(undone.length)}`,
  });
  return { followUps, skipped: [], batchId: first.batchId };
}

/**
 * Confirms the open case of each person, or opens a confirmed one. A case that was confirmed before keeps the day of its own specimen.
 * @returns the ids of the open cases by person.
 */
async function confirmByTest(
  context: RequestContext,
  disease: DiseaseCode,
  people: readonly string[],
  specimenDay: string,
): Promise<Map<string, string>> {
  const { db, companyId, viewer } = context;
  await lockPeopleOfCases(db, companyId, people);
  const known = await listOpenCasesOfPeople(db, companyId, people, disease);
  const confirmed = new Set(
    known
      .filter(({ classification }) => classification === CaseClassification.CONFIRMED)
      .map(({ employeeId }) => employeeId),
  );
  const { opened, changed } = await confirmCases(
    db,
    companyId,
    people.filter((employeeId) => !confirmed.has(employeeId)),
    { disease, specimenDay },
    known,
    { by: viewer?.email ?? null, changeId: null },
  );
  const written = [
    ...opened.map(({ number }) => ({ action: AuditAction.CASE_OPENED, number })),
    ...changed.map(({ number }) => ({ action: AuditAction.CASE_CHANGED, number })),
  ];
  for (const { action, number } of written)
    await writeAudit(context, { companyId, action, detail: `positive test, case C-${number}` });
  return new Map([...known, ...opened].map(({ employeeId, id }) => [employeeId, id]));
}

/** Finds the member that an act assigns; null: nobody. @throws BadUserInput for somebody who is no member, or may not work on follow-ups. */
async function findAssignee(
  db: Rows,
  companyId: string,
  { assignee }: AddFollowUpActInput,
): Promise<string | null> {
  const email = assignee?.trim().toLowerCase();
  if (!email) return null;
  if (!(await listAssignees(db, companyId)).includes(email))
    throw new BadUserInput([
      { field: 'assignee', message: 'Please choose a member who may work on follow-ups' },
    ]);
  return email;
}

/** @throws BadUserInput unless the plan of each follow-up has the prophylaxis of an act. */
function assertPlanned({ step }: AddFollowUpActInput, followUps: readonly FollowUp[]): void {
  const hasStep = ({ steps }: FollowUp) =>
    steps.some(({ kind, code }) => kind === PlanStepKind.PROPHYLAXIS && code === step);
  if (!followUps.every(hasStep))
    throw new BadUserInput([
      { field: 'step', message: 'This is not planned for everybody whom you have selected' },
    ]);
}

/** @throws Conflict if somebody else has claimed the call to one of these people. */
async function assertNotClaimed(
  context: RequestContext,
  followUps: readonly FollowUp[],
): Promise<void> {
  const claim = await findOthersCallClaim(
    context,
    followUps.map(({ employeeId }) => employeeId),
  );
  if (claim)
    throw new Conflict(
      'followUpIds',
      followUps.length === 1
        ? `${claim.by} is calling this person`
        : `${claim.by} is calling one of these people`,
    );
}

function formatPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

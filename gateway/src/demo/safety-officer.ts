import { Role } from '../access/role.js';
import { getNow, inTenant, type TenantTransaction } from '../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../durations.js';
import { PersonReadKind } from '../features/audit/accesses/person-read.entity.js';
import { Contest, ContestReason } from '../features/cases/contests/contest.entity.js';
import { contestContact } from '../features/cases/contests/contest.service.js';
import { findFigures } from '../features/cases/diseases/diseases.service.js';
import { FollowUpAct } from '../features/cases/follow-up/follow-up-act.entity.js';
import {
  FollowUpActKind,
  FollowUpState,
  TestResult,
} from '../features/cases/follow-up/follow-up-facts.js';
import { FollowUp } from '../features/cases/follow-up/follow-up.entity.js';
import { listExposuresOfFollowUps } from '../features/cases/follow-up/follow-up-list.queries.js';
import { addFollowUpAct, announceNothing } from '../features/cases/follow-up/follow-up.service.js';
import { InformChannel } from '../features/cases/follow-up/follow-up.types.js';
import { recountCase } from '../features/cases/follow-up/recount.js';
import { Notice } from '../features/cases/notices/notice.entity.js';
import { recordImmunity } from '../features/cases/immunity/immunity.service.js';
import { ImmunityEvidenceKind } from '../features/cases/immunity/judge-immunity.js';
import { prepareAnnouncements, sendNotices } from '../features/cases/notices/notice.service.js';
import { closeCase, openCase, updateCase } from '../features/cases/register/case.service.js';
import { CaseOutcome, type DiseaseCase } from '../features/cases/register/disease-case.entity.js';
import { Account } from '../features/members/accounts/account.entity.js';
import { LiveTopic } from '../live/live-topic.js';
import { markAllCases, markCases } from '../jobs/mark-cases.js';
import { DiseaseCode } from '../validation/disease-code.js';
import type { App, RequestContext } from '../request/context.js';
import type { StagedCase } from './case-plan.js';
import { listCases, listEndedCases } from './cases.js';
import { findExposureToContest, markNoticesSent } from './demo.queries.js';
import { addDays, demoCompanyId, type DemoPerson, getMidnight, toDay } from './people.js';
import { Random } from './random.js';
import { runAs } from './run-as.js';
import { demoEmail } from './sign-ins.js';

/** Hours of the day at which the officer enters new cases and works through the follow-ups. */
const openingHour = 9;
const roundHour = 10;
/** How far the rounds reach back if there are no acts yet. */
const maxBackMs = 14 * DAY;
/** Numbers of people whom the officer leaves to be reached, tested or corrected. */
const maxUnreached = 3;
const maxUntested = 2;
const maxUncorrected = 1;
/** Shares of people whom the officer tells by a notice, and of readers who open it in the app. */
const noticeShare = 0.7;
const readShare = 0.7;
/** Shortest and longest time after which a reader opens a notice. */
const minReadMs = 3 * MINUTE;
const maxReadMs = 9 * HOUR;
const channels = [InformChannel.CALL, InformChannel.CALL, InformChannel.IN_PERSON];

/** Something that the officer does, at a moment in epoch milliseconds. */
interface WorkEvent {
  at: number;
  run: () => Promise<unknown>;
}

/**
 * Does the work of the demo's safety officer since the last round, in the order of time, by the services that the resolvers call: opens
 * and closes cases, informs, tests and corrects people, and contests a contact. It is one transaction, so that no recount of the present
 * comes between two rounds of the past.
 * @param staged the cases to open.
 */
export async function workAsOfficer(
  app: App,
  people: readonly DemoPerson[],
  staged: readonly StagedCase[],
  now: number,
): Promise<void> {
  const account = await inTenant(app.dataSource, demoCompanyId, async (db) =>
    (await db.manager()).findOneBy(Account, { email: demoEmail }),
  );
  const officer = {
    role: Role.OWNER,
    email: demoEmail,
    accountId: account?.id ?? null,
    employeeId: null,
  };
  await runAs(app, officer, async (context) => {
    const { db } = context;
    const ended = listEndedCases(await listCases(db), staged.length > 0, toDay(now));
    const events: WorkEvent[] = [
      ...staged.flatMap((each) => listEvents(context, each, now)),
      ...listRounds((await findLastAct(db)) ?? now - maxBackMs, now).map((at) => ({
        at,
        run: () => workThroughFollowUps(context, people),
      })),
      ...ended.map((each) => ({
        at: now,
        run: () => closeCase(context, { ...each, outcome: CaseOutcome.RECOVERED }),
      })),
    ];
    for (const { at, run } of events.toSorted((a, b) => a.at - b.at)) {
      db.simulatedNow = new Date(at);
      context.clearLoaders();
      await run();
    }
    db.simulatedNow = undefined;
    await markAllCases(db, demoCompanyId);
    await recountMarked(db);
    await contestOnce(context, now);
    await recountMarked(db);
    await readNotices(db, now);
    await markNoticesSent(db, demoCompanyId);
    if (account) await logAccesses(app, db, account.id);
  });
}

/** Lists the rounds after one moment and until another, in epoch milliseconds. */
function listRounds(after: number, until: number): number[] {
  const rounds: number[] = [];
  for (let day = toDay(after); day <= toDay(until); day = addDays(day, 1))
    rounds.push(getMidnight(day) + roundHour * HOUR);
  return rounds.filter((moment) => moment > after && moment <= until);
}

async function findLastAct(db: TenantTransaction): Promise<number | undefined> {
  const manager = await db.manager();
  const [last] = await manager.find(FollowUpAct, {
    where: { companyId: demoCompanyId },
    order: { at: 'DESC' },
    take: 1,
  });
  return last?.at.getTime();
}

/** Lists what the officer does about a case, and when: opens it, enters an isolation that begins later, and closes it. */
function listEvents(
  context: RequestContext,
  { person, isolatedAt, closed, ...values }: StagedCase,
  now: number,
): WorkEvent[] {
  const openedAt = Math.min(now, getMidnight(values.reportedDay) + openingHour * HOUR);
  const isolation = isolatedAt === null ? null : new Date(isolatedAt);
  const isLater = isolation !== null && isolation.getTime() > openedAt;
  let stored: DiseaseCase;
  const events: WorkEvent[] = [
    {
      at: openedAt,
      run: async () => {
        const input = { ...values, employee: { id: person.id } };
        stored = await openCase(context, { ...input, isolatedAt: isLater ? null : isolation });
        if (values.disease === DiseaseCode.MEASLES) await askForProof(context);
      },
    },
  ];
  if (isLater)
    events.push({
      at: Math.min(now, isolation.getTime() + openingHour * HOUR),
      run: async () => {
        const { id, version } = stored;
        stored = await updateCase(context, { id, version, isolatedAt: isolation });
      },
    });
  if (closed)
    events.push({
      at: closed.at,
      run: () => closeCase(context, { ...stored, outcome: closed.outcome }),
    });
  return events;
}

/** Recounts the marked cases now, which otherwise a job does soon. */
async function recountMarked(db: TenantTransaction): Promise<void> {
  for (const { id: caseId } of await listCases(db))
    await recountCase(db, { companyId: demoCompanyId, caseId });
}

/** Records what the people whom a case of measles exposed can prove: a third of them is immune, a third is not, and of the rest nothing is known. */
async function askForProof(context: RequestContext): Promise<void> {
  const { db } = context;
  await recountMarked(db);
  const manager = await db.manager();
  const rows = await manager.find(FollowUp, {
    where: { companyId: demoCompanyId, disease: DiseaseCode.MEASLES },
    order: { employeeId: 'ASC' },
  });
  const vaccinated = { disease: DiseaseCode.MEASLES, kind: ImmunityEvidenceKind.VACCINATION };
  for (const [place, doses] of [2, 1].entries()) {
    const employeeIds = rows
      .filter((_, index) => index % 3 === place)
      .map(({ employeeId }) => employeeId);
    if (employeeIds.length > 0)
      await recordImmunity(context, { ...vaccinated, employeeIds, doses, day: '2014-03-10' });
  }
  await recountMarked(db);
}

/** Informs, tests and corrects people, except some. */
async function workThroughFollowUps(
  context: RequestContext,
  people: readonly DemoPerson[],
): Promise<void> {
  const { db } = context;
  const open = (await listCases(db)).filter(({ closedAt }) => closedAt === null);
  await markCases(
    db,
    demoCompanyId,
    open.map(({ id }) => id),
    [LiveTopic.CASES],
  );
  await recountMarked(db);
  const present = new Set(people.map(({ id }) => id));
  const manager = await db.manager();
  const rows = (
    await manager.find(FollowUp, { where: { companyId: demoCompanyId }, order: { dueAt: 'ASC' } })
  ).filter(({ employeeId }) => present.has(employeeId));
  const toInform = rows.filter(({ state }) => state === FollowUpState.TO_INFORM);
  await tell(context, FollowUpActKind.INFORMED, toInform.slice(0, -maxUnreached));
  await test(
    context,
    rows.filter(({ state }) => state === FollowUpState.TEST_DUE),
  );
  const toCorrect = rows.filter(({ owesCorrection }) => owesCorrection);
  await tell(context, FollowUpActKind.CORRECTED, toCorrect.slice(0, -maxUncorrected));
}

/** Tells people by notices, or in another way if they can get none. */
async function tell(
  context: RequestContext,
  kind: FollowUpActKind.INFORMED | FollowUpActKind.CORRECTED,
  rows: readonly FollowUp[],
): Promise<void> {
  const byNotice = rows.filter(({ employeeId }) =>
    new Random('told by notice', employeeId).chance(noticeShare),
  );
  const told = new Set(byNotice.map(({ id }) => id));
  if (told.size > 0) {
    const { skipped } = await sendNotices(context, { followUpIds: [...told] });
    for (const { followUpId } of skipped) told.delete(followUpId);
  }
  for (const { id, employeeId } of rows.filter((row) => !told.has(row.id))) {
    const channel = new Random('channel', kind, employeeId).pick(channels);
    const namesDay = kind === FollowUpActKind.INFORMED;
    await addFollowUpAct(context, { followUpIds: [id], kind, channel, namesDay }, (followUps) =>
      prepareAnnouncements(context, followUps, { namesDay }),
    );
  }
}

/** Tests people negative. Those exposed by two cases come last, so that the demo shows their longer quarantine. */
async function test(context: RequestContext, rows: readonly FollowUp[]): Promise<void> {
  const { db, companyId } = context;
  const figures = await findFigures(db, companyId);
  const ids = rows.map(({ id }) => id);
  const exposures = Map.groupBy(
    await listExposuresOfFollowUps(db, companyId, ids),
    ({ followUpId }) => followUpId,
  );
  const isExposedTwice = ({ id }: FollowUp) => Number((exposures.get(id)?.length ?? 0) > 1);
  const ordered = rows.toSorted((a, b) => isExposedTwice(a) - isExposedTwice(b));
  for (const { id, disease } of ordered.slice(0, -maxUntested)) {
    const act = {
      followUpIds: [id],
      kind: FollowUpActKind.TESTED,
      day: toDay(getNow(db).getTime()),
      test: figures[disease].releaseTests[0] ?? null,
      result: TestResult.NEGATIVE,
    };
    await addFollowUpAct(context, act, announceNothing);
  }
}

/** Contests the shortest contact by which an open case exposed somebody, unless the company has a contest already. */
async function contestOnce(context: RequestContext, now: number): Promise<void> {
  const manager = await context.db.manager();
  if (await manager.existsBy(Contest, { companyId: demoCompanyId })) return;
  const found = await findExposureToContest(context.db, demoCompanyId, new Date(now));
  if (!found) return;
  const { carrierId, personId, source, exposedAt } = found;
  await contestContact(context, {
    person: { id: carrierId },
    other: { id: personId },
    source,
    from: new Date(exposedAt.getTime() - 2 * HOUR),
    until: new Date(Math.min(now, exposedAt.getTime() + 12 * HOUR)),
    reason: ContestReason.WALL_BETWEEN,
    note: 'A glass wall divides the two desks',
  });
}

/** Marks the notices as read that their readers have opened by now. Written as rows, because each reader opens theirs at another time. */
async function readNotices(db: TenantTransaction, now: number): Promise<void> {
  const manager = await db.manager();
  for (const { companyId, id, employeeId, sentAt, readAt } of await manager.findBy(Notice, {
    companyId: demoCompanyId,
  })) {
    const random = new Random('read', employeeId, sentAt.getTime());
    if (readAt !== null || !random.chance(readShare)) continue;
    const at = sentAt.getTime() + random.between(minReadMs, maxReadMs);
    if (at <= now) await manager.update(Notice, { companyId, id }, { readAt: new Date(at) });
  }
}

/** Logs the daily accesses of the safety officer: to open cases with their traces, and to everybody with a follow-up. */
async function logAccesses(app: App, db: TenantTransaction, accountId: string): Promise<void> {
  const manager = await db.manager();
  const ill = (await listCases(db)).filter(({ closedAt }) => closedAt === null);
  const followed = await manager.findBy(FollowUp, { companyId: demoCompanyId });
  const log = (kind: PersonReadKind, rows: readonly { employeeId: string }[]) =>
    app.accesses.add(
      demoCompanyId,
      { accountId, role: Role.OWNER, kind },
      rows.map(({ employeeId }) => employeeId),
    );
  log(PersonReadKind.PERSON_PAGE, ill);
  log(PersonReadKind.CASE, ill);
  log(PersonReadKind.TRACE, ill);
  log(PersonReadKind.FOLLOW_UP, followed);
}

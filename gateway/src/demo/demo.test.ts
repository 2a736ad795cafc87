import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { DAY, HOUR } from '../durations.js';
import { Session } from '../access/session.entity.js';
import { startTestApp, type TestApp } from '../../test/database.js';
import { makeDemoReader, isPlausible } from '../../test/demo.js';
import { inTenant, poolOf } from '../database/tenant.js';
import { getCaseValues } from '../features/cases/register/case-values.js';
import { CaseOutcome, DiseaseCase } from '../features/cases/register/disease-case.entity.js';
import { findCaseErrors } from '../features/cases/register/case-rules.js';
import { Company, CompanyStatus } from '../features/company/profile/company.entity.js';
import { Contact } from '../features/contacts/records/contact.entity.js';
import { EmployeeReportKind, StoredReport } from '../features/own-file/employee-report.entity.js';
import { FollowUpAct } from '../features/cases/follow-up/follow-up-act.entity.js';
import { CallOutcome, FollowUpState } from '../features/cases/follow-up/follow-up-facts.js';
import { InformChannel } from '../features/cases/follow-up/follow-up.types.js';
import { NoticeKind } from '../features/cases/notices/ladder.js';
import { Notice } from '../features/cases/notices/notice.entity.js';
import { Contest } from '../features/cases/contests/contest.entity.js';
import { ContestRequest } from '../features/cases/contests/contest-request.entity.js';
import { PersonRead, PersonReadKind } from '../features/audit/accesses/person-read.entity.js';
import { FollowUp } from '../features/cases/follow-up/follow-up.entity.js';
import { HealthRecord } from '../features/people/phones/health-record.entity.js';
import { type Demo, startDemo } from './demo.js';
import { setLastActive } from './demo.queries.js';
import { addDays, toDay, demoCompanyId, getMidnight } from './people.js';
import { simulateRecords } from './simulator.js';

/** A Wednesday. The database's real clock refuses reports from the future. */
const firstStart = getMidnight('2026-08-19') + 15 * HOUR;
const allStates = Object.values(FollowUpState).toSorted();
const secondStart = firstStart + 21 * DAY + 1234;

// The simulation holds a lock by connection, which does not work with a pooler. The demo runs only on the embedded database.
describe.skipIf(inject('poolerUrl') !== undefined)('demo company', () => {
  let app: TestApp;
  let demo: Demo;
  let company: ReturnType<typeof makeDemoReader>;

  beforeAll(async () => {
    app = await startTestApp();
    company = makeDemoReader(app);
    vi.useFakeTimers({ toFake: ['Date'], now: firstStart });
    demo = await startDemo(app, () => firstStart);
    await demo.caughtUp;
    await demo.stop();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await app.stop();
  });

  it('has two weeks of contacts up to the start, without gaps', async () => {
    const contacts = await company.stored(Contact);
    const starts = contacts.map(({ startAt }) => startAt.getTime());
    expect(Math.min(...starts)).toBeLessThan(firstStart - 13 * DAY);
    expect(Math.max(...starts)).toBeGreaterThan(firstStart - HOUR);
    expect(Math.max(...starts)).toBeLessThan(firstStart);
    const ids = new Set(contacts.map(({ id }) => id));
    const homes = new Set((await company.stored(DiseaseCase)).map(({ employeeId }) => employeeId));
    const missing = simulateRecords(addDays(toDay(firstStart), -2)).filter(
      ({ id, phone, cross, sentAt }) =>
        sentAt <= firstStart && !ids.has(id) && !homes.has(phone.id) && !homes.has(cross.id),
    );
    expect(missing).toEqual([]);
  });

  it('has phones that reported recently and a few that never reported', async () => {
    const lastActiveAt = (await company.employees()).map(
      (person) => person.lastActiveAt?.getTime() ?? null,
    );
    const active = lastActiveAt.filter((at) => at !== null && at > firstStart - 2 * HOUR);
    expect(active.length).toBeGreaterThan(60);
    expect(active.length).toBeLessThan(116);
    expect(lastActiveAt.filter((at) => at === null)).toHaveLength(4);
    expect(Math.max(...lastActiveAt.map((at) => at ?? 0))).toBeLessThanOrEqual(firstStart);
    expect(await company.stored(HealthRecord)).toHaveLength(116);
  });

  it('has no phone that was last active before its health report', async () => {
    const lastActiveAt = new Map(
      (await company.employees()).map((person) => [person.id, person.lastActiveAt]),
    );
    const reports = await company.stored(HealthRecord);
    expect(
      reports.filter(({ employeeId, createdAt }) => createdAt > lastActiveAt.get(employeeId)!),
    ).toEqual([]);
  });

  it('has three positive people whose traces reach a part of the company', async () => {
    expect(await company.outbreakAt(firstStart)).toSatisfy(isPlausible);
  });

  it('has cases in each state, of several diseases', async () => {
    const cases = (await company.stored(DiseaseCase)).toSorted((a, b) => a.number - b.number);
    const states = cases.map(({ disease, classification, outcome }) =>
      [disease, classification, outcome ?? 'open'].join(' '),
    );
    expect(states.toSorted()).toEqual([
      'COVID_19 CONFIRMED RECOVERED',
      'COVID_19 CONFIRMED open',
      'COVID_19 CONFIRMED open',
      'COVID_19 CONFIRMED open',
      'COVID_19 NOT_A_CASE NOT_A_CASE',
      'COVID_19 PROBABLE open',
      'COVID_19 SUSPECTED OPENED_IN_ERROR',
      'COVID_19 SUSPECTED open',
      'INFLUENZA CONFIRMED open',
      'INFLUENZA SUSPECTED open',
      'MEASLES CONFIRMED open',
      'NOROVIRUS PROBABLE RECOVERED',
    ]);
    const opened = cases.map(({ openedAt }) => openedAt.getTime());
    expect(opened).toEqual(opened.toSorted((a, b) => a - b));
    // Leaves out the case that an employee reported, because the database's real clock set its time.
    for (const { openedAt, closedAt } of cases.filter(({ openedBy }) => openedBy !== null)) {
      expect(openedAt.getTime()).toBeLessThanOrEqual(firstStart);
      expect(closedAt === null || (closedAt >= openedAt && closedAt.getTime() < firstStart)).toBe(
        true,
      );
    }
  });

  it('has cases with valid days', async () => {
    const clock = { timeZone: 'Asia/Singapore', now: new Date(firstStart) };
    for (const each of await company.stored(DiseaseCase))
      expect([each.number, findCaseErrors(getCaseValues(each), clock)]).toEqual([each.number, []]);
  });

  it('has no contacts of people in isolation', async () => {
    const open = (await company.stored(DiseaseCase)).filter(({ closedAt }) => closedAt === null);
    const isolations = new Map(
      open.flatMap(({ employeeId, isolatedAt }) => (isolatedAt ? [[employeeId, isolatedAt]] : [])),
    );
    expect(isolations.size).toBe(7);
    const contacts = await company.stored(Contact);
    const broken = contacts.filter(({ employeeId, crossEmployeeId, startAt }) =>
      [employeeId, crossEmployeeId].some((id) => startAt >= (isolations.get(id) ?? Infinity)),
    );
    expect(broken).toEqual([]);
  });

  it('has contacts of today of the person whose case was ruled out yesterday', async () => {
    const ruledOut = (await company.stored(DiseaseCase)).find(
      ({ outcome }) => outcome === CaseOutcome.NOT_A_CASE,
    );
    const own = (await company.stored(Contact)).filter(
      ({ employeeId, startAt }) =>
        employeeId === ruledOut!.employeeId && startAt.getTime() > getMidnight(toDay(firstStart)),
    );
    expect(own.length).toBeGreaterThan(0);
  });

  it('has follow-ups in each state, one that is owed a correction and one that a second case extended', async () => {
    expect(await company.followUpStates()).toEqual(allStates);
    const rows = await company.stored(FollowUp);
    expect(rows.some(({ owesCorrection }) => owesCorrection)).toBe(true);
    const acts = await company.stored(FollowUpAct);
    expect(acts.every(({ at }) => at.getTime() <= firstStart)).toBe(true);
    expect((await company.extendedFollowUps()).length).toBeGreaterThan(0);
  });

  it('has a call without an answer, one to make again, and items in the inboxes of two members', async () => {
    const acts = await company.stored(FollowUpAct);
    expect(acts.flatMap(({ callOutcome }) => callOutcome ?? []).toSorted()).toEqual([
      CallOutcome.CALL_BACK,
      CallOutcome.NO_ANSWER,
    ]);
    const { rows } = await app.owner.query<{ email: string }>(
      `SELECT DISTINCT email FROM company_event JOIN member ON member.id = recipient_id JOIN account ON account.id = account_id
       WHERE company_event.company_id = $1 ORDER BY email`,
      [demoCompanyId],
    );
    expect(rows.map(({ email }) => email)).toEqual([
      'safety@harbourline.example',
      'wellbeing@harbourline.example',
    ]);
  });

  it('has reports of employees that await a decision, one of which opened a case', async () => {
    const reports = await company.stored(StoredReport);
    expect(reports.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'CORRECTION WAITING',
      'SYMPTOMS WAITING',
      'TEST WAITING',
    ]);
    const opened = (await company.stored(DiseaseCase)).find(({ openedBy }) => !openedBy);
    expect(reports.find(({ kind }) => kind === EmployeeReportKind.SYMPTOMS)).toMatchObject({
      employeeId: opened!.employeeId,
      caseId: opened!.id,
    });
    expect(await company.stored(ContestRequest)).toMatchObject([
      { state: 'OPEN', reason: 'PHONE_LEFT_BEHIND' },
    ]);
  });

  it('logs accesses of the safety officer to everybody with an open case or a follow-up', async () => {
    await app.accesses.settle();
    const accesses = await company.stored(PersonRead);
    const listPeople = (kind: PersonReadKind) =>
      new Set(
        accesses.filter((access) => access.kind === kind).map(({ employeeId }) => employeeId),
      );
    const ill = (await company.stored(DiseaseCase)).filter(
      ({ closedAt, openedBy }) => closedAt === null && openedBy !== null,
    );
    const followed = await company.stored(FollowUp);
    expect(listPeople(PersonReadKind.CASE)).toEqual(
      new Set(ill.map(({ employeeId }) => employeeId)),
    );
    expect(listPeople(PersonReadKind.FOLLOW_UP)).toEqual(
      new Set(followed.map(({ employeeId }) => employeeId)),
    );
  });

  it('stays the same when the demo starts again', async () => {
    const before = await company.everything();
    const acts = await company.stored(FollowUpAct);
    const reports = await company.stored(StoredReport);
    await catchUp(firstStart);
    expect(await company.everything()).toEqual(before);
    expect(await company.stored(FollowUpAct)).toHaveLength(acts.length);
    expect(await company.stored(StoredReport)).toHaveLength(reports.length);
  });

  it('is simulated by only one gateway, without a connection of the request pool', async () => {
    const one = await startDemo(app, () => firstStart);
    await one.caughtUp;
    const pool = poolOf(app.dataSource);
    expect(pool.totalCount - pool.idleCount).toBe(0);
    const before = await company.stored(Contact);
    const other = await startDemo(app, () => firstStart + 2 * HOUR);
    await other.caughtUp;
    expect(await company.stored(Contact)).toHaveLength(before.length);
    await one.stop();
    await other.stop();
  });

  it('has a signed-in phone for everybody with the app', async () => {
    const signedIn = (await company.stored(Session)).map(({ employeeId }) => employeeId);
    const withApp = (await company.employees()).filter(({ firstSignInAt }) => firstSignInAt);
    expect(new Set(signedIn)).toEqual(new Set(withApp.map(({ id }) => id)));
    expect(signedIn).toHaveLength(116);
  });

  it('receives no reports while it is inactive, and catches up once it is active again', async () => {
    const setStatus = (status: CompanyStatus) =>
      app.dataSource.getRepository(Company).update({ id: demoCompanyId }, { status });
    const before = await company.everything();
    await setStatus(CompanyStatus.INACTIVE);
    await catchUp(firstStart + HOUR);
    expect(await company.everything()).toEqual(before);
    await setStatus(CompanyStatus.ACTIVE);
    await catchUp(firstStart + HOUR);
    const starts = (await company.stored(Contact)).map(({ startAt }) => startAt.getTime());
    expect(starts.filter((at) => at > firstStart).length).toBeGreaterThan(0);
  });

  it('continues after a stop in the middle of the simulation', async () => {
    const before = await company.stored(Contact);
    const stopped = await startDemo(app, () => firstStart + 2 * HOUR);
    await stopped.stop();
    await catchUp(firstStart + 2 * HOUR);
    const after = await company.stored(Contact);
    expect(after.length).toBeGreaterThan(before.length);
    expect(Math.max(...after.map(({ startAt }) => startAt.getTime()))).toBeGreaterThan(
      firstStart + HOUR,
    );
  });

  it('has no new contacts of people who are marked positive or have left', async () => {
    const ill = new Set((await company.positives()).map(({ id }) => id));
    const [positive, left] = (await company.employees()).filter(
      ({ id, lastActiveAt }) => !ill.has(id) && lastActiveAt,
    );
    const from = firstStart + 2 * HOUR;
    const date = toDay(from + DAY);
    await company.markPositive(positive!.id, date);
    await company.change(left!.id, { deletedAt: new Date(), code: null, email: null, phone: null });
    await catchUp(from + 2 * DAY);
    const since = (await company.stored(Contact)).filter(
      ({ startAt }) => startAt.getTime() > getMidnight(date),
    );
    expect(since.length).toBeGreaterThan(300);
    const seen = new Set(
      since.flatMap(({ employeeId, crossEmployeeId }) => [employeeId, crossEmployeeId]),
    );
    expect(seen.has(positive!.id)).toBe(false);
    expect(seen.has(left!.id)).toBe(false);
  });

  it('has sent notices, some of them read, each with enough candidates', async () => {
    const notices = await company.stored(Notice);
    const exposures = notices.filter(({ kind }) => kind === NoticeKind.EXPOSURE);
    expect(exposures.length).toBeGreaterThan(5);
    for (const { candidateIds, text } of exposures)
      expect([text, candidateIds.length]).toEqual([text, expect.toSatisfy((n) => n >= 5)]);
    const read = notices.filter(({ readAt }) => readAt !== null);
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(notices.length);
    const acts = (await company.stored(FollowUpAct)).filter(
      ({ channel }) => channel === InformChannel.NOTICE,
    );
    expect(acts).toHaveLength(notices.length);
  });

  it('has a new outbreak and recent contacts three weeks later', async () => {
    const earlier = await company.positives();
    await catchUp(secondStart);
    const now = await company.positives();
    expect(now.map(({ positiveDate }) => positiveDate)).not.toEqual(
      earlier.map(({ positiveDate }) => positiveDate),
    );
    expect(await company.outbreakAt(secondStart)).toSatisfy(isPlausible);
    const recent = (await company.stored(Contact)).filter(
      ({ startAt }) => startAt.getTime() > secondStart - DAY,
    );
    expect(recent.length).toBeGreaterThan(200);
    expect(await company.followUpStates()).toEqual(allStates);
  });

  it('has one contested contact', async () => {
    const contests = await company.stored(Contest);
    expect(contests).toMatchObject([{ state: 'IN_FORCE', reason: 'WALL_BETWEEN' }]);
  });

  it('does not set the last activity of a phone before its health report', async () => {
    const [newest] = (await company.stored(HealthRecord)).toSorted(
      (a, b) => +b.createdAt - +a.createdAt,
    );
    const { employeeId, createdAt } = newest!;
    const lastReports = new Map([[employeeId, createdAt.getTime() - HOUR]]);
    await inTenant(app.dataSource, demoCompanyId, (db) =>
      setLastActive(db, demoCompanyId, lastReports),
    );
    const people = await company.employees();
    expect(people.find(({ id }) => id === employeeId)).toMatchObject({ lastActiveAt: createdAt });
  });

  async function catchUp(now: number): Promise<void> {
    vi.setSystemTime(now);
    const again = await startDemo(app, () => now);
    await again.caughtUp;
    await again.stop();
  }
});

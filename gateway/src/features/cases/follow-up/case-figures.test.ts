import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, HOUR } from '../../../durations.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';

const document = `{ caseFigures {
  openCases { disease cases }
  traced { inTime late running withoutExposed unknown share }
  followedUpToday { due done share }
  overdue { step followUps }
} }`;

async function readFigures({ token }: MadeCompany) {
  const { data, errors } = await gateway.graphql(token, document);
  expect(errors).toBeUndefined();
  return data.caseFigures;
}

/** Makes a company, and functions that store people, cases, exposures and follow-ups of it. */
async function makeFixture() {
  const made = await makeCompany(gateway.app, { timeZone });
  const companyId = made.company.id;
  const now = Date.now();
  let cases = 0;
  const insert = (table: string, values: Record<string, unknown>) => {
    const row = { company_id: companyId, ...values };
    const names = Object.keys(row);
    const places = names.map((_, place) => `$${place + 1}`);
    const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`;
    return inTenant(gateway.app.dataSource, companyId, async (db) =>
      (await db.manager()).query(text, Object.values(row)),
    );
  };
  return {
    made,
    now,
    async person(values: Record<string, unknown> = {}): Promise<string> {
      const id = randomUUID();
      const texts = { name: 'n', department: 'd', search: 'n' };
      await insert('employee', { id, code: id, email: id, phone: id, ...texts, ...values });
      return id;
    },
    async openCase(employeeId: string, openedAt: number, values: Record<string, unknown> = {}) {
      const id = randomUUID();
      cases += 1;
      await insert('disease_case', {
        id,
        number: cases,
        employee_id: employeeId,
        disease: 'COVID_19',
        classification: 'CONFIRMED',
        reported_day: dayIn(timeZone, openedAt),
        opened_at: new Date(openedAt),
        ...values,
      });
      return id;
    },
    expose: (caseId: string, employeeId: string, exposedAt: number, level = 1) =>
      insert('case_exposure', {
        case_id: caseId,
        employee_id: employeeId,
        level,
        exposed_at: new Date(exposedAt),
        last_exposed_at: new Date(exposedAt),
        minutes: 20,
        source: 'mobile',
      }),
    act: (employeeId: string, doneAt: number, values: Record<string, unknown> = {}) =>
      insert('follow_up_act', {
        id: randomUUID(),
        employee_id: employeeId,
        disease: 'COVID_19',
        kind: 'INFORMED',
        done_at: new Date(doneAt),
        batch_id: randomUUID(),
        ...values,
      }),
    follow: (employeeId: string, nextStep: string | null, dueAt: number | null) =>
      insert('follow_up', {
        id: randomUUID(),
        employee_id: employeeId,
        disease: 'COVID_19',
        state: 'TO_INFORM',
        next_step: nextStep,
        due_at: dueAt === null ? null : new Date(dueAt),
        reason: 'until Thu 14 May',
        owes_correction: false,
      }),
  };
}

describe('caseFigures', () => {
  it('returns zeros without cases', async () => {
    expect(await readFigures(await makeCompany(gateway.app))).toEqual({
      openCases: [],
      traced: { inTime: 0, late: 0, running: 0, withoutExposed: 0, unknown: 0, share: null },
      followedUpToday: { due: 0, done: 0, share: null },
      overdue: [],
    });
  });

  it('counts open cases, and those whose exposed people were all informed within 24 hours', async () => {
    const { made, now, person, openCase, expose, act } = await makeFixture();
    const [ben, cleo, dan] = [await person(), await person(), await person()];
    const ago = (days: number) => now - days * DAY;

    // Everybody was informed within 24 hours, or fell ill; levels below the first are not followed up.
    const inTime = await openCase(await person(), ago(5));
    for (const each of [ben, cleo]) await expose(inTime, each, ago(6));
    await act(ben, ago(5) + 2 * HOUR);
    await act(cleo, ago(5) + 23 * HOUR);
    const ill = await person();
    await expose(inTime, ill, ago(6));
    await openCase(ill, ago(4.5));
    await expose(inTime, await person(), ago(6), 2);
    await expose(inTime, await person({ deleted_at: new Date() }), ago(6));
    // Exposed two days after the opening, and informed within a day of that.
    const onGoing = await openCase(await person(), ago(6));
    await expose(onGoing, dan, ago(4));
    await act(dan, ago(3.2));

    // One person an hour late; an act that was undone, another disease and a time before the exposure do not help.
    const late = await openCase(await person(), ago(3));
    const missed = await person();
    await expose(late, ben, ago(6));
    await expose(late, missed, ago(4));
    await act(missed, ago(2) + HOUR);
    await act(missed, ago(3) + HOUR, { undone_at: new Date(), undone_by: 'x' });
    await act(missed, ago(3) + HOUR, { disease: 'INFLUENZA' });
    await act(missed, ago(5));

    const running = await openCase(await person(), now - 2 * HOUR, { disease: 'INFLUENZA' });
    await expose(running, await person(), ago(1));
    // Neither dismissed cases nor those of a month ago count; a recovered one without exposed people is left out.
    const closed = { closed_at: new Date(), closed_by: 'x' };
    const none = await openCase(await person(), ago(4), { ...closed, outcome: 'NOT_A_CASE' });
    await expose(none, await person(), ago(5));
    const old = await openCase(await person(), ago(31), { ...closed, outcome: 'RECOVERED' });
    await expose(old, await person(), ago(32));
    await openCase(await person(), ago(10), { ...closed, outcome: 'RECOVERED' });
    await openCase(await person({ deleted_at: new Date() }), ago(2));

    const { openCases, traced } = await readFigures(made);
    expect(openCases).toEqual([
      { disease: 'COVID_19', cases: 4 },
      { disease: 'INFLUENZA', cases: 1 },
    ]);
    const without = { withoutExposed: 0, unknown: 2 };
    expect(traced).toEqual({ inTime: 2, late: 1, running: 1, ...without, share: 2 / 3 });
  });

  it('counts a case that exposed nobody only if the phone of its person reported in its window', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    const followUp = makeFollowUpClient(gateway, team.made);
    for (const name of ['Ana', 'Ben']) await followUp.openCase(team.person(name));
    await gateway.rest(team.person('Ana').token, 'POST /health/new', { app_version: '2.1' });
    await followUp.recount();
    const { traced } = await readFigures(team.made);
    expect(traced).toMatchObject({ withoutExposed: 1, unknown: 1, share: null });
  });

  it('counts an exposed person as informed by an own case that opened within 24 hours and was not over at the exposure', async () => {
    const { made, now, person, openCase, expose } = await makeFixture();
    const [opened, exposed] = [now - 5 * DAY, now - 6 * DAY];
    const closeAt = (time: number) => ({
      closed_at: new Date(time),
      closed_by: 'x',
      outcome: 'RECOVERED',
    });
    const expectTraced = async (expected: Record<string, number>) =>
      expect((await readFigures(made)).traced).toMatchObject(expected);
    const inTime = await openCase(await person(), opened);
    const ill = await person();
    await expose(inTime, ill, exposed);
    await openCase(ill, opened + DAY, { disease: 'INFLUENZA' });
    await expectTraced({ inTime: 0, late: 1 });
    await openCase(ill, opened + DAY);
    await expectTraced({ inTime: 1, late: 0 });
    const late = await openCase(await person(), opened);
    const recovered = await person();
    await expose(late, recovered, exposed);
    await openCase(recovered, now - 40 * DAY, closeAt(exposed));
    await expectTraced({ inTime: 1, late: 1 });
    const again = await person();
    const third = await openCase(await person(), opened);
    await expose(third, again, exposed);
    await openCase(again, now - 40 * DAY, closeAt(exposed + 1));
    await expectTraced({ inTime: 2, late: 1 });
  });

  it('counts overdue follow-ups by next step, and those due today that are done', async () => {
    const { made, now, person, act, follow } = await makeFixture();
    const today = startOfDayIn(timeZone, dayIn(timeZone, now));
    const endOfToday = startOfDayIn(timeZone, addDays(dayIn(timeZone, now), 1));
    await follow(await person(), 'TEST', today);
    await follow(await person(), 'INFORM', now - 30 * HOUR);
    await follow(await person(), 'INFORM', today);
    await follow(await person(), 'INFORM', endOfToday - 1);
    await follow(await person(), 'INFORM', endOfToday);
    await follow(await person(), 'RELEASE', now + 3 * DAY);
    await follow(await person({ deleted_at: new Date() }), 'CORRECT', today);
    // Informed today, and to be corrected since.
    const again = await person();
    await follow(again, 'CORRECT', today);
    await act(again, now, { due_at: new Date(today) });
    // Informed and tested today.
    const done = await person();
    await follow(done, 'RELEASE', now + 3 * DAY);
    await act(done, now, { due_at: new Date(now - 5 * DAY) });
    await act(done, now, { due_at: new Date(endOfToday - 1) });
    // Done before its day, yesterday, undone, or without a step.
    const others = [
      { due_at: new Date(endOfToday) },
      { due_at: new Date(today), done_at: new Date(today - 1) },
      { due_at: new Date(today), undone_at: new Date(), undone_by: 'x' },
      { kind: 'NOTE', note: 'x' },
    ];
    for (const each of others) await act(await person(), now, each);

    const { overdue, followedUpToday } = await readFigures(made);
    expect(overdue).toEqual([
      { step: 'INFORM', followUps: 2 },
      { step: 'CORRECT', followUps: 1 },
      { step: 'TEST', followUps: 1 },
    ]);
    expect(followedUpToday).toEqual({ due: 6, done: 1, share: 1 / 6 });
  });

  it('counts an act at the first moment of today as done today', async () => {
    const { made, now, person, act } = await makeFixture();
    const today = startOfDayIn(timeZone, dayIn(timeZone, now));
    await act(await person(), today, { due_at: new Date(today) });
    expect((await readFigures(made)).followedUpToday).toEqual({ due: 1, done: 1, share: 1 });
  });

  it('changes when acts are done and undone', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    const followUp = makeFollowUpClient(gateway, team.made);
    const today = dayIn(timeZone, Date.now());
    await followUp.ask(
      'mutation { updateDisease(input: { disease: COVID_19, version: 0, figures: [{ name: RELEASE_TEST_DAY, value: 2 }] }) { code } }',
    );
    const onsetDay = addDays(today, -3);
    await team.meet('Ana', 'Ben', new Date(`${onsetDay}T12:00:00+08:00`), 20);
    await followUp.openCase(team.person('Ana'), { onsetDay });
    await followUp.recount();
    const rows = await followUp.rows();
    const read = async () => (await readFigures(team.made)).followedUpToday;
    // To inform by tomorrow.
    expect(await read()).toEqual({ due: 0, done: 0, share: null });
    await followUp.act(rows, { kind: 'INFORMED', channel: 'CALL', namesDay: true });
    expect(await read()).toEqual({ due: 1, done: 0, share: 0 });
    const test = { kind: 'TESTED', day: today, test: 'PCR', result: 'NEGATIVE' };
    const { batchId } = await followUp.act(rows, test);
    expect(await read()).toEqual({ due: 1, done: 1, share: 1 });
    await followUp.undo(batchId);
    expect(await read()).toEqual({ due: 1, done: 0, share: 0 });
  });
});

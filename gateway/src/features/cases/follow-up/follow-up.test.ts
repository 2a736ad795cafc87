import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listAudit } from '../../../../test/audit.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { makeTeam } from '../../../../test/team.js';
import { MINUTE } from '../../../durations.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';

const gateway = useTestGateway();

const today = dayIn('Asia/Singapore', Date.now());
const daysAgo = (days: number) => addDays(today, -days);
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
/** Ana has a case; she met Ben, Cleo and Dan three days ago. */
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan', 'Eve');
  followUp = makeFollowUpClient(gateway, team.made);
  await followUp.ask(
    'mutation { updateDisease(input: { disease: COVID_19, version: 0, figures: [{ name: RELEASE_TEST_DAY, value: 2 }] }) { code } }',
  );
  for (const name of ['Ben', 'Cleo', 'Dan'])
    await team.meet('Ana', name, noon(daysAgo(3)), name === 'Ben' ? 20 : 30);
  await followUp.openCase(team.person('Ana'), { onsetDay: daysAgo(3) });
  await followUp.recount();
});

async function findRow(name: string) {
  const [row] = await followUp.rows({ search: name });
  return row!;
}

async function readRefusal(input: string) {
  const { errors } = await gateway.graphql(
    team.made.token,
    `mutation { addFollowUpAct(input: { ${input} }) { batchId } }`,
  );
  const { code, fields } = errors?.[0]?.extensions ?? {};
  return [code, fields?.map(({ field }: { field: string }) => field)];
}

describe('addFollowUpAct', () => {
  it('informs people in bulk of the quarantine in their rows', async () => {
    const { followUps } = await followUp.act(await followUp.rows(), {
      kind: 'INFORMED',
      channel: 'CALL',
      namesDay: true,
    });
    expect(followUps).toHaveLength(3);
    for (const row of followUps)
      expect(row).toMatchObject({ state: 'TEST_DUE', toldUntil: row.quarantineUntil });
    expect(await followUp.rows({ states: ['TO_INFORM'] })).toEqual([]);
  });

  it('lets the quarantine last until the day that people were told, counted from the telling', async () => {
    const { followUps } = await followUp.act(await followUp.rows(), {
      kind: 'INFORMED',
      channel: 'CALL',
    });
    const until = addDays(today, 10);
    for (const row of followUps)
      expect(row).toMatchObject({
        state: 'IN_QUARANTINE',
        toldUntil: until,
        quarantineUntil: until,
        reason: expect.stringContaining('as the person was told, because of'),
      });
  });

  it("dates acts by the database's clock, which all gateways share", async () => {
    const rows = await followUp.rows();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE });
    onTestFinished(() => void vi.useRealTimers());
    const { batchId } = await followUp.act(rows, { kind: 'NOTE', note: 'Called' });
    const { rows: acts } = await gateway.app.owner.query(
      'SELECT done_at <= clock_timestamp() AS "isPast" FROM follow_up_act WHERE batch_id = $1',
      [batchId],
    );
    expect(acts).toEqual(rows.map(() => ({ isPast: true })));
  });

  it('ends quarantine with a negative test, and restores it when the test is undone', async () => {
    const ben = await findRow('Ben');
    await followUp.act([ben], { kind: 'INFORMED', channel: 'IN_PERSON', namesDay: true });
    const test = { kind: 'TESTED', day: today, test: 'PCR', result: 'NEGATIVE' };
    const { batchId, followUps } = await followUp.act([ben], test);
    expect(followUps).toMatchObject([{ state: 'RELEASED', quarantineUntil: today }]);
    expect(await followUp.undo(batchId)).toMatchObject([
      { state: 'TEST_DUE', quarantineUntil: ben.quarantineUntil },
    ]);
    const { errors } = await gateway.graphql(
      team.made.token,
      `mutation { undoFollowUpAct(id: "${batchId}") { batchId } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: [{ field: 'id' }] });
  });

  it('opens a case with a positive test, which stays open when the test is undone', async () => {
    const ben = await findRow('Ben');
    const test = { kind: 'TESTED', day: daysAgo(1), test: 'ANTIGEN', result: 'POSITIVE' };
    const { batchId, followUps } = await followUp.act([ben], test);
    expect(followUps).toMatchObject([{ state: 'BECAME_A_CASE', nextStep: null }]);
    const { cases } = await followUp.ask(
      '{ cases(filter: { search: "Ben" }) { items { number classification specimenDay isOpen } } }',
    );
    expect(cases.items).toEqual([
      { number: 2, classification: 'CONFIRMED', specimenDay: daysAgo(1), isOpen: true },
    ]);
    await followUp.undo(batchId);
    expect(await findRow('Ben')).toMatchObject({ state: 'BECAME_A_CASE', reason: 'is case C-2' });
    await followUp.ask(
      `mutation { closeCase(input: { id: "${await findCaseId(2)}", version: 1, outcome: OPENED_IN_ERROR }) { id } }`,
    );
    await followUp.recount();
    expect((await findRow('Ben')).state).toBe('TO_INFORM');
  });

  it('confirms the suspected case that a person has reported, which then exposes others', async () => {
    await team.meet('Ben', 'Eve', noon(daysAgo(2)), 30);
    const session = await startOwnFileSession(gateway.app, team.person('Ben'));
    const reported = await gateway.graphql(
      session,
      `mutation { reportSymptoms(input: { onsetDay: "${daysAgo(1)}", disease: COVID_19 }) { id } }`,
    );
    expect(reported.errors).toBeUndefined();
    await followUp.recount();
    expect(await followUp.rows({ search: 'Eve' })).toEqual([]);

    const test = { kind: 'TESTED', day: today, test: 'PCR', result: 'POSITIVE' };
    const { followUps } = await followUp.act([await findRow('Ben')], test);
    expect(followUps).toMatchObject([{ state: 'BECAME_A_CASE', reason: 'is case C-2' }]);
    const { cases } = await followUp.ask(
      '{ cases(filter: { search: "Ben" }) { items { number classification onsetDay specimenDay log { act } } } }',
    );
    expect(cases.items).toEqual([
      {
        number: 2,
        classification: 'CONFIRMED',
        onsetDay: daysAgo(1),
        specimenDay: today,
        log: [{ act: 'CHANGED' }, { act: 'OPENED' }],
      },
    ]);
    await followUp.recount();
    expect((await findRow('Eve')).exposures).toMatchObject([{ caseNumber: 2 }]);
    const entries = await listAudit(gateway.app, team.made);
    expect(entries).toContainEqual({
      action: 'CASE_CHANGED',
      actor: team.made.email,
      detail: 'positive test, case C-2',
    });
  });

  it('keeps the specimen day of a case that was confirmed before another positive test', async () => {
    await followUp.openCase(team.person('Ben'), { specimenDay: daysAgo(2) });
    const test = { kind: 'TESTED', day: today, test: 'PCR', result: 'POSITIVE' };
    await followUp.act([await findRow('Ben')], test);
    const { cases } = await followUp.ask(
      '{ cases(filter: { search: "Ben" }) { items { specimenDay version } } }',
    );
    expect(cases.items).toEqual([{ specimenDay: daysAgo(2), version: 1 }]);
  });

  it('allows undoing a single act of a batch', async () => {
    const { followUps } = await followUp.act(await followUp.rows(), {
      kind: 'ASSIGNED',
      assignee: team.made.email,
    });
    await followUp.undo(followUps[0]!.acts[0]!.id);
    expect(await followUp.rows({ assignee: '' })).toHaveLength(1);
    expect(await followUp.rows({ assignee: team.made.email })).toHaveLength(2);
  });

  it('names missing and invalid fields for each kind of act', async () => {
    const ids = `followUpIds: ["${(await findRow('Ben')).id}"]`;
    expect(await readRefusal(`${ids}, kind: TESTED`)).toEqual([
      'BAD_USER_INPUT',
      ['day', 'test', 'result'],
    ]);
    expect(await readRefusal(`${ids}, kind: RELEASED`)).toEqual(['BAD_USER_INPUT', ['day']]);
    const tomorrow = `kind: RELEASED, day: "${addDays(today, 2)}"`;
    expect(await readRefusal(`${ids}, ${tomorrow}`)).toEqual(['BAD_USER_INPUT', ['day']]);
    expect(await readRefusal(`${ids}, kind: INFORMED`)).toEqual(['BAD_USER_INPUT', ['channel']]);
    expect(await readRefusal(`${ids}, kind: NOTE, note: " "`)).toEqual([
      'BAD_USER_INPUT',
      ['note'],
    ]);
    expect(await readRefusal('followUpIds: [], kind: NOTE, note: "x"')).toEqual([
      'BAD_USER_INPUT',
      ['followUpIds'],
    ]);
  });

  it('refuses a correction for somebody who is owed none', async () => {
    const ids = `followUpIds: ["${(await findRow('Ben')).id}"]`;
    expect(await readRefusal(`${ids}, kind: CORRECTED, channel: CALL`)).toEqual([
      'CONFLICT',
      ['followUpIds'],
    ]);
  });

  it('adds nothing if one of the follow-ups is unknown', async () => {
    const { id } = await findRow('Ben');
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect(
      await readRefusal(`followUpIds: ["${id}", "${unknown}"], kind: NOTE, note: "x"`),
    ).toEqual(['NOT_FOUND', undefined]);
    expect((await findRow('Ben')).acts).toEqual([]);
  });
});

describe('followUps', () => {
  it('filters by state, step, disease, case and overdue steps', async () => {
    await followUp.act([await findRow('Ben')], { kind: 'RELEASED', day: today });
    const names = async (filter: Record<string, unknown>) =>
      (await followUp.rows(filter)).map(({ person }) => person.name);
    expect(await names({ states: ['RELEASED'] })).toEqual(['Ben']);
    expect(await names({ nextSteps: ['INFORM'] })).toEqual(['Cleo', 'Dan']);
    expect(await names({ diseases: ['MEASLES'] })).toEqual([]);
    expect(await names({ caseNumber: 1 })).toEqual(['Ben', 'Cleo', 'Dan']);
    expect(await names({ caseNumber: 2 })).toEqual([]);
    expect(await names({ isOverdue: true })).toEqual([]);
    expect(await names({ isOverdue: false, search: 'Dan' })).toEqual(['Dan']);
  });

  it.each(['CHANGED', 'DUE', 'NAME', 'QUARANTINE_END'])('orders by %s', async (order) => {
    await team.meet('Ana', 'Cleo', noon(daysAgo(1)), 30);
    await followUp.recount();
    const rows = await followUp.rows({}, order);
    const first = { CHANGED: 'Cleo', NAME: 'Ben' }[order];
    if (first) expect(rows[0]!.person.name).toBe(first);
    if (order === 'QUARANTINE_END') expect(rows.at(-1)!.person.name).toBe('Cleo');
    expect(rows).toHaveLength(3);
  });

  it('keeps changedAt of rows that stay the same', async () => {
    const before = await findRow('Ben');
    await team.meet('Ana', 'Cleo', noon(daysAgo(1)), 30);
    await followUp.recount();
    expect(await findRow('Ben')).toEqual(before);
  });

  it('hides deleted people with nothing left to do', async () => {
    const [ben] = await followUp.rows({ search: 'ben' });
    await followUp.act([ben!], { kind: 'RELEASED', day: new Date().toISOString().slice(0, 10) });
    await gateway.rest(team.made.token, `DELETE /employee/${team.person('Ben').employee.id}`);
    expect((await followUp.rows()).map(({ person }) => person.name)).toEqual(['Cleo', 'Dan']);
  });

  it('refuses phones', async () => {
    const { errors } = await gateway.graphql(team.person('Ben').token, '{ followUps { total } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('followUp and Case.followUps', () => {
  it('return the row of a person and the rows of a case', async () => {
    const { id } = team.person('Ben').employee;
    const found = await followUp.ask(
      `{ followUp(employeeId: "${id}", disease: COVID_19) { person { name } dueAt }
        case(number: 1) { openedAt followUps { person { name } } } }`,
    );
    expect(found.followUp.person.name).toBe('Ben');
    expect(Date.parse(found.followUp.dueAt) - Date.parse(found.case.openedAt)).toBe(24 * 3_600_000);
    expect(found.case.followUps.map(({ person }: any) => person.name)).toEqual([
      'Ben',
      'Cleo',
      'Dan',
    ]);
  });
});

async function findCaseId(number: number): Promise<string> {
  const found = await followUp.ask(`{ case(number: ${number}) { id } }`);
  return found.case.id;
}

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeApiKey } from '../../../../test/api-keys.js';
import { addCamera } from '../../../../test/cameras.js';
import { changeRole, makeEmployee, makeMember, recordOf } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { Role } from '../../../access/role.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';

const gateway = useTestGateway();

const today = dayIn('Asia/Singapore', Date.now());
const daysAgo = (days: number) => addDays(today, -days);
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
/** Ana has a case; she met the others three days ago. */
beforeEach(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan', 'Eve');
  followUp = makeFollowUpClient(gateway, team.made);
  for (const name of ['Ben', 'Cleo', 'Dan', 'Eve'])
    await team.meet('Ana', name, noon(daysAgo(3)), name === 'Ben' ? 20 : 30);
  await followUp.openCase(team.person('Ana'), { onsetDay: daysAgo(3) });
  await followUp.recount();
});

const names = async (filter: Record<string, unknown>, order = 'NAME') =>
  (await followUp.rows(filter, order)).map(({ person }) => person.name);

async function findRow(name: string) {
  const [row] = await followUp.rows({ search: name });
  return row!;
}

const store = (text: string, ...values: unknown[]) =>
  inTenant(gateway.app.dataSource, team.made.company.id, async (db) => {
    const manager = await db.manager();
    await manager.query(text, [team.made.company.id, ...values]);
  });

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);

/** Adds a camera in a room. @returns a function that uploads a sighting of two people. */
async function makeCamera(room: string) {
  const upload = await addCamera(gateway, team.made, room, room);
  return async (one: string, other: string, startedAt: Date, minutes = 10) => {
    const seen = recordOf(team.person(other), startedAt, minutes);
    const { body } = await upload([{ ...seen, employee_id: team.person(one).employee.id }]);
    expect(body.data.accepted).toBe(1);
  };
}

describe('followUps in the order DUE', () => {
  it('lists informing, then correcting, then all other steps by due time, then the rest', async () => {
    const rows: [name: string, state: string, step: string | null, dueInHours: number | null][] = [
      ['Ben', 'NO_LONGER_EXPOSED', 'CORRECT', -72],
      ['Cleo', 'RELEASED', null, null],
      ['Dan', 'TO_INFORM', 'INFORM', 20],
      ['Eve', 'TO_INFORM', 'INFORM', -2],
    ];
    for (const [name, state, step, hours] of rows)
      await store(
        `UPDATE follow_up SET state = $3, next_step = $4, due_at = now() + $5 * interval '1 hour'
         WHERE company_id = $1 AND employee_id = $2`,
        team.person(name).employee.id,
        state,
        step,
        hours,
      );
    expect(await names({}, 'DUE')).toEqual(['Eve', 'Dan', 'Ben', 'Cleo']);
    await store(
      `UPDATE follow_up SET next_step = 'TEST', due_at = now() - interval '9 days'
       WHERE company_id = $1 AND employee_id = $2`,
      team.person('Eve').employee.id,
    );
    await store(
      `UPDATE follow_up SET next_step = 'RELEASE', due_at = now() - interval '10 days'
       WHERE company_id = $1 AND employee_id = $2`,
      team.person('Dan').employee.id,
    );
    expect(await names({}, 'DUE')).toEqual(['Ben', 'Dan', 'Eve', 'Cleo']);
  });
});

describe('dueFollowUps', () => {
  it('counts each step that can be taken now with the time of the first, and no release of a later day', async () => {
    const rows: [name: string, step: string | null, due: Date | null][] = [
      ['Ben', 'RELEASE', hoursAgo(-30)],
      ['Cleo', 'RELEASE', hoursAgo(1)],
      ['Dan', 'INFORM', hoursAgo(-20)],
      ['Eve', 'INFORM', hoursAgo(2)],
    ];
    for (const [name, step, due] of rows)
      await store(
        'UPDATE follow_up SET next_step = $3, due_at = $4, opens_at = $5 WHERE company_id = $1 AND employee_id = $2',
        team.person(name).employee.id,
        step,
        due,
        step === 'RELEASE' ? due : hoursAgo(24),
      );
    const { dueFollowUps } = await followUp.ask('{ dueFollowUps { step followUps dueAt } }');
    expect(dueFollowUps).toEqual([
      { step: 'INFORM', followUps: 2, dueAt: rows[3]![2]!.toISOString() },
      { step: 'RELEASE', followUps: 1, dueAt: rows[1]![2]!.toISOString() },
    ]);
  });
});

describe('followUps filtered by employeeId', () => {
  it("lists only the person's follow-ups, and none for a person of another company", async () => {
    const ben = team.person('Ben').employee.id;
    expect(await names({ employeeId: ben })).toEqual(['Ben']);
    expect(await names({ employeeId: ben, states: ['RELEASED'] })).toEqual([]);
    const other = await makeTeam(gateway, 'Gus');
    expect(await names({ employeeId: other.person('Gus').employee.id })).toEqual([]);
  });
});

describe('followUps of the saved views', () => {
  it('lists with isDueToday what is due by the end of the day of the company', async () => {
    const tomorrow = new Date(`${addDays(today, 1)}T00:00:00+08:00`);
    for (const [name, dueAt] of [
      ['Ben', new Date(tomorrow.getTime() - 1)],
      ['Cleo', tomorrow],
      ['Dan', null],
    ] as const)
      await store(
        'UPDATE follow_up SET due_at = $3 WHERE company_id = $1 AND employee_id = $2',
        team.person(name).employee.id,
        dueAt,
      );
    const listed = await names({ isDueToday: true });
    expect(listed).toContain('Ben');
    expect(listed).not.toContain('Cleo');
    expect(listed).not.toContain('Dan');
    expect(await names({ isDueToday: false })).toEqual(expect.arrayContaining(['Cleo', 'Dan']));
  });

  it('lists with isToCall people to be told who have no address or are reported by their own phone alone', async () => {
    const change = async (table: string, values: string, name: string) =>
      store(
        `UPDATE ${table} SET ${values} WHERE company_id = $1 AND ${table === 'employee' ? 'id' : 'employee_id'} = $2`,
        team.person(name).employee.id,
      );
    await change('follow_up', `next_step = 'INFORM', is_own_phone_only = false`, 'Eve');
    await change('follow_up', `next_step = 'INFORM', is_own_phone_only = false`, 'Ben');
    await change('employee', `email = ''`, 'Ben');
    await change('follow_up', `next_step = 'INFORM', is_own_phone_only = true`, 'Cleo');
    await change('follow_up', `next_step = NULL, is_own_phone_only = true`, 'Dan');
    expect(await names({ isToCall: true })).toEqual(['Ben', 'Cleo']);
    expect(await names({ isToCall: false })).toEqual(['Dan', 'Eve']);
  });

  it('lists with isReleasedThisWeek people whose quarantine has ended within 7 days', async () => {
    for (const [name, state, until] of [
      ['Ben', 'RELEASED', daysAgo(7)],
      ['Cleo', 'RELEASED', daysAgo(8)],
      ['Dan', 'IN_QUARANTINE', daysAgo(1)],
      ['Eve', 'RELEASED', null],
    ] as const)
      await store(
        'UPDATE follow_up SET state = $3, quarantine_until = $4 WHERE company_id = $1 AND employee_id = $2',
        team.person(name).employee.id,
        state,
        until,
      );
    expect(await names({ isReleasedThisWeek: true })).toEqual(['Ben']);
    expect(await names({ isReleasedThisWeek: false })).toEqual(['Cleo', 'Dan', 'Eve']);
  });
});

describe('changes of follow-ups', () => {
  const summaryFields = '{ changed latestChangeAt }';
  const readAs = async (token: string) => {
    const { data } = await gateway.graphql(
      token,
      `{ followUpSummary ${summaryFields}
        changed: followUps(filter: { isChanged: true }, order: NAME) { total items { isChanged person { name } } }
        others: followUps(filter: { isChanged: false }) { total } }`,
    );
    const { followUpSummary, changed, others } = data;
    expect(changed.total + others.total).toBe(4);
    expect(followUpSummary.changed).toBe(changed.total);
    expect(changed.items.every((row: { isChanged: boolean }) => row.isChanged)).toBe(true);
    return {
      ...followUpSummary,
      names: changed.items.map((row: { person: { name: string } }) => row.person.name),
    };
  };
  const mark = async (token: string, until: string) => {
    const { data, errors } = await gateway.graphql(
      token,
      `mutation { markFollowUpsSeen(input: { until: "${until}" }) ${summaryFields} }`,
    );
    return { summary: data?.markFollowUpsSeen, error: errors?.[0]?.extensions };
  };
  const signIn = async () => {
    const { email, password } = team.made;
    const { body } = await gateway.rest(null, 'POST /company/login', { email, password });
    return body.data.token as string;
  };
  const exposeAgain = async (name: string, days = 1) => {
    await team.meet('Ana', name, noon(daysAgo(days)), 30);
    await followUp.recount();
  };

  it('stay new until they are marked as seen, even if the list is loaded again', async () => {
    const { token } = team.made;
    const first = await readAs(token);
    expect(first.names).toEqual(['Ben', 'Cleo', 'Dan', 'Eve']);
    expect((await readAs(token)).names).toHaveLength(4);
    expect((await mark(token, first.latestChangeAt)).summary.changed).toBe(0);
    await exposeAgain('Cleo');
    expect((await readAs(token)).names).toEqual(['Cleo']);
  });

  it('say what the last day was when the viewer looked, when an exposure was found, and what was seen', async () => {
    const { token } = team.made;
    const readFacts = async () => {
      const { data } = await gateway.graphql(
        token,
        `{ followUpSummary { seenUntil latestChangeAt } followUps(filter: { search: "Cleo" }) {
          items { quarantineUntil untilMove { before } exposures { foundAt } } } }`,
      );
      return { ...data.followUpSummary, ...data.followUps.items[0] };
    };
    const before = await readFacts();
    expect(before).toMatchObject({ seenUntil: null, untilMove: null });
    await mark(token, before.latestChangeAt);
    await exposeAgain('Cleo', 2);
    const between = await readFacts();
    await exposeAgain('Cleo');
    const after = await readFacts();
    expect(after.seenUntil).toBe(before.latestChangeAt);
    expect(between.quarantineUntil > before.quarantineUntil).toBe(true);
    expect(after.quarantineUntil > between.quarantineUntil).toBe(true);
    // It moved twice since she looked: what counts is what she saw.
    expect(after.untilMove).toEqual({ before: before.quarantineUntil });
    await mark(token, between.latestChangeAt);
    expect((await readFacts()).untilMove).toEqual({ before: between.quarantineUntil });
    await mark(token, after.latestChangeAt);
    expect((await readFacts()).untilMove).toBeNull();
    // The same case exposed her again: it is the exposure that was known.
    expect(after.exposures).toEqual(before.exposures);
    expect(before.exposures[0].foundAt).not.toBeNull();
  });

  it('stay new if they happened after the list was loaded', async () => {
    const { token } = team.made;
    const { latestChangeAt } = await readAs(token);
    await exposeAgain('Dan');
    expect((await mark(token, latestChangeAt)).summary.changed).toBe(1);
    expect((await readAs(token)).names).toEqual(['Dan']);
  });

  it("exclude the viewer's own acts, which are new to other sessions of the account", async () => {
    const { token } = team.made;
    const other = await signIn();
    await mark(token, (await readAs(token)).latestChangeAt);
    expect((await readAs(other)).names).toHaveLength(4);
    await mark(other, (await readAs(other)).latestChangeAt);
    const act = await followUp.act([await findRow('Eve')], { kind: 'INFORMED', channel: 'CALL' });
    expect((await readAs(token)).names).toEqual([]);
    expect((await readAs(other)).names).toEqual(['Eve']);
    await followUp.undo(act.batchId);
    expect((await readAs(token)).names).toEqual([]);
  });

  it('stay seen in a new session of the same account', async () => {
    const { token } = team.made;
    const before = await readAs(token);
    await exposeAgain('Ben');
    await mark(token, (await readAs(token)).latestChangeAt);
    const next = await signIn();
    expect((await readAs(next)).names).toEqual([]);
    expect((await mark(next, before.latestChangeAt)).summary.changed).toBe(0);
  });

  it('are marked in one row a session, and other sessions keep what they began with', async () => {
    const { token } = team.made;
    await mark(token, (await readAs(token)).latestChangeAt);
    const other = await signIn();
    await exposeAgain('Dan');
    await mark(token, (await readAs(token)).latestChangeAt);
    await exposeAgain('Eve');
    await mark(token, (await readAs(token)).latestChangeAt);
    expect((await readAs(other)).names).toEqual(['Dan', 'Eve']);
    const { rows } = await gateway.app.owner.query(
      'SELECT FROM follow_up_seen WHERE company_id = $1',
      [team.made.company.id],
    );
    expect(rows).toHaveLength(2);
  });

  it('are all new to an API key, which has no session to mark them as seen', async () => {
    const { key } = await makeApiKey(gateway.app, team.made);
    await followUp.act([await findRow('Eve')], { kind: 'INFORMED', channel: 'CALL' });
    expect((await readAs(key)).names).toEqual(['Ben', 'Cleo', 'Dan', 'Eve']);
  });

  it('cannot be marked as seen before they happen', async () => {
    const { error } = await mark(team.made.token, new Date(Date.now() + HOUR).toISOString());
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'until' }] });
  });

  it('can be marked as seen at once, even if the clock of the gateway is behind the database', async () => {
    const { token } = team.made;
    const { latestChangeAt } = await readAs(token);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR);
    onTestFinished(() => clock.mockRestore());
    expect((await mark(token, latestChangeAt)).summary.changed).toBe(0);
  });

  it('cannot be marked as seen by a phone', async () => {
    const { error } = await mark(team.person('Ben').token, new Date().toISOString());
    expect(error?.code).toBe('FORBIDDEN');
  });
});

describe('people assigned to follow-ups', () => {
  const assign = async (name: string, assignee: string) =>
    followUp.act([await findRow(name)], { kind: 'ASSIGNED', assignee });

  it('are the owners and safety officers of the company', async () => {
    const officer = await makeMember(gateway.app, team.made, Role.SAFETY_OFFICER);
    for (const role of [Role.DIRECTORY_MANAGER, Role.VIEWER, Role.AUDITOR] as const)
      await makeMember(gateway.app, team.made, role);
    const { followUpAssignees } = await followUp.ask('{ followUpAssignees }');
    expect(followUpAssignees).toEqual([officer.email, team.made.email].toSorted());
  });

  it('are refused if they are no such members', async () => {
    const viewer = await makeMember(gateway.app, team.made, Role.VIEWER);
    const { id } = await findRow('Ben');
    for (const assignee of ['nobody@nowhere.example', viewer.email]) {
      const { errors } = await gateway.graphql(
        team.made.token,
        'mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }',
        { input: { followUpIds: [id], kind: 'ASSIGNED', assignee } },
      );
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'assignee', message: expect.stringContaining('member') }],
      });
    }
    expect(await followUp.rows({ assignee: '' })).toHaveLength(4);
  });

  it('leave their follow-ups to nobody when they may no longer work on them', async () => {
    const officer = await makeMember(gateway.app, team.made, Role.SAFETY_OFFICER);
    await assign('Ben', ` ${officer.email.toUpperCase()} `);
    expect(await names({ assignee: officer.email })).toEqual(['Ben']);
    await changeRole(gateway.app, team.made, officer, Role.VIEWER);
    expect(await names({ assignee: officer.email })).toEqual([]);
    expect(await names({ assignee: '' })).toEqual(['Ben', 'Cleo', 'Dan', 'Eve']);
    expect((await findRow('Ben')).assignee).toBeNull();
  });
});

describe('FollowUp.presence', () => {
  const readPresence = async (name: string) => {
    const { followUps } = await followUp.ask(
      `query ($name: String!) { followUps(filter: { search: $name }) { items {
        presence { hasApp phoneReportedAt isPhoneSilent cameraSeenAt cameraRoom } } } }`,
      { name },
    );
    return followUps.items[0].presence;
  };
  const setPhone = (name: string, lastActiveAt: Date | null, firstSignInAt: Date | null) =>
    store(
      'UPDATE employee SET last_active_at = $3, first_sign_in_at = $4 WHERE company_id = $1 AND id = $2',
      team.person(name).employee.id,
      lastActiveAt,
      firstSignInAt,
    );

  it('shows and filters phones that have been silent for 24 hours', async () => {
    const ago = (ms: number) => new Date(Date.now() - ms);
    await setPhone('Ben', ago(24 * HOUR + MINUTE), ago(9 * DAY));
    await setPhone('Cleo', ago(24 * HOUR - MINUTE), ago(9 * DAY));
    await setPhone('Dan', null, ago(9 * DAY));
    await setPhone('Eve', null, null);
    expect(await names({ isPhoneSilent: true })).toEqual(['Ben', 'Dan']);
    expect(await names({ isPhoneSilent: false })).toEqual(['Cleo', 'Eve']);
    expect(await readPresence('Cleo')).toMatchObject({ hasApp: true, isPhoneSilent: false });
    expect(await readPresence('Dan')).toMatchObject({ phoneReportedAt: null, isPhoneSilent: true });
    expect(await readPresence('Eve')).toMatchObject({ hasApp: false, isPhoneSilent: false });
  });

  it('names the room in which a camera last saw the person', async () => {
    const inLobby = await makeCamera('Lobby');
    const inCanteen = await makeCamera('Canteen');
    await inCanteen('Ben', 'Cleo', hoursAgo(5));
    await inLobby('Dan', 'Ben', hoursAgo(2));
    await inLobby('Eve', 'Ana', hoursAgo(30));
    expect((await readPresence('Ben')).cameraRoom).toBe('Lobby');
    const cleo = await readPresence('Cleo');
    expect(cleo.cameraRoom).toBe('Canteen');
    expect(Date.now() - Date.parse(cleo.cameraSeenAt)).toBeCloseTo(5 * HOUR - 10 * MINUTE, -5);
    expect(await readPresence('Eve')).toMatchObject({ cameraSeenAt: null, cameraRoom: null });
  });
});

describe('followUpEvidence', () => {
  const readEvidence = async (ids: string[], token = team.made.token) => {
    const { data } = await gateway.graphql(
      token,
      `query ($ids: [UUID!]!) { followUpEvidence(ids: $ids) { followUpId total
        episodes { caseNumber level startedAt endedAt minutes source rooms } } }`,
      { ids },
    );
    return data.followUpEvidence;
  };

  it('lists the episodes that exposed a person, latest first, with the rooms of cameras', async () => {
    const start = noon(daysAgo(2));
    const inLobby = await makeCamera('Lobby');
    await inLobby('Ben', 'Ana', start, 25);
    await followUp.recount();
    const ben = await findRow('Ben');
    const episode = (startedAt: Date, minutes: number, source: string, rooms: string[]) => ({
      caseNumber: 1,
      level: 1,
      startedAt: startedAt.toISOString(),
      endedAt: new Date(startedAt.getTime() + minutes * MINUTE).toISOString(),
      minutes,
      source,
      rooms,
    });
    expect(await readEvidence([ben.id])).toEqual([
      {
        followUpId: ben.id,
        total: 2,
        episodes: [
          episode(start, 25, 'CAMERA', ['Lobby']),
          episode(noon(daysAgo(3)), 20, 'MOBILE', []),
        ],
      },
    ]);
  });

  it('lists at most 10 episodes with the carrier at level 2', async () => {
    await followUp.ask('mutation { updateCompanySettings(input: { followUpLevels: 2 }) { id } }');
    await followUp.ask(
      'mutation { updateDisease(input: { disease: COVID_19, version: 0, figures: [{ name: LATENT_DAYS, value: 0 }] }) { code } }',
    );
    const fay = await makeEmployee(gateway.app, team.made, { name: 'Fay' });
    const records = Array.from({ length: 12 }, (_, index) =>
      recordOf(fay, new Date(noon(daysAgo(2)).getTime() + index * 40 * MINUTE), 20),
    );
    await gateway.rest(team.person('Ben').token, 'POST /contacts', { records });
    await followUp.recount();
    const [row] = await followUp.rows({ search: 'Fay' });
    const [{ total, episodes }] = await readEvidence([row!.id]);
    expect(total).toBe(12);
    expect(episodes).toHaveLength(10);
    expect(episodes[0]).toMatchObject({ level: 2, caseNumber: 1, minutes: 20 });
  });

  it('excludes follow-ups of other companies', async () => {
    const other = await makeTeam(gateway, 'Gus');
    expect(await readEvidence([(await findRow('Ben')).id], other.made.token)).toEqual([]);
  });
});

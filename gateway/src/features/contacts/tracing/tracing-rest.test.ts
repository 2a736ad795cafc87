import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();

describe('GET /api/employee/conta', () => {
  it("returns the three levels in the contract's format", async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan');
    const start = Date.now() - 10 * HOUR;
    await team.meet('Ana', 'Ben', new Date(start), 20);
    await team.meet('Ben', 'Cleo', new Date(start + HOUR), 20);
    await team.meet('Cleo', 'Dan', new Date(start + 2 * HOUR), 20);
    const { status, body } = await gateway.rest(
      team.made.token,
      `GET /employee/conta/${team.person('Ana').employee.code}`,
    );
    const item = (name: string, exposedAt: number) => {
      const { id, code, department } = team.person(name).employee;
      return {
        _id: id,
        employee: [{ _id: id, employee_id: code, name, department }],
        since: 20,
        date: new Date(exposedAt).toISOString(),
      };
    };
    expect([status, body.data]).toEqual([
      200,
      {
        primary: [item('Ben', start + 15 * MINUTE)],
        secondary: [item('Cleo', start + HOUR + 15 * MINUTE)],
        tertiary: [item('Dan', start + 2 * HOUR + 15 * MINUTE)],
      },
    ]);
  });
});

describe('GET /api/company/positive for a member', () => {
  it('returns the people of all cases', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    await gateway.rest(team.made.token, `PATCH /employee/${team.person('Ana').employee.id}`, {
      is_conta_tracing: true,
      conta_tracing_date: todayIn('Asia/Singapore'),
    });
    const { status, body } = await gateway.rest(
      team.made.token,
      `GET /company/positive/${team.made.company.passKey}`,
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject([{ _id: team.person('Ana').employee.id, name: 'Ana' }]);
  });
});

describe('GET /api/company/positive on a phone', () => {
  it('returns nothing of a contact with somebody positive before the person is told', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    await gateway.rest(team.made.token, `PATCH /employee/${team.person('Ana').employee.id}`, {
      is_conta_tracing: true,
      conta_tracing_date: todayIn('Asia/Singapore'),
    });
    await team.meet('Ana', 'Ben', new Date(Date.now() - 3 * HOUR), 20);
    const path = `GET /company/positive/${team.made.company.passKey}`;
    const answers = [];
    for (const name of ['Ana', 'Ben', 'Cleo'])
      answers.push((await gateway.rest(team.person(name).token, path)).body.data);
    expect(answers).toEqual([[], [], []]);
  });

  it('answers 404 for the pass-key of another company', async () => {
    const team = await makeTeam(gateway, 'Ana');
    const other = await makeCompany(gateway.app);
    const { status } = await gateway.rest(
      team.person('Ana').token,
      `GET /company/positive/${other.company.passKey}`,
    );
    expect(status).toBe(404);
  });
});

describe('GET /api/employee reports', () => {
  it("return contacts of whole days in the company's time zone, in the contract's format", async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    const midnight = Date.parse(
      `${todayIn('Asia/Singapore', new Date(Date.now() - 3 * DAY))}T00:00:00+08:00`,
    );
    await team.meet('Ana', 'Ben', new Date(midnight + HOUR), 20);
    await team.meet('Ben', 'Cleo', new Date(midnight + HOUR), 8);
    await team.meet('Cleo', 'Ben', new Date(midnight + 5 * HOUR), 8);
    await team.meet('Ana', 'Cleo', new Date(midnight - HOUR), 30);
    const date = todayIn('Asia/Singapore', new Date(midnight));
    const pair = (one: string, other: string) => {
      const [a, b] = [team.person(one).employee, team.person(other).employee].toSorted((x, y) =>
        x.id < y.id ? -1 : 1,
      );
      return {
        employee_id: a?.id,
        cross_employee_id: b?.id,
        name: a?.name,
        cross_name: b?.name,
        source: 'mobile',
      };
    };
    const continuous = await gateway.rest(team.made.token, 'POST /intermittent/cross', {
      from_date: date,
      to_date: date,
    });
    expect([continuous.status, continuous.body.data]).toEqual([
      201,
      [{ ...pair('Ana', 'Ben'), since: 20, date: new Date(midnight + HOUR).toISOString() }],
    ]);
    const cumulative = await gateway.rest(team.made.token, 'POST /cumulative/cross', {
      from_date: date,
      to_date: date,
    });
    const byLength = cumulative.body.data.toSorted((x: any, y: any) => x.since - y.since);
    expect([cumulative.status, byLength]).toEqual([
      201,
      [
        { ...pair('Ben', 'Cleo'), since: 16, date: new Date(midnight + HOUR).toISOString() },
        { ...pair('Ana', 'Ben'), since: 20, date: new Date(midnight + HOUR).toISOString() },
      ],
    ]);
  });

  it.each([
    [
      'intermittent',
      { from_date: '2026-11-02', to_date: '2026-11-01' },
      'to_date',
      'The period must not end before it starts',
    ],
    [
      'cumulative',
      { from_date: '2024-11-02', to_date: '2026-11-01' },
      'to_date',
      'The period is at most 366 days',
    ],
    [
      'intermittent',
      { from_date: 'today', to_date: '2026-11-01' },
      'from_date',
      'from_date is not valid',
    ],
    ['cumulative', { to_date: '2026-11-01' }, 'from_date', 'from_date is missing'],
  ])('POST /api/%s/cross refuses %j, naming %s', async (name, payload, field, message) => {
    const { token } = await makeCompany(gateway.app);
    const answer = await gateway.rest(token, `POST /${name}/cross`, payload);
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
  });
});

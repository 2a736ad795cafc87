import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../../test/api-keys.js';
import {
  actOnContest,
  requireConfirmation,
  askToContest,
  contest,
  contestFields,
  makeColleague,
  makeContestRequest,
  makeMeeting,
} from '../../../../test/contests.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeInsightsClient } from '../../../../test/insights.js';
import { moveTo } from '../../../../test/single-sign-on.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';

const gateway = useTestGateway();
const acceptRequest = (token: string, id: string) =>
  gateway.graphql(
    token,
    'mutation ($id: UUID!) { acceptContestRequest(id: $id) { contests { id } } }',
    { id },
  );
const iso = (moment: number) => new Date(moment).toISOString();

describe('contestContact', () => {
  let company: MadeCompany;
  let meeting: Awaited<ReturnType<typeof makeMeeting>>;
  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    meeting = await makeMeeting(gateway, company);
  });

  it('stores the pair with the smaller id first, the author and the reason', async () => {
    const { one, other, start } = meeting;
    const stored = await contest(
      gateway,
      company,
      { one: other, other: one, start },
      { minutes: 10, note: ' Glass ' },
    );
    const [first, second] = [one.employee.id, other.employee.id].toSorted();
    expect(stored).toEqual({
      id: stored.id,
      person: { id: first },
      other: { id: second },
      source: 'MOBILE',
      from: iso(start),
      until: iso(start + 10 * MINUTE),
      reason: 'WALL_BETWEEN',
      note: 'Glass',
      state: 'IN_FORCE',
      contestedBy: company.email,
      confirmedAt: null,
      confirmedBy: null,
      takenBackAt: null,
      takenBackBy: null,
      requestId: null,
    });
    const { data } = await gateway.graphql(
      company.token,
      `query ($id: UUID!) { contests(filter: { person: { id: $id }, state: IN_FORCE }) { total items { ${contestFields} } } }`,
      { id: one.employee.id },
    );
    expect(data.contests).toEqual({ total: 1, items: [stored] });
    const others = await gateway.graphql(
      company.token,
      '{ contests(filter: { state: TAKEN_BACK }) { total items { id } } }',
    );
    expect(others.data.contests).toEqual({ total: 0, items: [] });
  });

  it('refuses a span that is contested already, but not a longer one', async () => {
    const { errors } = await askToContest(gateway, company, meeting, { minutes: 9 });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      fields: [{ field: 'from', message: 'This time is contested already' }],
    });
    const { state } = await contest(gateway, company, meeting, { minutes: 11 });
    expect(state).toBe('IN_FORCE');
  });

  it.each([
    ['a start in the future', { from: iso(Date.now() + HOUR) }, 'from', /future/],
    ['a start before kept records', { from: iso(Date.now() - 40 * DAY) }, 'from', /deleted/],
    ['an end before the start', { until: iso(Date.now() - 2 * HOUR) }, 'until', /after the start/],
    ['an end in the future', { until: iso(Date.now() + MINUTE) }, 'until', /end in the future/],
    ['more than 24 hours', { from: iso(Date.now() - 26 * HOUR) }, 'until', /24 hours/],
    ['another reason without a note', { reason: 'OTHER', note: ' ' }, 'note', /enter the reason/],
    ['a long note', { note: 'x'.repeat(2001) }, 'note', /2000/],
    ['somebody unknown', { person: { code: 'nobody' } }, 'person', /No employee/],
    ['a source without a record', { source: 'CAMERA' }, 'from', /Nothing is recorded/],
  ])('refuses %s and names the field', async (_, given, field, message) => {
    const { errors } = await askToContest(gateway, company, meeting, given);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([{ field, message: expect.stringMatching(message) }]),
    });
  });

  it('refuses the same person twice, and a time without a record of the two people', async () => {
    const twice = await askToContest(gateway, company, { ...meeting, other: meeting.one });
    expect(twice.errors?.[0]?.extensions.fields).toEqual([
      { field: 'other', message: 'Please enter two different people' },
    ]);
    const other = await makeEmployee(gateway.app, company);
    const apart = await askToContest(gateway, company, { ...meeting, other });
    expect(apart.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'from' }]);
  });
});

describe('confirmContest', () => {
  it('confirms a contest of somebody else, which then counts', async () => {
    const company = await makeCompany(gateway.app);
    await requireConfirmation(gateway, company);
    const meeting = await makeMeeting(gateway, company);
    const waiting = await contest(gateway, company, meeting);
    expect(waiting.state).toBe('AWAITING_CONFIRMATION');
    const trace = async () => {
      const { data } = await gateway.graphql(
        company.token,
        'query ($id: UUID!) { trace(employee: { id: $id }) { exposures { minutes } } }',
        { id: meeting.one.employee.id },
      );
      return data.trace.exposures;
    };
    expect(await trace()).toEqual([{ minutes: 30 }]);
    const own = await actOnContest(gateway, company, 'confirmContest', waiting.id);
    expect(own.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'id', message: expect.stringContaining('Somebody else') }],
    });
    const colleague = await makeColleague(gateway, company);
    const { data } = await actOnContest(gateway, colleague, 'confirmContest', waiting.id);
    expect(data.confirmContest).toMatchObject({
      state: 'IN_FORCE',
      contestedBy: company.email,
      confirmedBy: colleague.email,
      confirmedAt: expect.any(String),
    });
    expect(await trace()).toEqual([]);
    const again = await actOnContest(gateway, colleague, 'confirmContest', waiting.id);
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('refuses the author whose address has changed', async () => {
    const company = await makeCompany(gateway.app);
    await requireConfirmation(gateway, company);
    const { id } = await contest(gateway, company, await makeMeeting(gateway, company));
    await moveTo(gateway.app, company.email, `renamed-${randomUUID()}@company.example`);
    const { errors } = await actOnContest(gateway, company, 'confirmContest', id);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('refuses the author of contests that answer a request', async () => {
    const company = await makeCompany(gateway.app);
    await requireConfirmation(gateway, company);
    const request = await makeContestRequest(gateway, company, await makeMeeting(gateway, company));
    const { data } = await acceptRequest(company.token, request.id);
    const [{ id }] = data.acceptContestRequest.contests;
    const { errors } = await actOnContest(gateway, company, 'confirmContest', id);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('refuses an API key', async () => {
    const company = await makeCompany(gateway.app);
    await requireConfirmation(gateway, company);
    const { id } = await contest(gateway, company, await makeMeeting(gateway, company));
    const { key } = await makeApiKey(gateway.app, company);
    const { errors } = await actOnContest(gateway, { token: key }, 'confirmContest', id);
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'An API key cannot confirm contests: another member must do it',
    ]);
  });
});

describe('an API key', () => {
  it('adds contests only if they need no confirmation', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const { key: token, name } = await makeApiKey(gateway.app, company);
    const { state, contestedBy } = await contest(gateway, { ...company, token }, meeting);
    expect([state, contestedBy]).toEqual(['IN_FORCE', `API key ${name}`]);
    await requireConfirmation(gateway, company);
    const refusal =
      'Contests of your company need confirmation, so an API key cannot add them: a member must do it';
    const { errors } = await askToContest(gateway, { ...company, token }, meeting, { minutes: 31 });
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual(['FORBIDDEN', refusal]);
    const request = await makeContestRequest(gateway, company, meeting);
    const accepted = await acceptRequest(token, request.id);
    expect(accepted.errors?.[0]?.message).toBe(refusal);
  });
});

describe('withdrawContest', () => {
  it('withdraws a contest once, and returns NOT_FOUND for an unknown one', async () => {
    const company = await makeCompany(gateway.app);
    const { id } = await contest(gateway, company, await makeMeeting(gateway, company));
    const { data } = await actOnContest(gateway, company, 'withdrawContest', id);
    expect(data.withdrawContest).toMatchObject({
      state: 'TAKEN_BACK',
      takenBackBy: company.email,
      takenBackAt: expect.any(String),
    });
    const again = await actOnContest(gateway, company, 'withdrawContest', id);
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
    const unknown = await actOnContest(gateway, company, 'withdrawContest', randomUUID());
    expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a contest in force', () => {
  it('ends the exposure of somebody with no other contact, and withdrawing it restores the row', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(meeting.one);
    await followUp.recount();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    const read = async () => {
      await followUp.recount();
      return (await followUp.rows()).map(({ changedAt: _changedAt, ...row }) => row);
    };
    const before = await read();
    expect(before).toMatchObject([{ state: 'IN_QUARANTINE', exposures: [{ minutes: 30 }] }]);
    const { id } = await contest(gateway, company, meeting, { minutes: 16 });
    expect(await read()).toMatchObject([
      { state: 'NO_LONGER_EXPOSED', nextStep: 'CORRECT', owesCorrection: true, exposures: [] },
    ]);
    await actOnContest(gateway, company, 'withdrawContest', id);
    expect(JSON.stringify(await read())).toBe(JSON.stringify(before));
  });

  it('removes breaches from the insights, and withdrawing it restores them', async () => {
    const company = await makeCompany(gateway.app);
    const { refresh } = makeInsightsClient(gateway);
    const meeting = await makeMeeting(gateway, company);
    const breaches = async () => {
      await refresh();
      const { rows } = await gateway.app.owner.query(
        'SELECT coalesce(sum(breaches), 0)::int AS breaches FROM insight_hour WHERE company_id = $1',
        [company.company.id],
      );
      return rows[0].breaches;
    };
    expect(await breaches()).toBeGreaterThan(0);
    const { id } = await contest(gateway, company, meeting);
    expect(await breaches()).toBe(0);
    await actOnContest(gateway, company, 'withdrawContest', id);
    expect(await breaches()).toBeGreaterThan(0);
  });

  it('of more than 5 minutes splits a breach in two', async () => {
    const company = await makeCompany(gateway.app);
    const { refresh } = makeInsightsClient(gateway);
    const meeting = await makeMeeting(gateway, company);
    await contest(
      gateway,
      company,
      { ...meeting, start: meeting.start + 10 * MINUTE },
      { minutes: 6 },
    );
    await refresh();
    const { rows } = await gateway.app.owner.query(
      `SELECT sum(breaches)::int AS breaches, sum(minutes) AS minutes FROM insight_hour WHERE company_id = $1`,
      [company.company.id],
    );
    // A meeting that spans midnight counts on both days.
    expect(rows).toEqual([{ breaches: expect.toSatisfy((count) => count >= 2), minutes: 24 }]);
  });

  it('is listed in the evidence beside the contested records', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const { id } = await contest(gateway, company, meeting, { minutes: 10 });
    const { data } = await gateway.graphql(
      company.token,
      `query ($id: UUID!) { trace(employee: { id: $id }) { exposures { minutes path { evidence { records {
        minutes contests { id reason } } } } } } }`,
      { id: meeting.one.employee.id },
    );
    expect(data.trace.exposures).toEqual([
      {
        minutes: 20,
        path: [
          {
            evidence: {
              records: [{ minutes: 30, contests: [{ id, reason: 'WALL_BETWEEN' }] }],
            },
          },
        ],
      },
    ]);
  });
});

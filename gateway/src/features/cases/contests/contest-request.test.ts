import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  actOnContest,
  askToContest,
  requireConfirmation,
  makeContestRequest,
  makeMeeting,
} from '../../../../test/contests.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { requestContest } from './contest-request.service.js';
import { ContestReason } from './contest.entity.js';

const gateway = useTestGateway();
const fields = `id person { id } reason note state decidedAt decidedBy answer
  contests { id person { id } other { id } source state requestId note }`;

async function accept(company: MadeCompany, id: string) {
  return gateway.graphql(
    company.token,
    `mutation ($id: UUID!) { acceptContestRequest(id: $id) { ${fields} } }`,
    { id },
  );
}

describe('requestContest', () => {
  it('stores an open request, which is listed', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const { id } = await makeContestRequest(gateway, company, meeting);
    const list = async (state: string) => {
      const { data } = await gateway.graphql(
        company.token,
        `{ contestRequests(state: ${state}) { total items { ${fields} } } }`,
      );
      return data.contestRequests;
    };
    expect(await list('OPEN')).toEqual({
      total: 1,
      items: [
        {
          id,
          person: { id: meeting.one.employee.id },
          reason: 'OTHER',
          note: 'I was at the dentist',
          state: 'OPEN',
          decidedAt: null,
          decidedBy: null,
          answer: '',
          contests: [],
        },
      ],
    });
    expect(await list('DECLINED')).toEqual({ total: 0, items: [] });
  });

  it.each([
    ['more than 31 days', { from: Date.now() - 32 * DAY }, 'until'],
    ['a long note', { note: 'x'.repeat(2001) }, 'note'],
    ['another reason without a note', { note: '' }, 'note'],
  ])('refuses %s', async (_, given, field) => {
    const company = await makeCompany(gateway.app, { retentionDays: 90 });
    const { employee } = await makeEmployee(gateway.app, company);
    const { from = Date.now() - DAY, ...rest } = { ...given } as { from?: number; note?: string };
    const asked = inTenant(gateway.app.dataSource, company.company.id, (db) =>
      requestContest(db, company.company.id, employee.id, {
        from: new Date(from),
        until: new Date(Date.now() - MINUTE),
        reason: ContestReason.OTHER,
        note: 'Away',
        ...rest,
      }),
    );
    await expect(asked).rejects.toMatchObject({
      extensions: { fields: [expect.objectContaining({ field })] },
    });
  });

  it('refuses a request while 20 are open', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    for (let count = 0; count < 20; count += 1) await makeContestRequest(gateway, company, meeting);
    await expect(makeContestRequest(gateway, company, meeting)).rejects.toThrow(/earlier requests/);
  });
});

describe('acceptContestRequest', () => {
  it('contests every uncontested contact of the person in the time', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const third = await makeEmployee(gateway.app, company);
    await gateway.rest(third.token, 'POST /contacts', {
      records: [
        recordOf(meeting.one, new Date(meeting.start), 20),
        recordOf(meeting.other, new Date(meeting.start), 20),
      ],
    });
    const { id } = await makeContestRequest(gateway, company, meeting);
    const preview = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { contestRequestPreview(id: $id) { contactMinutes people { effect } } }',
      { id },
    );
    expect(preview.data.contestRequestPreview).toEqual({ contactMinutes: 50, people: [] });
    const { data } = await accept(company, id);
    const accepted = data.acceptContestRequest;
    expect(accepted).toMatchObject({ state: 'ACCEPTED', decidedBy: company.email });
    const everybody = {
      person: { id: meeting.one.employee.id },
      other: null,
      state: 'IN_FORCE',
      requestId: id,
      note: 'I was at the dentist',
    };
    expect(accepted.contests).toMatchObject([
      { ...everybody, source: 'CAMERA' },
      { ...everybody, source: 'MOBILE' },
    ]);
    const trace = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { trace(employee: { id: $id }) { exposures { level } } }',
      { id: meeting.one.employee.id },
    );
    expect(trace.data.trace.exposures).toEqual([]);
    expect((await accept(company, id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (const each of accepted.contests)
      await actOnContest(gateway, company, 'withdrawContest', each.id);
  });

  it('contests what other phones upload after it, until the contest is withdrawn', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const followUp = makeFollowUpClient(gateway, company);
    const ill = await makeEmployee(gateway.app, company, { name: 'Ill' });
    await followUp.openCase(ill, { onsetDay: new Date(meeting.start).toISOString().slice(0, 10) });
    await followUp.recount();
    const { id } = await makeContestRequest(gateway, company, meeting);
    const { data } = await accept(company, id);
    await followUp.recount();

    await gateway.rest(ill.token, 'POST /contacts', {
      records: [recordOf(meeting.one, new Date(meeting.start), 20)],
    });
    await followUp.recount();
    expect(await followUp.rows()).toEqual([]);

    const phones = data.acceptContestRequest.contests.find(
      ({ source }: { source: string }) => source === 'MOBILE',
    );
    const preview = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { withdrawContestPreview(id: $id) { contactMinutes people { effect person { id } } } }',
      { id: phones.id },
    );
    expect(preview.data.withdrawContestPreview).toEqual({
      contactMinutes: 50,
      people: [{ effect: 'NEWLY_EXPOSED', person: { id: meeting.one.employee.id } }],
    });
    await actOnContest(gateway, company, 'withdrawContest', phones.id);
    await followUp.recount();
    const rows = await followUp.rows();
    expect(rows).toMatchObject([{ state: 'TO_INFORM', exposures: [{ minutes: 20 }] }]);
  });

  it('is named by the follow-ups of the person and of people met, but of nobody else', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const { one, other, start } = meeting;
    const followUp = makeFollowUpClient(gateway, company);
    const onsetDay = new Date(start - DAY).toISOString().slice(0, 10);
    const third = await makeEmployee(gateway.app, company);
    // Everybody met the ill at another time too, so that they are followed up.
    for (const [ill, exposed] of [
      [other, one],
      [one, other],
      [other, third],
    ] as const)
      await gateway.rest(ill.token, 'POST /contacts', {
        records: [recordOf(exposed, new Date(start - 4 * HOUR), 20)],
      });
    const { id } = await makeContestRequest(gateway, company, meeting);
    await accept(company, id);
    const listContests = async () => {
      await followUp.recount();
      const { followUps } = await followUp.ask(
        '{ followUps(pageSize: 10) { items { person { id } contests { source other { id } } } } }',
      );
      return (followUps.items as { person: { id: string }; contests: unknown[] }[]).map(
        ({ person, contests }) => [person.id, contests] as const,
      );
    };
    const phones = [{ source: 'MOBILE', other: null }];
    const opened = await followUp.openCase(other, { onsetDay });
    expect(new Map(await listContests())).toEqual(
      new Map<string, unknown>([
        [one.employee.id, phones],
        [third.employee.id, []],
      ]),
    );
    await followUp.ask(
      `mutation { closeCase(input: { id: "${opened.id}", version: 1, outcome: OPENED_IN_ERROR }) { id } }`,
    );
    await followUp.openCase(one, { onsetDay });
    expect(new Map(await listContests()).get(other.employee.id)).toEqual(phones);
  });

  it('adds no contest for time that is contested completely', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const [first, second] = [
      await makeContestRequest(gateway, company, meeting),
      await makeContestRequest(gateway, company, meeting),
    ];
    expect((await accept(company, first.id)).data.acceptContestRequest.contests).toHaveLength(2);
    expect((await accept(company, second.id)).data.acceptContestRequest.contests).toEqual([]);
    const again = await askToContest(gateway, company, meeting);
    expect(again.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('adds contests that await confirmation if the company requires it', async () => {
    const company = await makeCompany(gateway.app);
    await requireConfirmation(gateway, company);
    const { id } = await makeContestRequest(gateway, company, await makeMeeting(gateway, company));
    const previewed = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { contestRequestPreview(id: $id) { contactMinutes } }',
      { id },
    );
    expect(previewed.data.contestRequestPreview).toEqual({ contactMinutes: 30 });
    const { data } = await accept(company, id);
    const { contests } = data.acceptContestRequest;
    expect(contests).toMatchObject([
      { source: 'CAMERA', state: 'AWAITING_CONFIRMATION' },
      { source: 'MOBILE', state: 'AWAITING_CONFIRMATION' },
    ]);
    const preview = await gateway.graphql(
      company.token,
      'query ($id: UUID!) { confirmContestPreview(id: $id) { contactMinutes } }',
      { id: contests[1].id },
    );
    expect(preview.data.confirmContestPreview).toEqual({ contactMinutes: 30 });
  });
});

describe('declineContestRequest', () => {
  it('stores the answer, which is required, and contests nothing', async () => {
    const company = await makeCompany(gateway.app);
    const { id } = await makeContestRequest(gateway, company, await makeMeeting(gateway, company));
    const decline = (given: string, asked = id) =>
      gateway.graphql(
        company.token,
        `mutation ($input: DeclineContestRequestInput!) { declineContestRequest(input: $input) { ${fields} } }`,
        { input: { id: asked, answer: given } },
      );
    const empty = await decline(' ');
    expect(empty.errors?.[0]?.extensions.fields).toEqual([
      { field: 'answer', message: 'Please enter the reason, which the employee can read' },
    ]);
    const { data } = await decline(' The camera shows you ');
    expect(data.declineContestRequest).toMatchObject({
      state: 'DECLINED',
      answer: 'The camera shows you',
      contests: [],
    });
    expect((await decline('Again')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const unknown = await decline('x', randomUUID());
    expect(unknown.errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { contest, makeMeeting } from '../../../../test/contests.js';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { MINUTE } from '../../../durations.js';
import { addDays } from '../../company/profile/calendar-days.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();

describe('a meeting of 30 minutes of which 20 are contested', () => {
  let company: MadeCompany;
  let meeting: Awaited<ReturnType<typeof makeMeeting>>;
  let id: string;
  const today = todayIn('Asia/Singapore');
  const period = { from: addDays(today, -1), to: today };
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await gateway.graphql(company.token, document, variables);
    expect(errors).toBeUndefined();
    return data;
  };
  const iso = (minutes: number) => new Date(meeting.start + minutes * MINUTE).toISOString();

  beforeAll(async () => {
    company = await makeCompany(gateway.app);
    meeting = await makeMeeting(gateway, company);
    ({ id } = await contest(gateway, company, meeting, { minutes: 20, note: 'Glass' }));
  });

  it('is listed in reports as without the contest, and flagged as contested', async () => {
    const { continuousContacts, cumulativeContacts } = await ask(
      `query ($from: LocalDate!, $to: LocalDate!) {
        continuousContacts(from: $from, to: $to) { total items { minutes isContested contests { id } } }
        cumulativeContacts(from: $from, to: $to) { total items { minutes isContested contests { id } } } }`,
      period,
    );
    const page = { total: 1, items: [{ minutes: 30, isContested: true, contests: [{ id }] }] };
    expect(continuousContacts).toEqual(page);
    expect(cumulativeContacts).toEqual(page);
  });

  it('is left out of reports with includeContested: false', async () => {
    const data = await ask(
      `query ($from: LocalDate!, $to: LocalDate!) {
        continuousContacts(from: $from, to: $to, includeContested: false) { total items { minutes } }
        cumulativeContacts(from: $from, to: $to, includeContested: false) { total items { minutes } } }`,
      period,
    );
    const nothing = { total: 0, items: [] };
    expect(data).toEqual({ continuousContacts: nothing, cumulativeContacts: nothing });
  });

  it('counts on the page of a person with the remaining time', async () => {
    const { personMeetings } = await ask(
      `query ($id: UUID!, $from: LocalDate!, $to: LocalDate!) {
        personMeetings(employee: { id: $id }, from: $from, to: $to) {
          startedAt minutes isContinuous isContested contests { id } } }`,
      { ...period, id: meeting.one.employee.id },
    );
    expect(personMeetings).toEqual([
      {
        startedAt: iso(20),
        minutes: 10,
        isContinuous: false,
        isContested: false,
        contests: [{ id }],
      },
    ]);
  });

  it('is listed in the trace as a contested exposure', async () => {
    const { trace } = await ask(
      `query ($id: UUID!) { trace(employee: { id: $id }) { exposures { level }
        contestedExposures { person { id } level exposedAt contests { id } } } }`,
      { id: meeting.one.employee.id },
    );
    expect(trace).toEqual({
      exposures: [],
      contestedExposures: [
        {
          person: { id: meeting.other.employee.id },
          level: 1,
          exposedAt: iso(15),
          contests: [{ id }],
        },
      ],
    });
  });

  it('is exported to CSV with the author, time and reason of the contest', async () => {
    const answer = await gateway.rest(
      company.token,
      `GET /contacts/continuous/export?from=${period.from}&to=${period.to}`,
    );
    expect(answer.text.split('\n')[0]).toMatch(/,CONTESTED\r?$/);
    expect(answer.text).toMatch(
      new RegExp(`"Does not count: wall between, Glass \\(${company.email}, .*\\)"`),
    );
  });

  it('is exported in the list of exposed people with those who are no longer exposed', async () => {
    const { id: traced } = meeting.one.employee;
    const answer = await gateway.rest(
      company.token,
      `GET /contacts/exposed/export?employee=${traced}`,
    );
    const { code } = meeting.other.employee;
    expect(answer.text).toMatch(new RegExp(`1,[^\\n]*${code}[^\\n]*,,,,"Does not count: wall`));
  });

  it('is listed in the follow-up of a person who was informed and is no longer exposed', async () => {
    const company = await makeCompany(gateway.app);
    const met = await makeMeeting(gateway, company);
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(met.one);
    await followUp.recount();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    const contested = await contest(gateway, company, met);
    await followUp.recount();
    const { followUps } = await followUp.ask('{ followUps { items { state contests { id } } } }');
    expect(followUps.items).toEqual([
      { state: 'NO_LONGER_EXPOSED', contests: [{ id: contested.id }] },
    ]);
    const { text } = await gateway.rest(company.token, 'GET /follow-up/export');
    expect(text).toContain('"Does not count: wall between (');
  });
});

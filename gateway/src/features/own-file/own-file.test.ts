import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../test/factories.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { useTestGateway } from '../../../test/hooks.js';
import { startOwnFileSession } from '../../../test/own-file.js';
import { addDays } from '../company/profile/calendar-days.js';
import { todayIn } from '../company/profile/time-zone.js';

const gateway = useTestGateway();
let company: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
let cleo: MadeEmployee;
let session: string;

const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`) - 2 * DAY;
const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const at = (minutes: number) => new Date(midnight + minutes * MINUTE);
const upload = (from: MadeEmployee, to: MadeEmployee, minute: number, minutes: number) =>
  gateway.rest(from.token, 'POST /contacts', { records: [recordOf(to, at(minute), minutes)] });

beforeAll(async () => {
  company = await makeCompany(gateway.app, { timeZone: 'UTC' });
  const make = (name: string) => makeEmployee(gateway.app, company, { name });
  ana = await make('Anastasia Lim');
  ben = await make('Benedikt Ong');
  cleo = await make('Cleopatra Tan');
  session = await startOwnFileSession(gateway.app, ana);
  // With Ben: one meeting recorded by both phones, and a second one. With Cleo: a meeting that spans midnight.
  await upload(ana, ben, 600, 10);
  await upload(ben, ana, 605, 10);
  await upload(ben, ana, 621, 4);
  await upload(ana, cleo, -10, 30);
  await upload(ben, cleo, 600, 50);
});

const ask = async (document: string, variables = {}) => {
  const { data, errors } = await gateway.graphql(session, document, variables);
  expect(errors).toBeUndefined();
  return data.ownFile;
};

describe('ownFile', () => {
  it('shows the entry in the directory', async () => {
    const { employee } = ana;
    expect(
      await ask(
        '{ ownFile { name code email phone callingCode department designation joinedAt companyName timeZone photo } }',
      ),
    ).toEqual({
      name: 'Anastasia Lim',
      code: employee.code,
      email: employee.email,
      phone: employee.phone,
      callingCode: null,
      department: 'Research',
      designation: null,
      joinedAt: employee.createdAt.toISOString(),
      companyName: company.company.name,
      timeZone: 'UTC',
      photo: null,
    });
  });

  it('counts people and meetings by day, and splits a meeting at midnight', async () => {
    const days = await ask(
      `query ($from: LocalDate!, $to: LocalDate!) { ownFile { days(from: $from, to: $to) { day people meetings } } }`,
      { from: toDay(midnight - DAY), to: toDay(midnight + DAY) },
    );
    expect(days.days).toEqual([
      { day: toDay(midnight + DAY), people: 0, meetings: 0 },
      { day: toDay(midnight), people: 2, meetings: 3 },
      { day: toDay(midnight - DAY), people: 1, meetings: 1 },
    ]);
  });

  it('counts the last 14 days by default', async () => {
    const { days } = await ask('{ ownFile { days { day people } } }');
    expect(days.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 14 }, (_, each) => toDay(Date.now() - each * DAY)),
    );
  });

  it.each([
    ['2026-03-02', '2026-03-01', 'The period must not end before it starts'],
    ['2025-01-01', '2026-03-01', 'The period is at most 366 days'],
  ])('refuses days from %s to %s', async (from, to, message) => {
    const { errors } = await gateway.graphql(
      session,
      `{ ownFile { days(from: "${from}", to: "${to}") { day } } }`,
    );
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'to', message }]);
  });

  it('counts manual contacts only for the person of the case', async () => {
    const [ill, met] = [
      await makeEmployee(gateway.app, company),
      await makeEmployee(gateway.app, company),
    ];
    const followUp = makeFollowUpClient(gateway, company);
    const { id } = await followUp.openCase(ill);
    await followUp.ask(
      `mutation ($input: AddManualContactInput!) { addManualContact(input: $input) { __typename } }`,
      {
        input: {
          caseId: id,
          who: { employee: { id: met.employee.id } },
          startedAt: at(700).toISOString(),
          minutes: 25,
          informant: { employee: { id: ill.employee.id } },
        },
      },
    );
    const countMeetings = async (person: MadeEmployee) => {
      const { data } = await gateway.graphql(
        await startOwnFileSession(gateway.app, person),
        '{ ownFile { days { meetings } } }',
      );
      return data.ownFile.days.reduce(
        (sum: number, { meetings }: { meetings: number }) => sum + meetings,
        0,
      );
    };
    expect([await countMeetings(ill), await countMeetings(met)]).toEqual([1, 0]);
  });

  it('gives instructions once an officer has informed the person, and never reveals who is ill', async () => {
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(ben);
    await followUp.recount();
    const document =
      '{ ownFile { instructions { disease state quarantineUntil releaseTestDay reason } } }';
    const untold = await ask(document);
    expect(untold.instructions).toEqual([]);
    const row = (await followUp.rows()).find(({ person }) => person.name === 'Anastasia Lim')!;
    await followUp.act([row], { kind: 'INFORMED', channel: 'CALL' });
    const told = await ask(document);
    expect(told.instructions).toEqual([
      expect.objectContaining({
        disease: null,
        state: 'IN_QUARANTINE',
        // As many days as a quarantine has, counted from the call: she met too few people to be told the day.
        quarantineUntil: addDays(todayIn('UTC'), 10),
        reason: expect.stringContaining('until we call you, at the latest on'),
      }),
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Ben|Ong|C-\d|Cleo|min with/);
    const { data } = await gateway.graphql(
      await startOwnFileSession(gateway.app, ben),
      '{ ownFile { instructions { disease state reason } } }',
    );
    expect(data.ownFile.instructions).toEqual([
      {
        disease: 'COVID_19',
        state: 'BECAME_A_CASE',
        reason: expect.stringMatching(/^Your company has recorded that you have COVID-19\. Please/),
      },
    ]);
  });

  it('refuses the app, members and visitors', async () => {
    const codes = [];
    for (const token of [ana.token, company.token, null])
      codes.push(
        (await gateway.graphql(token, '{ ownFile { name } }')).errors?.[0]?.extensions.code,
      );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'UNAUTHENTICATED']);
  });
});

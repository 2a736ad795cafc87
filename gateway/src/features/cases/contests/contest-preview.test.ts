import { describe, expect, it } from 'vitest';
import {
  actOnContest,
  contest,
  makeMeeting,
  requireConfirmation,
} from '../../../../test/contests.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { DAY, MINUTE } from '../../../durations.js';
import { FollowUpState } from '../follow-up/follow-up-facts.js';
import { findEffect } from './contest-preview.service.js';

const gateway = useTestGateway();
const fields = `contactMinutes people { person { id } disease effect quarantineBefore quarantineAfter }`;

type Meeting = Awaited<ReturnType<typeof makeMeeting>>;

async function preview(company: MadeCompany, { one, other, start }: Meeting, minutes = 30) {
  const input = {
    person: { id: one.employee.id },
    other: { id: other.employee.id },
    source: 'MOBILE',
    from: new Date(start),
    until: new Date(start + minutes * MINUTE),
    reason: 'PROTECTED',
  };
  const { data, errors } = await gateway.graphql(
    company.token,
    `query ($input: ContestContactInput!) { contestPreview(input: $input) { ${fields} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.contestPreview;
}

async function previewWithdrawal(company: MadeCompany, id: string) {
  const { data, errors } = await gateway.graphql(
    company.token,
    `query ($id: UUID!) { withdrawContestPreview(id: $id) { ${fields} } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data.withdrawContestPreview;
}

/** Opens a case of one person of a meeting and counts its exposures. */
async function makeCase() {
  const company = await makeCompany(gateway.app);
  const meeting = await makeMeeting(gateway, company);
  const followUp = makeFollowUpClient(gateway, company);
  await followUp.openCase(meeting.one);
  await followUp.recount();
  return { company, meeting, followUp };
}

describe('contestPreview', () => {
  it('lists who would no longer be exposed, and stores nothing', async () => {
    const { company, meeting, followUp } = await makeCase();
    const [row] = await followUp.rows();
    const person = { id: meeting.other.employee.id };
    const expected = {
      contactMinutes: 30,
      people: [
        {
          person,
          disease: 'COVID_19',
          effect: 'NO_LONGER_EXPOSED',
          quarantineBefore: row!.quarantineUntil,
          quarantineAfter: null,
        },
      ],
    };
    expect(await preview(company, meeting)).toEqual(expected);
    expect(await preview(company, meeting)).toEqual(expected);
    await followUp.recount();
    expect(await followUp.rows()).toEqual([row]);
  });

  it('lists nobody if enough time remains, and counts only uncontested minutes', async () => {
    const { company, meeting } = await makeCase();
    expect(await preview(company, meeting, 10)).toEqual({ contactMinutes: 10, people: [] });
    await contest(gateway, company, meeting, { minutes: 10 });
    expect(await preview(company, meeting, 14)).toEqual({ contactMinutes: 4, people: [] });
  });

  it('previews the contest as if it were confirmed, if the company requires that', async () => {
    const { company, meeting } = await makeCase();
    await requireConfirmation(gateway, company);
    expect(await preview(company, meeting)).toMatchObject({
      contactMinutes: 30,
      people: [{ effect: 'NO_LONGER_EXPOSED' }],
    });
  });

  it('lists who would be owed a correction', async () => {
    const { company, meeting, followUp } = await makeCase();
    await followUp.act(await followUp.rows(), { kind: 'INFORMED', channel: 'CALL' });
    expect(await preview(company, meeting)).toMatchObject({
      people: [{ effect: 'OWED_CORRECTION', quarantineAfter: null }],
    });
  });

  it('lists whose date would change, with the date that the recount then stores', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const { one, other, start } = meeting;
    await gateway.rest(one.token, 'POST /contacts', {
      records: [recordOf(other, new Date(start - DAY), 20)],
    });
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.openCase(one);
    await followUp.recount();
    const [before] = await followUp.rows();
    const { people } = await preview(company, meeting);
    await contest(gateway, company, meeting);
    await followUp.recount();
    const [after] = await followUp.rows();
    expect(people).toMatchObject([
      {
        effect: 'DATE_CHANGED',
        quarantineBefore: before!.quarantineUntil,
        quarantineAfter: after!.quarantineUntil,
      },
    ]);
  });

  it('lists people exposed by somebody who would no longer be exposed', async () => {
    const company = await makeCompany(gateway.app);
    const meeting = await makeMeeting(gateway, company);
    const third = await makeEmployee(gateway.app, company);
    await gateway.rest(third.token, 'POST /contacts', {
      records: [recordOf(meeting.other, new Date(meeting.start + 20 * MINUTE), 40)],
    });
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.ask('mutation { updateCompanySettings(input: { followUpLevels: 2 }) { id } }');
    await followUp.ask(
      `mutation { updateDisease(input: { disease: COVID_19, version: 0, figures: [{ name: LATENT_DAYS, value: 0 }] }) { version } }`,
    );
    await followUp.openCase(meeting.one);
    await followUp.recount();
    expect(await followUp.rows()).toHaveLength(2);
    const { people } = await preview(company, meeting);
    expect(people.map(({ person }: { person: { id: string } }) => person.id).toSorted()).toEqual(
      [meeting.other.employee.id, third.employee.id].toSorted(),
    );
  });

  it('refuses input that contestContact refuses', async () => {
    const { company, meeting } = await makeCase();
    const { errors } = await gateway.graphql(
      company.token,
      `query ($input: ContestContactInput!) { contestPreview(input: $input) { contactMinutes } }`,
      {
        input: {
          person: { id: meeting.one.employee.id },
          other: { code: 'nobody' },
          source: 'MOBILE',
          from: new Date(meeting.start),
          until: new Date(meeting.start + MINUTE),
          reason: 'PROTECTED',
        },
      },
    );
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'other' }]);
  });
});

describe('withdrawContestPreview', () => {
  it('lists who would be exposed, and nobody for a contest that does not count', async () => {
    const { company, meeting, followUp } = await makeCase();
    const { id } = await contest(gateway, company, meeting);
    await followUp.recount();
    expect(await previewWithdrawal(company, id)).toMatchObject({
      contactMinutes: 30,
      people: [{ effect: 'NEWLY_EXPOSED', quarantineBefore: null }],
    });
    await actOnContest(gateway, company, 'withdrawContest', id);
    expect(await previewWithdrawal(company, id)).toEqual({ contactMinutes: 0, people: [] });
  });
});

describe('findEffect', () => {
  const row = (state: FollowUpState, quarantineUntil: string | null, owesCorrection = false) => ({
    state,
    quarantineUntil,
    owesCorrection,
  });
  const exposed = row(FollowUpState.TO_INFORM, '2026-05-14');
  const over = row(FollowUpState.NO_LONGER_EXPOSED, null);

  it.each([
    ['no effect without rows', null, null, null],
    ['no effect on somebody who is not exposed', over, over, null],
    ['the end of an exposure', exposed, null, 'NO_LONGER_EXPOSED'],
    ['a new exposure', over, exposed, 'NEWLY_EXPOSED'],
    ['a changed date', exposed, row(FollowUpState.TO_INFORM, '2026-05-13'), 'DATE_CHANGED'],
    ['a correction', exposed, { ...over, owesCorrection: true }, 'OWED_CORRECTION'],
  ])('finds %s', (_, before, after, effect) => {
    expect(findEffect(before, after)).toBe(effect);
  });
});

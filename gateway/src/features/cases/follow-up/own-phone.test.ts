import { describe, expect, it } from 'vitest';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { previewNotices } from '../../../../test/notices.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { makeTeam } from '../../../../test/team.js';
import { HOUR } from '../../../durations.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';

const gateway = useTestGateway();

const today = dayIn('Asia/Singapore', Date.now());
const daysAgo = (days: number) => addDays(today, -days);
/** Returns noon of a day in the company's time zone. */
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

/** Makes a case of Ana, whom Ben has met by what both phones say, and Cleo only by what her own phone says. */
async function makeOutbreak() {
  const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
  const followUp = makeFollowUpClient(gateway, team.made);
  await team.meet('Ana', 'Ben', noon(daysAgo(2)), 20);
  await team.meet('Ben', 'Ana', noon(daysAgo(2)), 20);
  await team.meet('Cleo', 'Ana', noon(daysAgo(2)), 20);
  await followUp.openCase(team.person('Ana'), { onsetDay: daysAgo(3) });
  await followUp.recount();
  const find = async () => {
    const { followUps } = await followUp.ask(
      '{ followUps(order: NAME) { items { id state isOwnPhoneOnly exposures { isOwnPhoneOnly } } } }',
    );
    return followUps.items as { id: string; state: string; isOwnPhoneOnly: boolean }[];
  };
  const [ben, cleo] = await find();
  return { team, followUp, find, ben: ben!, cleo: cleo! };
}

const act = (ids: string[]) => ({ input: { followUpIds: ids, kind: 'INFORMED', channel: 'CALL' } });
const addAct = `mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) {
  followUps { id } skipped { id state } } }`;

describe('a follow-up that only the phone of its person has reported', () => {
  it('is marked until the other phone reports, too', async () => {
    const { team, followUp, find } = await makeOutbreak();
    expect(await find()).toMatchObject([
      { isOwnPhoneOnly: false, exposures: [{ isOwnPhoneOnly: false }] },
      { state: 'TO_INFORM', isOwnPhoneOnly: true, exposures: [{ isOwnPhoneOnly: true }] },
    ]);
    expect(
      (await followUp.rows({ isOwnPhoneOnly: true })).map(({ person }) => person.name),
    ).toEqual(['Cleo']);
    await team.meet('Ana', 'Cleo', noon(daysAgo(2)), 20);
    await followUp.recount();
    expect(await find()).toMatchObject([
      { isOwnPhoneOnly: false },
      { isOwnPhoneOnly: false, exposures: [{ isOwnPhoneOnly: false }] },
    ]);
  });

  it('is left out when several people are informed, and can be informed alone', async () => {
    const { followUp, ben, cleo } = await makeOutbreak();
    const { addFollowUpAct } = await followUp.ask(addAct, act([ben.id, cleo.id]));
    expect(addFollowUpAct).toEqual({
      followUps: [{ id: ben.id }],
      skipped: [{ id: cleo.id, state: 'TO_INFORM' }],
    });
    const { addFollowUpAct: alone } = await followUp.ask(addAct, act([cleo.id]));
    expect(alone).toEqual({ followUps: [{ id: cleo.id }], skipped: [] });
    const rows = await followUp.rows();
    expect(rows.map(({ state }) => state)).toEqual(['IN_QUARANTINE', 'IN_QUARANTINE']);
  });

  it('refuses to inform several people if each would be left out', async () => {
    const { team, followUp } = await makeOutbreak();
    await team.meet('Ben', 'Ana', noon(daysAgo(1)), 30);
    await followUp.act((await followUp.rows()).slice(0, 1), {
      kind: 'INFORMED',
      channel: 'CALL',
      namesDay: true,
    });
    await team.meet('Ben', 'Ana', new Date(Date.now() - HOUR), 40);
    await followUp.recount();
    const ids = (await followUp.rows({ isOwnPhoneOnly: true })).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const { errors } = await gateway.graphql(team.made.token, addAct, act(ids));
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'followUpIds' }],
    });
  });

  it('is sent no notice, and the officer sees the reason', async () => {
    const { team, ben, cleo } = await makeOutbreak();
    const previews = await previewNotices(gateway, team.made, [ben.id, cleo.id]);
    expect(previews[0].blocked).not.toBe('OWN_PHONE_ONLY');
    expect(previews[1]).toMatchObject({ blocked: 'OWN_PHONE_ONLY', text: null, candidates: 0 });
  });

  it('is confirmed by a contact that is added by hand', async () => {
    const { team, followUp, find } = await makeOutbreak();
    const { cases } = await followUp.ask('{ cases { items { id } } }');
    await followUp.ask(
      `mutation ($at: DateTimeISO!) { addManualContact(input: { caseId: "${cases.items[0].id}", who: { employee: { id: "${team.person('Cleo').employee.id}" } },
        startedAt: $at, minutes: 20, informant: { name: "Ana" } }) { __typename } }`,
      { at: noon(daysAgo(2)) },
    );
    await followUp.recount();
    expect((await find()).map(({ isOwnPhoneOnly }) => isOwnPhoneOnly)).toEqual([false, false]);
  });
});

describe('a quarantine that only the phone of its person has extended', () => {
  it('is recorded as told without the extension when several people are informed', async () => {
    const { team, followUp, find, ben } = await makeOutbreak();
    await team.meet('Ben', 'Ana', noon(daysAgo(1)), 30);
    await team.meet('Ana', 'Cleo', noon(daysAgo(2)), 20);
    await followUp.recount();
    const before = await followUp.rows();
    expect(before.map(({ quarantineUntil }) => quarantineUntil)).toEqual([
      addDays(before[1]!.quarantineUntil!, 1),
      before[1]!.quarantineUntil,
    ]);
    const { input } = act(before.map(({ id }) => id));
    await followUp.ask(addAct, { input: { ...input, namesDay: true } });
    const [row] = await followUp.rows();
    expect(row).toMatchObject({
      id: ben.id,
      state: 'TO_INFORM',
      toldUntil: before[1]!.quarantineUntil,
    });
    const { followUps } = await followUp.ask(
      '{ followUps(order: NAME) { items { acts { announcedUntil announcedTestDay } } } }',
    );
    expect(followUps.items[0].acts[0].announcedTestDay).toMatch(/^\d{4}-/);
    expect(followUps.items[0].acts).toEqual(followUps.items[1].acts);
    expect((await find())[0]).toMatchObject({ isOwnPhoneOnly: true });
    expect(await previewNotices(gateway, team.made, [ben.id])).toMatchObject([
      { blocked: 'OWN_PHONE_ONLY' },
    ]);
  });
});

describe('a case that only its person has reported', () => {
  it('adds nobody to the work list until the company confirms it', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo', 'Dan');
    const followUp = makeFollowUpClient(gateway, team.made);
    for (const name of ['Ben', 'Cleo', 'Dan']) await team.meet('Ana', name, noon(daysAgo(1)), 20);
    const file = await startOwnFileSession(gateway.app, team.person('Ana'));
    const { errors } = await gateway.graphql(
      file,
      `mutation { reportTest(input: { takenOn: "${today}", result: POSITIVE, disease: COVID_19 }) { id } }`,
    );
    expect(errors).toBeUndefined();
    await followUp.recount();
    expect(await followUp.rows()).toEqual([]);
    const { cases } = await followUp.ask(
      '{ cases { items { id version trace { exposures { level } } } } }',
    );
    const [reported] = cases.items;
    expect(reported.trace.exposures).toHaveLength(3);
    await followUp.updateCase(reported.id, reported.version, { classification: 'PROBABLE' });
    await followUp.recount();
    expect(await followUp.rows()).toHaveLength(3);
    await followUp.updateCase(reported.id, reported.version + 1, { classification: 'SUSPECTED' });
    await followUp.recount();
    expect(await followUp.rows()).toEqual([]);
  });
});

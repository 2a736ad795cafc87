import { beforeEach, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { HOUR } from '../../../durations.js';
import { addDays, startOfDayIn } from '../../company/profile/calendar-days.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { lockFollowUp } from '../../../database/advisory-locks.js';

const gateway = useTestGateway(() => ({ poolSize: 16 }));
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
});

const nobody = {
  newlyToInform: 0,
  noLongerExposed: 0,
  newlyOwedCorrection: 0,
  changedDates: 0,
  quarantines: [],
};

const day = (ago: number) => addDays(todayIn(timeZone), -ago);
const toMidnight = (text: string) => new Date(startOfDayIn(timeZone, text)).toISOString();

async function open(name: string, onsetDay: string): Promise<string> {
  const { employee } = await makeEmployee(gateway.app, company, { name });
  const { data } = await gateway.graphql(
    company.token,
    `mutation { openCase(input: { employee: { id: "${employee.id}" }, disease: COVID_19, classification: CONFIRMED,
      onsetDay: "${onsetDay}" }) { id } }`,
  );
  return data.openCase.id as string;
}

async function preview(figures: object[], { token } = company) {
  return gateway.graphql(
    token,
    `query ($input: DiseaseChangePreviewInput!) { diseaseChangePreview(input: $input) { openCases changedCases
      people { newlyToInform noLongerExposed newlyOwedCorrection changedDates quarantines { person { name } before after } }
      cases { case { id person { name } } windowBefore { from until } windowAfter { from until }
        isolationBefore { until } isolationAfter { until } } } }`,
    { input: { disease: 'COVID_19', figures } },
  );
}

/** Previews a figure until the trial fits into its time, which it may not on a busy machine. */
async function previewPeople(made: MadeCompany, figure: object) {
  for (;;) {
    const { data } = await preview([figure], made);
    const { people } = data.diseaseChangePreview;
    if (people !== null) return people;
  }
}

describe('diseaseChangePreview', () => {
  it('shows the completed window and isolation before and after the change', async () => {
    const id = await open('Ana', day(1));
    const { data } = await preview([
      { name: 'INFECTIOUS_DAYS_BEFORE', value: 3 },
      { name: 'INFECTIOUS_DAYS_AFTER', value: 8 },
      { name: 'ISOLATION_DAYS', value: 5 },
    ]);
    expect(data.diseaseChangePreview).toEqual({
      openCases: 1,
      changedCases: 1,
      people: nobody,
      cases: [
        {
          case: { id, person: { name: 'Ana' } },
          windowBefore: { from: toMidnight(day(3)), until: toMidnight(addDays(day(1), 11)) },
          windowAfter: { from: toMidnight(day(4)), until: toMidnight(addDays(day(1), 9)) },
          isolationBefore: { until: addDays(day(1), 10) },
          isolationAfter: { until: addDays(day(1), 5) },
        },
      ],
    });
  });

  it('counts unaffected open cases, and stores nothing', async () => {
    await open('Ana', day(1));
    const closed = await open('Ben', day(2));
    await gateway.graphql(
      company.token,
      `mutation { closeCase(input: { id: "${closed}", outcome: RECOVERED, version: 1 }) { id } }`,
    );
    const { data } = await preview([{ name: 'INCUBATION_P50', value: 5 }]);
    expect(data.diseaseChangePreview).toMatchObject({ openCases: 1, changedCases: 0, cases: [] });
    const after = await gateway.graphql(company.token, '{ disease(code: COVID_19) { version } }');
    expect(after.data.disease.version).toBe(0);
  });

  it('shows quarantines before and after the change, and stores nothing', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    const followUp = makeFollowUpClient(gateway, team.made);
    const noon = (ago: number) => new Date(startOfDayIn(timeZone, day(ago)) + 12 * HOUR);
    await team.meet('Ana', 'Ben', noon(2), 20);
    await followUp.openCase(team.person('Ana'), { onsetDay: day(3) });
    await followUp.recount();
    const before = addDays(day(2), 10);
    const of = async (value: number | null) => {
      const people = await previewPeople(team.made, { name: 'QUARANTINE_DAYS', value });
      return [people.changedDates, people.quarantines];
    };
    const person = { name: 'Ben' };
    expect(await of(14)).toEqual([1, [{ person, before, after: addDays(day(2), 14) }]]);
    expect(await of(null)).toEqual([1, [{ person, before, after: null }]]);
    expect(await of(10)).toEqual([0, []]);
    expect(await followUp.rows()).toMatchObject([{ person, quarantineUntil: before }]);
  });

  it('counts people exposed and freed by another infectious window, and stores nothing', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben', 'Cleo');
    const followUp = makeFollowUpClient(gateway, team.made);
    const noon = (ago: number) => new Date(startOfDayIn(timeZone, day(ago)) + 12 * HOUR);
    await team.meet('Ana', 'Ben', noon(2), 20);
    await team.meet('Ana', 'Cleo', noon(5), 20);
    await followUp.openCase(team.person('Ana'), { onsetDay: day(1) });
    await followUp.recount();
    const before = await followUp.rows();
    const of = (value: number) =>
      previewPeople(team.made, { name: 'INFECTIOUS_DAYS_BEFORE', value });
    expect(await of(6)).toEqual({ ...nobody, newlyToInform: 1 });
    expect(await of(0)).toEqual({ ...nobody, noLongerExposed: 1 });
    expect(await followUp.rows()).toEqual(before);
    expect(before).toMatchObject([{ person: { name: 'Ben' } }]);
  });

  it('counts people who are to be informed once nobody stays at home, however long ago they met', async () => {
    const team = await makeTeam(gateway, 'Ana', 'Ben');
    const followUp = makeFollowUpClient(gateway, team.made);
    await team.meet('Ana', 'Ben', new Date(startOfDayIn(timeZone, day(20)) + 12 * HOUR), 20);
    await followUp.openCase(team.person('Ana'), { onsetDay: day(21) });
    await followUp.recount();
    const people = await previewPeople(team.made, { name: 'QUARANTINE_DAYS', value: null });
    expect(people).toMatchObject({ newlyToInform: 1, changedDates: 0 });
  });

  it('leaves people out while a recount holds the lock of the follow-up', async () => {
    await open('Ana', day(1));
    const answered = await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      await lockFollowUp(db, company.company.id);
      return preview([{ name: 'ISOLATION_DAYS', value: 5 }]);
    });
    expect(answered.data.diseaseChangePreview).toMatchObject({ changedCases: 1, people: null });
  });

  it('refuses invalid figures', async () => {
    const { errors } = await preview([{ name: 'ISOLATION_DAYS', value: 400 }]);
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'figures.ISOLATION_DAYS', message: 'Please enter whole days from 0 to 365' },
    ]);
  });

  it('ignores cases of other companies', async () => {
    await open('Ana', day(1));
    const other = await makeCompany(gateway.app);
    const { data } = await preview([{ name: 'ISOLATION_DAYS', value: 5 }], other);
    expect(data.diseaseChangePreview.openCases).toBe(0);
  });
});

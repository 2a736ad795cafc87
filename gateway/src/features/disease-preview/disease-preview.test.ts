import { beforeEach, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../test/factories.js';
import { makeFollowUpClient } from '../../../test/follow-up.js';
import { useTestGateway } from '../../../test/hooks.js';
import { makeTeam } from '../../../test/team.js';
import { HOUR } from '../../durations.js';
import { addDays, startOfDayIn } from '../companies/calendar-days.js';
import { todayIn } from '../companies/time-zone.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
});

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
      changedQuarantines quarantines { person { name } before after }
      cases { case { id person { name } } windowBefore { from until } windowAfter { from until }
        isolationBefore { until } isolationAfter { until } } } }`,
    { input: { disease: 'COVID_19', figures } },
  );
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
      changedQuarantines: 0,
      quarantines: [],
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
      const figures = [{ name: 'QUARANTINE_DAYS', value }];
      const { data } = await preview(figures, team.made);
      const { changedQuarantines, quarantines } = data.diseaseChangePreview;
      return [changedQuarantines, quarantines];
    };
    const person = { name: 'Ben' };
    expect(await of(14)).toEqual([1, [{ person, before, after: addDays(day(2), 14) }]]);
    expect(await of(null)).toEqual([1, [{ person, before, after: null }]]);
    expect(await of(10)).toEqual([0, []]);
    expect(await followUp.rows()).toMatchObject([{ person, quarantineUntil: before }]);
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

import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import { makeCaseClient } from '../../../../test/cases.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;
let cases: ReturnType<typeof makeCaseClient>;

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
  cases = makeCaseClient(gateway, company, ana);
});

const day = (ago: number) => todayIn(timeZone, new Date(Date.now() - ago * DAY));
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

async function useDisease(disease: string) {
  const { errors } = await gateway.graphql(
    company.token,
    'mutation ($input: UpdateDiseaseInput!) { updateDisease(input: $input) { isUsed } }',
    { input: { disease, isUsed: true, version: 0 } },
  );
  expect(errors).toBeUndefined();
}

async function listNumbers(isIsolationOver: boolean): Promise<number[]> {
  const { data } = await gateway.graphql(
    company.token,
    'query ($filter: CaseFilterInput) { cases(filter: $filter) { total items { number } } }',
    { filter: { isIsolationOver } },
  );
  expect(data.cases.total).toBe(data.cases.items.length);
  return data.cases.items.map(({ number }: { number: number }) => number);
}

describe('the end of a case', () => {
  it('waits for the end of symptoms, counts from it, and waits again once that is undone', async () => {
    await useDisease('NOROVIRUS');
    const { result } = await cases.open({ disease: 'NOROVIRUS', onsetDay: day(3) });
    const waiting = {
      until: null,
      endsAt: null,
      isOver: false,
      rules: ['SYMPTOMS'],
      reason: 'until 48 hours after symptoms end, which nobody has reported',
    };
    expect(result).toMatchObject({ symptomsEndedAt: null, isolation: waiting });

    const symptomsEndedAt = hoursAgo(1);
    const changed = await cases.update({ id: result.id, version: 1, symptomsEndedAt });
    const endsAt = new Date(Date.parse(symptomsEndedAt) + 48 * HOUR);
    expect(changed.result).toMatchObject({
      symptomsEndedAt,
      isolation: {
        until: todayIn(timeZone, endsAt),
        endsAt: endsAt.toISOString(),
        isOver: false,
        reason: expect.stringMatching(/^until .*, 48 hours after symptoms ended on /),
      },
    });
    expect(changed.result.log[0].changes).toEqual([
      { field: 'SYMPTOMS_ENDED_AT', before: null, after: symptomsEndedAt },
    ]);
    const undone = await cases.undo(changed.result.log[0].id);
    expect(undone.result).toMatchObject({ symptomsEndedAt: null, isolation: waiting });
  });

  it('ends with the closing of the case if nobody has reported its end', async () => {
    await useDisease('NOROVIRUS');
    const { result } = await cases.open({ disease: 'NOROVIRUS', onsetDay: day(3) });
    const closed = await cases.close({ id: result.id, version: 1 });
    expect(closed.result).toMatchObject({
      isolation: {
        until: day(0),
        isOver: true,
        rules: ['SYMPTOMS'],
        reason: expect.stringMatching(/^ended with the closing of the case on /),
      },
    });
  });

  it('says that an isolation was over before the case was reported', async () => {
    const { result } = await cases.open({ onsetDay: day(12), specimenDay: day(0) });
    expect(result).toMatchObject({
      isolation: {
        until: day(2),
        isOver: true,
        reason: expect.stringMatching(/^ended on .*, 10 days after symptoms began on /),
      },
    });
  });

  it('keeps the infectious window of a disease without days after open until the person is cleared', async () => {
    await useDisease('TUBERCULOSIS');
    const { result } = await cases.open({ disease: 'TUBERCULOSIS', onsetDay: day(20) });
    const read = async () => {
      const { data } = await gateway.graphql(
        company.token,
        '{ case(number: 1) { window { until endReason } } }',
      );
      return data.case.window;
    };
    expect((await read()).endReason).toBe('NOW');
    const clearedAt = hoursAgo(2);
    await cases.update({ id: result.id, version: 1, clearedAt });
    expect(await read()).toEqual({ until: clearedAt, endReason: 'CLEARED' });
  });

  it('filters open cases by whether their isolation is over', async () => {
    await cases.open({ onsetDay: day(12) });
    const ben = await makeEmployee(gateway.app, company, { name: 'Ben Ng' });
    await makeCaseClient(gateway, company, ben).open({ onsetDay: day(1) });
    const cai = await makeEmployee(gateway.app, company, { name: 'Cai Wu' });
    const ofCai = makeCaseClient(gateway, company, cai);
    const { result } = await ofCai.open({ onsetDay: day(12) });
    await ofCai.close({ id: result.id, version: 1 });
    expect(await listNumbers(true)).toEqual([1]);
    expect(await listNumbers(false)).toEqual([2]);
  });

  it.each([
    ['symptomsEndedAt', 'Symptoms cannot end in the future', hoursAgo(-1)],
    ['symptomsEndedAt', 'Symptoms cannot end before the onset', hoursAgo(72)],
    ['feverEndedAt', 'Fever cannot end in the future', hoursAgo(-1)],
    ['feverEndedAt', 'Fever cannot end before the onset', hoursAgo(72)],
    ['treatmentStartedAt', 'Treatment cannot begin in the future', hoursAgo(-1)],
    ['clearedAt', 'The person cannot be cleared in the future', hoursAgo(-1)],
    ['clearedAt', 'The person cannot be cleared before the onset', hoursAgo(72)],
  ])('refuses a wrong %s: %s', async (field, message, moment) => {
    const { error } = await cases.open({ onsetDay: day(1), [field]: moment });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, message }] });
  });

  it('accepts a treatment that began before the onset', async () => {
    const treatmentStartedAt = hoursAgo(72);
    const { result } = await cases.open({ onsetDay: day(1), treatmentStartedAt });
    expect(result).toMatchObject({ treatmentStartedAt });
  });
});

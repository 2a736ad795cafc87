import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../durations.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { addDays, startOfDayIn } from '../../company/profile/calendar-days.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim' });
});

const counted = 'reachedAt rule minutes evidence { coveredMinutes records { startedAt minutes } }';
const day = (ago: number) => addDays(todayIn(timeZone), -ago);

async function openCase(values: string, fields: string) {
  const { data, errors } = await gateway.graphql(
    company.token,
    `mutation { openCase(input: { employee: { id: "${ana.employee.id}" }, disease: COVID_19, classification: CONFIRMED, ${values} }) { ${fields} } }`,
  );
  expect(errors).toBeUndefined();
  return data.openCase;
}

describe('the infectious window of a case', () => {
  it('has reasons for day zero, window and isolation', async () => {
    const found = await openCase(
      `specimenDay: "${day(1)}"`,
      'dayZero { day basis reason } window { from until startReason endReason reason } isolation { until reason }',
    );
    expect(found.dayZero).toEqual({
      day: day(1),
      basis: 'SPECIMEN',
      reason: expect.stringMatching(/^the sample was taken on \w{3} \d+ \w{3}$/),
    });
    expect(found.window).toMatchObject({
      from: new Date(startOfDayIn(timeZone, day(3))).toISOString(),
      startReason: 'SPECIMEN',
      endReason: 'NOW',
      reason: expect.stringMatching(/^from .* 2 days before the sample was taken .* until now$/),
    });
    expect(found.isolation.until > day(1)).toBe(true);
    expect(found.isolation.reason).toMatch(/^until .* after the sample was taken on/);
  });

  it('follows figures that the company has changed', async () => {
    await gateway.graphql(
      company.token,
      `mutation { updateDisease(input: { disease: COVID_19, version: 0,
        figures: [{ name: INFECTIOUS_DAYS_BEFORE, value: 5 }, { name: ISOLATION_DAYS, value: 7 }] }) { code } }`,
    );
    const found = await openCase(`onsetDay: "${day(1)}"`, 'window { from } isolation { until }');
    expect(found).toEqual({
      window: { from: new Date(startOfDayIn(timeZone, day(6))).toISOString() },
      isolation: { until: addDays(day(1), 7) },
    });
  });

  it('limits the trace of the case', async () => {
    const [ben, cem] = [
      await makeEmployee(gateway.app, company, { name: 'Ben' }),
      await makeEmployee(gateway.app, company, { name: 'Cem' }),
    ];
    const records = [
      recordOf(ben, new Date(startOfDayIn(timeZone, day(2)) + HOUR), 30),
      // Before the window.
      recordOf(cem, new Date(startOfDayIn(timeZone, day(4)) + HOUR), 30),
    ];
    const sent = await gateway.rest(ana.token, 'POST /contacts', { records });
    expect(sent.body.data.accepted).toBe(2);
    const fields = `window { from endReason } trace { from until windowRule person { name } exposures { level person { name } } }`;
    const found = await openCase(`specimenDay: "${day(1)}"`, fields);
    expect(found.trace).toMatchObject({
      from: found.window.from,
      windowRule: 'INFECTIOUS_WINDOW',
      person: { name: 'Ana Lim' },
      exposures: [{ level: 1, person: { name: 'Ben' } }],
    });
  });

  it('leads to level 2 exposures only after the latent time', async () => {
    const [ben, cem, dan] = [
      await makeEmployee(gateway.app, company, { name: 'Ben' }),
      await makeEmployee(gateway.app, company, { name: 'Cem' }),
      await makeEmployee(gateway.app, company, { name: 'Dan' }),
    ];
    const { data } = await gateway.graphql(
      company.token,
      `mutation { updateDisease(input: { disease: COVID_19, version: 0, figures: [{ name: LATENT_DAYS, value: 1 }] }) { code } }`,
    );
    expect(data.updateDisease.code).toBe('COVID_19');
    const start = startOfDayIn(timeZone, day(3)) + HOUR;
    const at = (hours: number) => new Date(start + hours * HOUR);
    const fromAna = await gateway.rest(ana.token, 'POST /contacts', {
      records: [recordOf(ben, at(0), 30)],
    });
    const fromBen = await gateway.rest(ben.token, 'POST /contacts', {
      records: [recordOf(cem, at(2), 30), recordOf(dan, at(26), 30)],
    });
    expect([fromAna.body.data.accepted, fromBen.body.data.accepted]).toEqual([1, 2]);
    const { trace } = await openCase(
      `specimenDay: "${day(1)}"`,
      `trace { from until disease latentDays exposures { level person { name }
        path { carrier { id } person { id } source countedFrom countedUntil ${counted} } } }`,
    );
    expect(trace).toMatchObject({ disease: 'COVID_19', latentDays: 1 });
    expect(trace.exposures).toMatchObject([
      { level: 1, person: { name: 'Ben' } },
      { level: 2, person: { name: 'Dan' } },
    ]);
    // The evidence of each step equals that of the transmission alone, over the time in which it counted.
    for (const { path } of trace.exposures)
      for (const { carrier, person, source, countedFrom, countedUntil, ...step } of path) {
        const { data: alone } = await gateway.graphql(
          company.token,
          `query ($carrier: UUID!, $person: UUID!, $source: ContactSource!, $from: DateTimeISO!, $until: DateTimeISO!) {
            transmission(carrierId: $carrier, personId: $person, source: $source, from: $from, until: $until) { ${counted} } }`,
          {
            carrier: carrier.id,
            person: person.id,
            source,
            from: countedFrom,
            until: countedUntil,
          },
        );
        expect(alone.transmission).toEqual(step);
      }
    const [[first], [, second]] = trace.exposures.map(({ path }: any) => path);
    expect(first.countedFrom).toBe(trace.from);
    expect(second.countedFrom).toBe(at(0.25 + 24).toISOString());
  });

  it('is empty and exposes nobody if the person was isolated before it', async () => {
    const ben = await makeEmployee(gateway.app, company, { name: 'Ben' });
    await gateway.rest(ana.token, 'POST /contacts', {
      records: [recordOf(ben, new Date(Date.now() - DAY), 30)],
    });
    const isolatedAt = new Date(startOfDayIn(timeZone, day(8))).toISOString();
    const found = await openCase(
      `specimenDay: "${day(1)}", isolatedAt: "${isolatedAt}"`,
      'window { from until endReason } trace { exposures { level } }',
    );
    expect(found.window.until).toBe(found.window.from);
    expect(found).toMatchObject({ window: { endReason: 'ISOLATION' }, trace: { exposures: [] } });
  });

  it.each([
    ['NOT_A_CASE', 'none, because the case was closed as not a case'],
    ['OPENED_IN_ERROR', 'none, because the case was opened in error'],
  ])('is empty, without an isolation, once the case was closed as %s', async (outcome, reason) => {
    const { id } = await openCase(`onsetDay: "${day(1)}"`, 'id');
    const { data } = await gateway.graphql(
      company.token,
      `mutation { closeCase(input: { id: "${id}", version: 1, outcome: ${outcome} }) {
        window { from until endReason reason } isolation { until } trace { exposures { level } } } }`,
    );
    const { window, ...rest } = data.closeCase;
    expect(window).toEqual({
      from: window.from,
      until: window.from,
      endReason: 'DISMISSED',
      reason,
    });
    expect(rest).toEqual({ isolation: null, trace: { exposures: [] } });
  });

  it('can be traced for at most 5 cases per request', async () => {
    for (let each = 0; each < 6; each += 1)
      await makeEmployee(gateway.app, company, { isPositive: true });
    const traced = (pageSize: number) =>
      gateway.graphql(
        company.token,
        `{ cases(pageSize: ${pageSize}) { items { trace { exposures { level } } } } }`,
      );
    expect((await traced(5)).data.cases.items).toHaveLength(5);
    expect((await traced(6)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [
        {
          field: 'trace',
          message: 'A request can ask for the trace of at most 5 cases: please ask for fewer',
        },
      ],
    });
  });
});

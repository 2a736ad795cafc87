import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../durations.js';
import {
  type MadeCompany,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { getDefaultWindowRule } from './default-window.js';

const timeZone = 'Asia/Singapore';
const dayBefore = (days: number) => todayIn(timeZone, new Date(Date.now() - days * DAY));

const gateway = useTestGateway();

const traceDocument = `query ($id: UUID!, $from: DateTimeISO, $until: DateTimeISO, $ignoresCase: Boolean! = false) {
  trace(employee: { id: $id }, from: $from, until: $until, ignoresCase: $ignoresCase) {
    from until windowRule caseNumber disease latentDays exposures { level person { id } } } }`;

async function trace(
  made: MadeCompany,
  id: string,
  window: { from?: string; until?: string; ignoresCase?: boolean } = {},
) {
  const { data, errors } = await gateway.graphql(made.token, traceDocument, { id, ...window });
  expect(errors).toBeUndefined();
  return data.trace;
}

/** Makes a person with one contact of 20 minutes on each of the given days ago, each with a different person. */
async function makeCase(
  status: { isPositive: boolean; positiveDate: string | null },
  daysAgo: number[],
) {
  const made = await makeCompany(gateway.app, { timeZone });
  const person = await makeEmployee(gateway.app, made, status);
  const others = await Promise.all(daysAgo.map(() => makeEmployee(gateway.app, made)));
  const { body } = await gateway.rest(person.token, 'POST /contacts', {
    records: daysAgo.map((days, index) =>
      recordOf(others[index]!, new Date(Date.now() - days * DAY), 20),
    ),
  });
  expect(body.data.accepted).toBe(daysAgo.length);
  return { made, person, others };
}

async function useDisease(made: MadeCompany, disease: string): Promise<void> {
  const { errors } = await gateway.graphql(
    made.token,
    'mutation ($disease: DiseaseCode!) { updateDisease(input: { disease: $disease, version: 0, isUsed: true }) { code } }',
    { disease },
  );
  expect(errors).toBeUndefined();
}

describe('trace without a window', () => {
  it('is the trace of the open case, whatever is known of its days', async () => {
    const { made, person } = await makeCase({ isPositive: false, positiveDate: null }, [1, 4, 10]);
    const followUp = makeFollowUpClient(gateway, made);
    const opened = await followUp.openCase(person, { reportedDay: dayBefore(3) });
    const known: Record<string, unknown>[] = [
      {},
      { specimenDay: dayBefore(8) },
      { onsetDay: dayBefore(12) },
      { isolatedAt: new Date(Date.now() - 2 * DAY).toISOString() },
    ];
    let version = 1;
    for (const values of known) {
      if (Object.keys(values).length > 0) await followUp.updateCase(opened.id, version++, values);
      const { data } = await gateway.graphql(
        made.token,
        `query ($number: Int!) { case(number: $number) { trace { from until exposures { level person { id } } } }
          positiveTraces { person { id } caseNumber from exposures { level person { id } } } }`,
        { number: opened.number },
      );
      const traced = await trace(made, person.employee.id);
      expect(traced).toMatchObject({
        windowRule: 'INFECTIOUS_WINDOW',
        caseNumber: opened.number,
        disease: 'COVID_19',
        from: data.case.trace.from,
        exposures: data.case.trace.exposures,
      });
      expect(data.positiveTraces).toEqual([
        {
          person: { id: person.employee.id },
          caseNumber: opened.number,
          from: traced.from,
          exposures: traced.exposures,
        },
      ]);
    }
    expect((await trace(made, person.employee.id)).exposures).toHaveLength(2);
  });

  it('prefers the case of COVID-19, and takes the latest of others', async () => {
    const { made, person } = await makeCase({ isPositive: false, positiveDate: null }, [1]);
    const followUp = makeFollowUpClient(gateway, made);
    await useDisease(made, 'INFLUENZA');
    const influenza = await followUp.openCase(person, { disease: 'INFLUENZA' });
    expect(await trace(made, person.employee.id)).toMatchObject({
      caseNumber: influenza.number,
      disease: 'INFLUENZA',
    });
    const covid = await followUp.openCase(person);
    await useDisease(made, 'NOROVIRUS');
    await followUp.openCase(person, { disease: 'NOROVIRUS' });
    expect(await trace(made, person.employee.id)).toMatchObject({ caseNumber: covid.number });
  });

  it('covers the last 2 days for a person without an open case', async () => {
    const { made, person } = await makeCase({ isPositive: false, positiveDate: null }, [1, 10]);
    const traced = await trace(made, person.employee.id);
    expect(traced).toMatchObject({ windowRule: 'LAST_2_DAYS', caseNumber: null });
    expect(Date.parse(traced.until) - Date.parse(traced.from)).toBe(2 * DAY);
    expect(traced.exposures).toHaveLength(1);
  });

  it('names the rule ASKED_FOR when the request gives a start, and counts no case', async () => {
    const { made, person } = await makeCase({ isPositive: true, positiveDate: null }, [1]);
    const from = new Date(Date.now() - 3 * DAY).toISOString();
    expect(await trace(made, person.employee.id, { from })).toMatchObject({
      windowRule: 'ASKED_FOR',
      caseNumber: null,
      latentDays: 0,
      from,
    });
  });

  it('refuses an end before the window of the case', async () => {
    const { made, person } = await makeCase({ isPositive: true, positiveDate: null }, [1]);
    const until = new Date(Date.now() - 60 * DAY).toISOString();
    const { errors } = await gateway.graphql(made.token, traceDocument, {
      id: person.employee.id,
      until,
    });
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('from');
  });
});

describe('trace that ignores cases', () => {
  it('covers the last 14 days when the person is positive without a date', async () => {
    const status = { isPositive: true, positiveDate: null };
    const { made, person, others } = await makeCase(status, [1, 10, 13, 15]);
    const found = await trace(made, person.employee.id, { ignoresCase: true });
    expect(found).toMatchObject({ windowRule: 'LAST_14_DAYS', caseNumber: null });
    expect(Date.parse(found.until) - Date.parse(found.from)).toBe(14 * DAY);
    expect(
      found.exposures.map(({ person: { id } }: { person: { id: string } }) => id).toSorted(),
    ).toEqual(
      others
        .slice(0, 3)
        .map(({ employee }) => employee.id)
        .toSorted(),
    );
  });

  it('starts 2 days before the positive date', async () => {
    const { made, person } = await makeCase({ isPositive: true, positiveDate: dayBefore(3) }, [1]);
    expect(await trace(made, person.employee.id, { ignoresCase: true })).toMatchObject({
      windowRule: 'POSITIVE_DATE',
      from: new Date(`${dayBefore(5)}T00:00:00+08:00`).toISOString(),
    });
  });

  it('finds the same people as a trace over the window that it reports, for every status', async () => {
    const { made, person } = await makeCase(
      { isPositive: true, positiveDate: null },
      [0.5, 1, 3, 5, 8, 10, 13, 15],
    );
    const update = `mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }`;
    const status = fc.record({
      isPositive: fc.boolean(),
      daysAgo: fc.option(fc.integer({ min: 0, max: 20 })),
    });
    await fc.assert(
      fc.asyncProperty(status, async ({ isPositive, daysAgo }) => {
        const positiveDate = isPositive && daysAgo !== null ? dayBefore(daysAgo) : null;
        const { id } = person.employee;
        const { errors } = await gateway.graphql(made.token, update, {
          input: { employee: { id }, isPositive, positiveDate },
        });
        expect(errors).toBeUndefined();
        const byDefault = await trace(made, id, { ignoresCase: true });
        const { from, until } = byDefault;
        expect(byDefault.windowRule).toBe(getDefaultWindowRule({ isPositive, positiveDate }));
        expect((await trace(made, id, { from, until })).exposures).toEqual(byDefault.exposures);
      }),
      { numRuns: 25 },
    );
  });
});

describe('tracing a person marked positive without a date', () => {
  it('covers 14 days over REST too, and shows no date', async () => {
    const { made, person } = await makeCase({ isPositive: false, positiveDate: null }, [10]);
    const marked = await gateway.rest(made.token, `PATCH /employee/${person.employee.id}`, {
      is_conta_tracing: true,
    });
    expect(marked.body.result).toMatchObject({ is_conta_tracing: true, conta_tracing_date: null });
    const traced = await gateway.rest(made.token, `GET /employee/conta/${person.employee.id}`);
    expect(traced.body.data.primary).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../durations.js';
import { type MadeCompany, makeCompany, makeEmployee, recordOf } from '../../../test/factories.js';
import { useTestGateway } from '../../../test/hooks.js';
import { todayIn } from '../companies/time-zone.js';
import { getDefaultWindowRule } from './default-window.js';

const timeZone = 'Asia/Singapore';
const dayBefore = (days: number) => todayIn(timeZone, new Date(Date.now() - days * DAY));

const gateway = useTestGateway();

const traceDocument = `query ($id: UUID!, $from: DateTimeISO, $until: DateTimeISO) {
  trace(employee: { id: $id }, from: $from, until: $until) {
    from until windowRule exposures { level person { id } } } }`;

async function trace(made: MadeCompany, id: string, window: Record<string, string> = {}) {
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

describe('trace without a window', () => {
  it('covers the last 14 days when the person is positive without a date', async () => {
    const status = { isPositive: true, positiveDate: null };
    const { made, person, others } = await makeCase(status, [1, 10, 13, 15]);
    const found = await trace(made, person.employee.id);
    expect(found.windowRule).toBe('LAST_14_DAYS');
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

  it('starts 2 days before the positive date, and 2 days ago for a person who is not positive', async () => {
    const dated = await makeCase({ isPositive: true, positiveDate: dayBefore(3) }, [1]);
    const datedTrace = await trace(dated.made, dated.person.employee.id);
    expect(datedTrace).toMatchObject({
      windowRule: 'POSITIVE_DATE',
      from: new Date(`${dayBefore(5)}T00:00:00+08:00`).toISOString(),
    });
    const negative = await makeCase({ isPositive: false, positiveDate: null }, [1, 10]);
    const negativeTrace = await trace(negative.made, negative.person.employee.id);
    expect(negativeTrace.windowRule).toBe('LAST_2_DAYS');
    expect(Date.parse(negativeTrace.until) - Date.parse(negativeTrace.from)).toBe(2 * DAY);
    expect(negativeTrace.exposures).toHaveLength(1);
  });

  it('names the rule ASKED_FOR when the request gives a start', async () => {
    const status = { isPositive: true, positiveDate: null };
    const { made, person } = await makeCase(status, [1]);
    const from = new Date(Date.now() - 3 * DAY).toISOString();
    expect(await trace(made, person.employee.id, { from })).toMatchObject({
      windowRule: 'ASKED_FOR',
      from,
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
        const byDefault = await trace(made, id);
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

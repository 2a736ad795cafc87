import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { addCamera } from '../../../../test/cameras.js';
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
import { listDaySpans } from './case-coverage.service.js';

const gateway = useTestGateway();
const timeZone = 'Asia/Singapore';
let company: MadeCompany;
let ana: MadeEmployee;

const day = (ago: number) => addDays(todayIn(timeZone), -ago);
/** Returns the moment some time after the start of a day of the company. */
const at = (ago: number, ms: number) => new Date(startOfDayIn(timeZone, day(ago)) + ms);

beforeEach(async () => {
  company = await makeCompany(gateway.app, { timeZone });
  ana = await makeEmployee(gateway.app, company, { name: 'Ana Lim', department: 'Kitchen' });
});

const make = (name: string, department = 'Sales', employer = company) =>
  makeEmployee(gateway.app, employer, { name, department });

async function send({ token }: MadeEmployee, ...records: object[]) {
  const { body } = await gateway.rest(token, 'POST /contacts', { records });
  expect(body.data.accepted).toBe(records.length);
}

/** Opens a case of Ana whose window began three days ago, and returns its coverage. */
async function openCase(fields: string, values = `specimenDay: "${day(1)}"`) {
  const { data, errors } = await gateway.graphql(
    company.token,
    `mutation { openCase(input: { employee: { id: "${ana.employee.id}" }, disease: COVID_19, classification: CONFIRMED, ${values} })
      { coverage { ${fields} } } }`,
  );
  expect(errors).toBeUndefined();
  return data.openCase.coverage;
}

describe('the coverage of a case', () => {
  it("lists the days on which the person's own phone reported", async () => {
    const ben = await make('Ben');
    // Spans midnight, so it counts on both days. Records by other phones or cameras don't count as reports of her phone.
    await send(ana, recordOf(ben, at(2, 24 * HOUR - 10 * MINUTE), 20));
    await send(ben, recordOf(ana, at(3, HOUR), 20));
    await gateway.rest(ana.token, 'POST /health/new', { bluetooth_status: false });
    expect(await openCase('days { day phone }')).toEqual({
      days: [
        { day: day(3), phone: 'SILENT' },
        { day: day(2), phone: 'REPORTED' },
        { day: day(1), phone: 'REPORTED' },
        { day: day(0), phone: 'BLUETOOTH_OFF' },
      ],
    });
  });

  it('lists colleagues whose own phones detected nobody, those of the department first', async () => {
    const ben = await make('Ben');
    const [before, far, cho] = [await make('Before'), await make('Far'), await make('Cho')];
    const [off, zoe, gone] = [await make('Off'), await make('Zoe', 'Kitchen'), await make('Gone')];
    const stranger = await make('Stranger', 'Sales', await makeCompany(gateway.app));
    // A record in the first moment of the window counts; one that ends there does not.
    await send(ben, recordOf(cho, at(3, -10 * MINUTE), 11));
    await send(before, recordOf(cho, at(3, -10 * MINUTE), 10));
    await send(far, recordOf(cho, at(9, 0), 10), recordOf(cho, at(5, 0), 10));
    await gateway.rest(off.token, 'POST /health/new', { bluetooth_status: false });
    const upload = await addCamera(gateway, company);
    const pair = { employee_id: cho.employee.id, cross_employee_id: zoe.employee.id };
    await upload([{ ...recordOf(zoe, at(2, 0), 5), ...pair, distance: 3, people: 2 }]);
    await gateway.rest(company.token, `DELETE /employee/${gone.employee.id}`);
    const list = (args: string) =>
      `colleagues silentColleagues${args} { total items { person { name department phone } phone silentSince } }`;
    const found = await openCase(list(''));
    expect(found.colleagues).toBe(6);
    expect(found.silentColleagues).toMatchObject({
      total: 5,
      items: [
        { person: { name: 'Zoe', department: 'Kitchen' }, phone: 'SILENT', silentSince: null },
        { person: { name: 'Before' }, silentSince: at(3, 0).toISOString() },
        { person: { name: 'Cho' }, phone: 'SILENT', silentSince: null },
        { person: { name: 'Far' }, silentSince: at(5, 10 * MINUTE).toISOString() },
        { person: { name: 'Off' }, phone: 'BLUETOOTH_OFF', silentSince: null },
      ],
    });
    expect(found.silentColleagues.items[0].person.phone).toBe(zoe.employee.phone);
    const { data } = await gateway.graphql(
      company.token,
      `{ case(number: 1) { coverage { two: silentColleagues(page: 2, pageSize: 4) { total items { person { name } } }
        none: silentColleagues(page: 3, pageSize: 4) { total items { phone } } } } }`,
    );
    expect(data.case.coverage).toEqual({
      two: { total: 5, items: [{ person: { name: 'Off' } }] },
      none: { total: 5, items: [] },
    });
    expect(stranger.employee.companyId).not.toBe(company.company.id);
  });

  it('calls a day deleted whose records are deleted, and names nobody as silent then', async () => {
    const specimenDay = day(1);
    await gateway.app.owner.query(
      `UPDATE company SET forgotten_before = $2, kept_from = $2 WHERE id = $1`,
      [company.company.id, day(1)],
    );
    await make('Ben');
    const found = await openCase(
      'days { day phone } silentColleagues { total }',
      `specimenDay: "${specimenDay}"`,
    );
    expect(found.days.map(({ phone }: { phone: string }) => phone)).toEqual([
      'DELETED',
      'DELETED',
      'SILENT',
      'SILENT',
    ]);
    expect(found.silentColleagues.total).toBe(1);
    await gateway.app.owner.query(
      `UPDATE company SET forgotten_before = $2, kept_from = $2 WHERE id = $1`,
      [company.company.id, day(-1)],
    );
    const { data } = await gateway.graphql(
      company.token,
      '{ case(number: 1) { coverage { days { phone } silentColleagues { total } } } }',
    );
    const { days, silentColleagues } = data.case.coverage;
    expect(days.every(({ phone }: { phone: string }) => phone === 'DELETED')).toBe(true);
    expect(silentColleagues.total).toBe(0);
  });

  it('is null if the window is empty', async () => {
    const isolatedAt = at(8, 0).toISOString();
    expect(
      await openCase('colleagues', `specimenDay: "${day(1)}", isolatedAt: "${isolatedAt}"`),
    ).toBeNull();
  });

  it('refuses phones, other companies and an invalid page size', async () => {
    await openCase('colleagues');
    const ask = (token: string, args = '') =>
      gateway.graphql(
        token,
        `{ case(number: 1) { coverage { silentColleagues${args} { total } } } }`,
      );
    const other = await makeCompany(gateway.app);
    expect((await ask(other.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask(ana.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { errors } = await ask(company.token, '(pageSize: 101)');
    expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe('pageSize');
  });
});

describe('fields that read the records of a window', () => {
  it.each(['coverage { colleagues }', 'sharedRooms { total }'])(
    'serve at most 5 cases per request: %s',
    async (field) => {
      for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
        await makeEmployee(gateway.app, company, { name, isPositive: true });
      const ask = (pageSize: number) =>
        gateway.graphql(company.token, `{ cases(pageSize: ${pageSize}) { items { ${field} } } }`);
      expect((await ask(5)).errors).toBeUndefined();
      const { errors } = await ask(6);
      expect(errors?.[0]?.extensions.fields?.[0]?.field).toBe(field.split(' ')[0]);
    },
  );
});

describe('listDaySpans', () => {
  it('cuts the first and the last day and follows clock changes', () => {
    const [from, until] = [
      Date.parse('2026-03-28T15:00:00Z'),
      Date.parse('2026-03-29T22:00:00Z') + HOUR,
    ];
    const days = listDaySpans('Europe/Berlin', { from, until });
    expect(days).toEqual([
      { day: '2026-03-28', from, until: Date.parse('2026-03-28T23:00:00Z') },
      // This day has 23 hours.
      {
        day: '2026-03-29',
        from: Date.parse('2026-03-28T23:00:00Z'),
        until: Date.parse('2026-03-29T22:00:00Z'),
      },
      { day: '2026-03-30', from: Date.parse('2026-03-29T22:00:00Z'), until },
    ]);
    expect(listDaySpans('UTC', { from: DAY, until: DAY })).toEqual([]);
  });
});

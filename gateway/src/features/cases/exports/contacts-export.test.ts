import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { makeCompany } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { cellTimeFormat, todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const zone = 'Asia/Singapore';
const yesterday = todayIn(zone, new Date(Date.now() - 24 * HOUR));
const midnight = Date.parse(`${yesterday}T00:00:00+08:00`);
const days = `from=${yesterday}&to=${yesterday}`;
const cellTime = (epochMs: number): string => cellTimeFormat(zone).format(epochMs);

let team: Awaited<ReturnType<typeof makeTeam>>;
beforeAll(async () => {
  team = await makeTeam(gateway, 'Ana', '=Ben', 'Cleo');
  await team.meet('Ana', '=Ben', new Date(midnight + 10 * HOUR), 20);
  await team.meet('Ana', 'Cleo', new Date(midnight + 11 * HOUR), 8);
  await team.meet('Ana', 'Cleo', new Date(midnight + 13 * HOUR), 10);
});

const download = (kind: string, query = days, token: string | null = team.made.token) =>
  gateway.rest(token, `GET /contacts/${kind}/export?${query}`);

/** Formats the cells of two people in the order of their ids, as contacts list them. */
const formatPair = (one: string, other: string): string =>
  [team.person(one).employee, team.person(other).employee]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ name, code, department }) => [
      name.startsWith('=') ? `'${name}` : name,
      code,
      department,
    ])
    .join(',');

const people = 'NAME,ID NO.,DEPARTMENT,CONTACT NAME,CONTACT ID NO.,CONTACT DEPARTMENT,SOURCE';

describe('GET /api/contacts/continuous/export', () => {
  it("has a line for each contact, with times in the company's time zone and no formulas", async () => {
    const { status, headers, text } = await download('continuous');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(
      `filename="continuous_contacts_${yesterday}_${yesterday}.csv"`,
    );
    const start = midnight + 10 * HOUR;
    expect(text).toBe(
      `\uFEFF${people},START,END,MINUTES,COVERED MINUTES,THRESHOLD MINUTES,CONTESTED\r\n` +
        `${formatPair('Ana', '=Ben')},Mobile,${cellTime(start)},${cellTime(start + 20 * MINUTE)},20,20,15,`,
    );
  });

  it('lists the contacts of one person, whose code is in the file name', async () => {
    const { code } = team.person('Cleo').employee;
    const { headers, text } = await download('continuous', `${days}&employee=${code}`);
    expect(headers['content-disposition']).toContain(
      `filename="continuous_contacts_${code}_${yesterday}_${yesterday}.csv"`,
    );
    expect(text.split('\r\n')).toHaveLength(1);
    const { id } = team.person('Ana').employee;
    const ofAna = await download('continuous', `${days}&employee=${id}`);
    expect(ofAna.text.split('\r\n')).toHaveLength(2);
  });
});

describe('GET /api/contacts/cumulative/export', () => {
  it('has a line for each pair with its 24 hours, the time when the threshold was reached, and the minutes', async () => {
    const { headers, text } = await download('cumulative');
    expect(headers['content-disposition']).toContain(
      `filename="cumulative_contacts_${yesterday}_${yesterday}.csv"`,
    );
    const line = (other: string, start: number, reached: number, minutes: number): string =>
      `${formatPair('Ana', other)},Mobile,${cellTime(start)},${cellTime(reached)},${minutes},15,`;
    expect(text.split('\r\n')).toEqual([
      `\uFEFF${people},24 HOURS FROM,THRESHOLD REACHED,MINUTES,THRESHOLD MINUTES,CONTESTED`,
      line('Cleo', midnight + 11 * HOUR, midnight + 13 * HOUR + 7 * MINUTE, 18),
      line('=Ben', midnight + 10 * HOUR, midnight + 10 * HOUR + 15 * MINUTE, 20),
    ]);
  });
});

describe.each(['continuous', 'cumulative'])('an export of %s contacts', (kind) => {
  it.each([
    ['', 'from'],
    [`from=${yesterday}`, 'to'],
    [`from=2026-02-30&to=${yesterday}`, 'from'],
    [`from=${yesterday}&to=2020-01-01`, 'to'],
    ['from=2020-01-01&to=2021-12-31', 'to'],
    [`${days}&employee=a%00b`, 'employee'],
  ])('refuses the query ‘%s’, naming %s', async (query, field) => {
    const { status, body } = await download(kind, query);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('returns 404 for a person of another company, and lists only own contacts', async () => {
    const other = await makeTeam(gateway, 'Dan');
    const { status } = await download(kind, `${days}&employee=${other.person('Dan').employee.id}`);
    expect(status).toBe(404);
    const { text } = await download(kind, days, other.made.token);
    expect(text.split('\r\n')).toHaveLength(1);
  });

  it('refuses visitors and phones, and writes an audit entry', async () => {
    expect((await download(kind, days, null)).status).toBe(401);
    expect((await download(kind, days, team.person('Ana').token)).status).toBe(403);
    const own = await makeCompany(gateway.app);
    await download(kind, days, own.token);
    const audit = await inTenant(gateway.app.dataSource, own.company.id, (db) =>
      db.rows({ name: 'audit', text: 'SELECT action, detail FROM audit_entry' }),
    );
    expect(audit).toEqual([
      { action: 'CONTACTS_EXPORTED', detail: `${kind}: ${yesterday} to ${yesterday}` },
    ]);
  });
});

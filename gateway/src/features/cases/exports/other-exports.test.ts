import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../durations.js';
import { inTenant } from '../../../database/tenant.js';
import { makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useImports } from '../../../../test/imports.js';
import { makeTeam } from '../../../../test/team.js';
import { formatMoment } from '../../company/profile/calendar-days.js';
import { cellTimeFormat, todayIn } from '../../company/profile/time-zone.js';

const { gateway, imports } = useImports();
const zone = 'Asia/Singapore';
const yesterday = todayIn(zone, new Date(Date.now() - 24 * HOUR));
const midnight = Date.parse(`${yesterday}T00:00:00+08:00`);
const cellTime = (epochMs: number): string => cellTimeFormat(zone).format(epochMs);
const moment = (epochMs: number): string => formatMoment(zone, epochMs);

let team: Awaited<ReturnType<typeof makeTeam>>;
let importId: string;
beforeAll(async () => {
  team = await makeTeam(gateway, 'Ana', '=Ben', 'Cleo');
  await team.meet('Ana', '=Ben', new Date(midnight + 10 * HOUR), 20);
  await team.meet('=Ben', 'Cleo', new Date(midnight + 11 * HOUR), 8);
  await team.meet('=Ben', 'Cleo', new Date(midnight + 13 * HOUR), 10);
  const file = [
    'ID NO.,NAME,EMAIL,PHONE NO.,DEPARTMENT',
    'D-1,Dan,"=dan, at company",81234567,Sales',
    'E-1,Eve,eve@company.example,81234568,Sales',
    'E-2,Eve Tan,eve@company.example,81234569,Sales',
  ].join('\n');
  ({ id: importId } = await imports.preview(team.made.token, file, 'people of May.csv'));
});

const window = new URLSearchParams({
  from: new Date(midnight).toISOString(),
  until: new Date(midnight + 24 * HOUR).toISOString(),
}).toString();
const download = (path: string, token: string | null = team.made.token) =>
  gateway.rest(token, `GET ${path}`);
const exposedBy = (id: string): string => `/contacts/exposed/export?employee=${id}&${window}`;

describe('GET /api/healths/export', () => {
  it('has a line for each phone that reported, the newest first', async () => {
    const { made } = team;
    await gateway.rest(team.person('Ana').token, 'POST /health/new', {
      bluetooth_status: true,
      location_status: false,
      location_permission: '=always',
      os_version: '16',
      device_type: 'Android',
      make_model: 'Google "Pixel" 8',
    });
    await gateway.rest(team.person('Cleo').token, 'POST /health/new', {});
    const { body } = await gateway.rest(made.token, 'POST /healths');
    const [newest, first] = body.data.map((record: { createdAt: string }) =>
      cellTime(Date.parse(record.createdAt)),
    );
    const { status, headers, text } = await download('/healths/export');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="app_status_${todayIn(zone)}.csv"`);
    const { code: ana } = team.person('Ana').employee;
    const { code: cleo } = team.person('Cleo').employee;
    expect(text).toBe(
      '\uFEFFid,bluetooth,location,loc permission,OS version,device,model,app version,date\r\n' +
        `${cleo},,,,,,,,${newest}\r\n` +
        `${ana},on,off,'=always,16,Android,"Google ""Pixel"" 8",,${first}`,
    );
  });
});

describe('GET /api/contacts/exposed/export', () => {
  it('has a line for each exposed person, with contact data and the path of the exposure', async () => {
    const { employee: ana } = team.person('Ana');
    const { headers, text } = await download(exposedBy(ana.id));
    const lastDay = todayIn(zone, new Date(midnight + 24 * HOUR));
    expect(headers['content-disposition']).toContain(
      `filename="exposed_${ana.code}_${yesterday}_${lastDay}.csv"`,
    );
    const line = (level: number, name: string, exposedAt: number, how: string): string => {
      const { code, department, phone, email } = team.person(name).employee;
      const shown = name.startsWith('=') ? `'${name}` : name;
      return `${level},${shown},${code},${department},${phone},${email},NEGATIVE,${cellTime(exposedAt)},${how}`;
    };
    const met = `met Ana on ${moment(midnight + 10 * HOUR)} for 20 min`;
    const reached = midnight + 13 * HOUR + 7 * MINUTE;
    expect(text.split('\r\n')).toEqual([
      '\uFEFFLEVEL,NAME,ID NO.,DEPARTMENT,PHONE NO.,EMAIL,COVID-19 STATUS,EXPOSED,MINUTES,CONTACT,HOW,CONTESTED',
      line(1, '=Ben', midnight + 10 * HOUR + 15 * MINUTE, `20,Continuous,"${met}",`),
      line(
        2,
        'Cleo',
        reached,
        `18,Cumulative,"met =Ben for 18 min within 24 hours, exposed on ${moment(reached)}, who ${met}",`,
      ),
    ]);
  });

  it('writes the country code in brackets, whether or not it is stored with a plus', async () => {
    const dan = await makeEmployee(gateway.app, team.made, {
      name: 'Dan',
      callingCode: '65',
      phone: '81234567',
      isPositive: true,
    });
    const start = new Date(midnight + 15 * HOUR);
    const { employee: cleo } = team.person('Cleo');
    const records = [
      { id: crypto.randomUUID(), cross_employee_id: cleo.id, since: 65, date: start },
    ];
    await gateway.rest(dan.token, 'POST /contacts', { records });
    const { text } = await download(exposedBy(cleo.id));
    expect(text).toContain(
      `Research,(+65) 81234567,${dan.employee.email},POSITIVE,${cellTime(start.getTime() + 15 * MINUTE)},65,`,
    );
    expect(text).toContain(`met Cleo on ${moment(start.getTime())} for 1 h 5 min`);
  });

  it.each([
    ['', 'employee'],
    [`employee=${'x'.repeat(101)}`, 'employee'],
    ['employee=E-1&from=yesterday', 'from'],
    ['employee=E-1&until=2026-02-30T00:00:00Z', 'until'],
    ['employee=E-1&case=0', 'case'],
  ])('refuses the query ‘%s’, naming %s', async (query, field) => {
    const { status, body } = await download(`/contacts/exposed/export?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('refuses a window that ends before it starts', async () => {
    const { id } = team.person('Ana').employee;
    const { status, body } = await download(
      `/contacts/exposed/export?employee=${id}&from=2026-05-02T00:00:00Z&until=2026-05-01T00:00:00Z`,
    );
    expect([status, body.errors[0].field]).toEqual([400, 'from']);
  });

  it('traces a case of that person over the window and latent time of the case', async () => {
    const { employee } = team.person('Ana');
    const { data, errors } = await gateway.graphql(
      team.made.token,
      `mutation { updateDisease(input: { disease: INFLUENZA, version: 0, isUsed: true, figures: [{ name: LATENT_DAYS, value: 3 }] }) { code }
        openCase(input: { employee: { id: "${employee.id}" }, disease: INFLUENZA, classification: CONFIRMED, onsetDay: "${yesterday}" }) { number } }`,
    );
    expect(errors).toBeUndefined();
    const { number } = data.openCase;
    const plain = await download(exposedBy(employee.id));
    const ofCase = await download(`${exposedBy(employee.id)}&case=${number}`);
    const levels = (text: string) => text.split('\r\n').map((line) => line.slice(0, 1));
    expect(levels(plain.text)).toContain('2');
    expect(levels(ofCase.text)).toContain('1');
    expect(levels(ofCase.text)).not.toContain('2');
    const byUpperCaseId = await download(`${exposedBy(employee.id.toUpperCase())}&case=${number}`);
    expect(byUpperCaseId.text).toBe(ofCase.text);
    const { id } = team.person('Cleo').employee;
    expect((await download(`${exposedBy(id)}&case=${number}`)).status).toBe(404);
  });

  it('returns 404 for a person of another company', async () => {
    const other = await makeCompany(gateway.app);
    const path = exposedBy(team.person('Ana').employee.id);
    expect((await download(path, other.token)).status).toBe(404);
  });
});

describe('GET /api/employees/import-errors', () => {
  it('has a line for each error, with its row, column and value', async () => {
    const { headers, text } = await download(`/employees/import-errors?import=${importId}`);
    expect(headers['content-disposition']).toContain('filename="people_of_May_errors.csv"');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFROW,NAME,COLUMN,VALUE,PROBLEM',
      `2,Dan,Email,"'=dan, at company",Please enter valid email address`,
      '4,Eve Tan,,,The same person as in row 3',
    ]);
  });

  it('refuses an invalid id, and returns 404 for an import of another company', async () => {
    const { status, body } = await download('/employees/import-errors?import=1');
    expect([status, body.errors[0].field]).toEqual([400, 'import']);
    const other = await makeCompany(gateway.app);
    const path = `/employees/import-errors?import=${importId}`;
    expect((await download(path, other.token)).status).toBe(404);
  });
});

describe('exports of phones, exposed people and import errors', () => {
  it('refuse visitors and phones, and write an audit entry', async () => {
    const { id } = team.person('Ana').employee;
    const paths = ['/healths/export', exposedBy(id), `/employees/import-errors?import=${importId}`];
    for (const path of paths) {
      expect((await download(path, null)).status).toBe(401);
      expect((await download(path, team.person('Ana').token)).status).toBe(403);
      expect((await download(path)).status).toBe(200);
    }
    const audit = await inTenant(gateway.app.dataSource, team.made.company.id, (db) =>
      db.rows<{ line: string }>({
        name: 'audit',
        text: `SELECT action || ' ' || detail AS line FROM audit_entry WHERE action LIKE '%EXPORTED' ORDER BY id DESC LIMIT 3`,
      }),
    );
    const lastDay = todayIn(zone, new Date(midnight + 24 * HOUR));
    expect(audit.map(({ line }) => line)).toEqual([
      `EMPLOYEE_EXPORTED errors of import ${importId}`,
      `CONTACTS_EXPORTED exposed: ${yesterday} to ${lastDay}, employee ${id}`,
      'EMPLOYEE_EXPORTED app status',
    ]);
  });
});

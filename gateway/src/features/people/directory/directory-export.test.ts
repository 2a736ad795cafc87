import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { SortDirection } from '../../../database/listing.js';
import { inTenant, poolOf } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { Imports } from '../../../../test/imports.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { waitForBusyConnections } from '../../../../test/waiting.js';
import { startImports } from '../imports/import.job.js';
import { EmployeeSort } from './employee.inputs.js';
import { listExportBatches } from './directory-export.queries.js';
import { todayIn } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
let imports: Imports;
let made: MadeCompany;
beforeAll(async () => {
  imports = new Imports(gateway);
  await startImports(gateway.app);
  made = await makeCompany(gateway.app, { timeZone: 'Asia/Singapore' });
  const create = `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { employee { id } } }`;
  const awkward = [
    '=1+1',
    "'=kept",
    '-5, "quoted"',
    'two; parts',
    '@home',
    '+65 team',
    'Ünïcode 🙂;|.',
    "'plain",
  ];
  for (const [at, department] of awkward.entries())
    await gateway.graphql(made.token, create, {
      input: {
        code: `${at === 0 ? '=' : '0'}0${at}`,
        name: 'Ana Lim',
        email: `p${at}@x.example`,
        phone: `0612300${at}`,
        department,
        designation: department,
        ...(at === 1 ? { isPositive: true, positiveDate: '2026-01-05' } : {}),
        ...(at === 2 ? { isPositive: true } : {}),
      },
    });
  const seen = {
    code: 'Z-9',
    name: 'Zoe',
    email: 'z@x.example',
    phone: '61239999',
    department: 'Zoo',
  };
  await makeEmployee(gateway.app, made, {
    ...seen,
    lastActiveAt: new Date('2026-11-05T18:30:00Z'),
  });
});

const download = (query = '', token = made.token) =>
  gateway.rest(token, `GET /employees/export${query}`);

describe('GET /api/employees/export', () => {
  it("has the columns and words of the website's list, in the company's time zone", async () => {
    const { status, headers, text } = await download('?search=z@x');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(
      `filename="employees_${todayIn('Asia/Singapore')}.csv"`,
    );
    expect(text).toBe(
      '\uFEFFID NO.,NAME,PHONE NO.,EMAIL,DEPARTMENT,COVID-19 STATUS,LAST ACTIVE\r\n' +
        'Z-9,Zoe,61239999,z@x.example,Zoo,NEGATIVE,2026-11-06 02:30\r\n',
    );
  });

  it('writes the country code in brackets before a number, and imports accept it', async () => {
    const own = await makeCompany(gateway.app);
    for (const [at, callingCode] of ['+65', '49', ''].entries())
      await makeEmployee(gateway.app, own, {
        code: `C-${at}`,
        phone: `6123000${at}`,
        callingCode,
        email: `c${at}@x.example`,
      });
    const { text } = await download('?sort=EMPLOYEE_ID:asc', own.token);
    const numbers = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[2]);
    expect(numbers).toEqual(['PHONE NO.', '(+65) 61230000', '(+49) 61230001', '61230002']);
    const started = await imports.preview(own.token, text);
    expect(started).toMatchObject({ new: 0, changed: 0, wrong: 0, unchanged: 3 });
  });

  it('writes day zero of a case without a test, and imports leave the case as it is', async () => {
    const own = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, own, { email: 'ill@x.example' });
    const { data } = await gateway.graphql(
      own.token,
      `mutation { openCase(input: { employee: { id: "${employee.id}" }, disease: COVID_19, classification: CONFIRMED,
        onsetDay: "${todayIn('Asia/Singapore')}" }) { id } }`,
    );
    expect(data.openCase).toBeDefined();
    const { text } = await download('', own.token);
    expect(text).toMatch(/,POSITIVE since \d+\/\d+\/\d{4},/);
    expect(await imports.preview(own.token, text)).toMatchObject({ unchanged: 1, wrong: 0 });
  });

  it('escapes spreadsheet formulas', async () => {
    const { text } = await download('?sort=EMAIL:asc');
    const lines = text.split('\r\n');
    expect(lines[1]).toBe("'=00,Ana Lim,06123000,p0@x.example,'=1+1,NEGATIVE,Not available");
    expect(lines[2]).toContain(",''=kept,POSITIVE on 5/1/2026,");
    expect(lines[3]).toContain(`,"'-5, ""quoted""",POSITIVE since `);
  });

  it.each([
    ['?status=POSITIVE', 2],
    ['?activity=NEVER', 8],
    ['?departments=Zoo&departments=@home', 2],
    ['?search=nobody', 0],
    ['?search=ana&status=NEGATIVE&sort=DEPARTMENT:desc', 6],
  ])('exports the people that the list finds for %s', async (query, count) => {
    const { text } = await download(query);
    expect(text.match(/@x\.example/g)?.length ?? 0).toBe(count);
  });

  it.each([
    '?status=ILL',
    '?sort=password',
    '?sort=NAME:up',
    `?search=${'x'.repeat(101)}`,
    '?search=a%00b',
  ])('refuses %s, naming the parameter', async (query) => {
    const { status, body } = await download(query);
    expect([status, body.errors[0].field]).toEqual([400, /\?(\w+)/.exec(query)?.[1]]);
  });

  it('refuses visitors and phones, and writes an audit entry', async () => {
    expect((await gateway.rest(null, 'GET /employees/export')).status).toBe(401);
    const { token } = await makeEmployee(gateway.app, made, {
      code: 'X-1',
      email: 'x1@y.example',
      phone: '69999999',
    });
    expect((await download('', token)).status).toBe(403);
    const other = await makeCompany(gateway.app);
    const { text } = await download('', other.token);
    expect(text.trim().split('\r\n')).toHaveLength(1);
    const audit = await inTenant(gateway.app.dataSource, other.company.id, (db) =>
      db.rows({ name: 'audit', text: 'SELECT action, detail FROM audit_entry' }),
    );
    expect(audit).toEqual([{ action: 'EMPLOYEE_EXPORTED', detail: 'directory: 0 people' }]);
  });
});

describe('an export of 100,000 people', () => {
  let large: MadeCompany;
  let address: string;
  beforeAll(async () => {
    large = await makeCompany(gateway.app);
    await inTenant(gateway.app.dataSource, large.company.id, (db) =>
      db.rows(
        {
          name: 'fill',
          text: `INSERT INTO employee (company_id, id, code, name, email, phone, department, search)
            SELECT $1, gen_random_uuid(), 'E' || n, 'Zoë 王小明 🙂', 'e' || n || '@x.example', (60000000 + n)::text, 'Research', 'x'
            FROM generate_series(1, 100000) AS n RETURNING 1`,
        },
        [large.company.id],
      ),
    );
    address = await gateway.server.listen({ port: 0 });
  });

  const requestExport = () =>
    get(`${address}/api/employees/export`, {
      headers: { authorization: `Bearer ${large.token}` },
    });

  /** Counts the accesses to everybody that are stored for the company. */
  const countReads = async () => {
    await gateway.app.accesses.settle();
    const { rowCount } = await gateway.app.owner.query(
      `SELECT FROM person_read WHERE company_id = $1 AND kind = 'HEALTH_EXPORT' AND people IS NULL`,
      [large.company.id],
    );
    return rowCount ?? 0;
  };

  it('contains everybody, with characters of any script', async () => {
    const [answer] = (await once(requestExport(), 'response')) as [IncomingMessage];
    const lines = (await textOf(answer)).trimEnd().split('\r\n').slice(1);
    const codes = lines.map(
      (line) =>
        /^(E\d+),Zoë 王小明 🙂,\d{8},e\d+@x\.example,Research,NEGATIVE,Not available$/.exec(
          line,
        )?.[1],
    );
    expect(new Set(codes).size).toBe(100_000);
    expect(codes).not.toContain(undefined);
  });

  it('is read from the database in batches below 64 KB', async () => {
    const listing = {
      withStatus: true,
      search: '',
      filter: {},
      sort: EmployeeSort.NAME,
      direction: SortDirection.ASC,
    };
    let maxBatchBytes = 0;
    let size = 0;
    await inTenant(gateway.app.dataSource, large.company.id, async (db) => {
      for await (const batch of listExportBatches(db, large.company.id, listing, 'UTC'))
        for (const { lines } of batch) {
          maxBatchBytes = Math.max(maxBatchBytes, Buffer.byteLength(lines));
          size += Buffer.byteLength(lines);
        }
    });
    expect(size).toBeGreaterThan(7_000_000);
    expect(maxBatchBytes).toBeLessThan(64 * 1024);
  });

  it('takes little memory', async () => {
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let maxGrowth = 0;
    let size = 0;
    const [answer] = (await once(requestExport(), 'response')) as [IncomingMessage];
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      maxGrowth = Math.max(maxGrowth, process.memoryUsage.rss() - before);
    }
    expect(size).toBeGreaterThan(7_000_000);
    expect(maxGrowth).toBeLessThan(150_000_000);
  });

  it.each([1, 2, 5])(
    'releases its connection and logs the access when the client disconnects after %d chunks',
    async (chunks) => {
      const before = await countReads();
      const request = requestExport();
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      for (let part = 0; part < chunks; part += 1) {
        await once(answer, 'readable');
        answer.read();
      }
      const pool = poolOf(gateway.app.dataSource);
      expect(pool.totalCount - pool.idleCount).toBe(1);
      request.destroy();
      await waitForBusyConnections(pool, 0);
      // What was read until then is logged.
      await gateway.app.accesses.settle();
      expect(await countReads()).toBe(before + 1);
    },
  );
});

describe('an export that is imported again', () => {
  it('changes nobody if nothing was edited', async () => {
    const { text } = await download();
    const ready = await imports.preview(made.token, text);
    expect(ready).toMatchObject({
      state: 'READY',
      new: 0,
      changed: 0,
      wrong: 0,
      unchanged: ready.total,
    });
  });

  it('applies exactly the edits', async () => {
    const company = await makeCompany(gateway.app);
    const departments = ['a, b', 'say "hi"', 'two; parts', '🙂 =', '=SUM(A1)', "'", '-', 'plain'];
    await inTenant(gateway.app.dataSource, company.company.id, async (db) => {
      for (const [at, department] of departments.entries())
        await db.rows(
          {
            name: 'add',
            text: 'INSERT INTO employee (company_id, id, code, name, email, phone, department, search) VALUES ($1, $2, $3, $4, $5, $6, $7, $3)',
          },
          [
            company.company.id,
            randomUUID(),
            `C${at}`,
            'Ana Lim',
            `c${at}@x.example`,
            `6123000${at}`,
            department,
          ],
        );
    });
    const { text } = await download('', company.token);
    const edited = text
      .replace("'=SUM(A1)", '"=SUM(B2), new"')
      .replace('61230007', '077')
      .replace('c0@x.example,"a, b",NEGATIVE', 'c0@x.example,"a; b",POSITIVE on 1/2/2026')
      .replace('077', '0770000');
    const ready = await imports.preview(company.token, edited);
    expect(ready).toMatchObject({ new: 0, changed: 3, wrong: 0, unchanged: 5 });
    await imports.ask(company.token, 'applyImport', ready.id, { take: 'ALL' });
    await imports.waitForState(company.token, ready.id, ['DONE']);
    const { data } = await gateway.graphql(
      company.token,
      '{ employees(pageSize: 50, sort: EMPLOYEE_ID) { items { code phone department isPositive positiveDate } } }',
    );
    expect(data.employees.items).toEqual(
      departments.map((department, at) => ({
        code: `C${at}`,
        phone: at === 7 ? '0770000' : `6123000${at}`,
        department: at === 0 ? 'a; b' : at === 4 ? '=SUM(B2), new' : department,
        isPositive: at === 0,
        positiveDate: at === 0 ? '2026-02-01' : null,
      })),
    );
  });
});

describe('GET /api/employees/import-template', () => {
  it('has only headings, which imports accept', async () => {
    const { status, text } = await gateway.rest(made.token, 'GET /employees/import-template');
    expect(status).toBe(200);
    const ready = await imports.preview(made.token, text);
    expect(ready).toMatchObject({ state: 'READY', total: 0 });
    expect(ready.columns.map(({ field }) => field)).not.toContain(null);
    expect((await gateway.rest(null, 'GET /employees/import-template')).status).toBe(401);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../access/session.entity.js';
import { startSession } from '../access/sessions.js';
import { applyMigrations } from '../database/data-source.js';
import { migrations } from '../database/migrations.js';
import { inTenant } from '../database/tenant.js';
import { startDemo } from '../demo/demo.js';
import { demoCompanyId } from '../demo/people.js';
import { Account } from '../features/accounts/account.entity.js';
import { refreshInsights } from '../features/insights/refresh.job.js';
import { prepareJobs } from '../jobs/prepare.js';
import { onServer, openTestApp, type TestApp } from '../../test/database.js';
import { type MadeCompany, makeCompany, makeEmployee, recordOf } from '../../test/factories.js';
import { giveToPlainOwner } from '../../test/plain-owner.js';
import { serveTestApp, startTestGateway, type TestGateway } from '../../test/run-document.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';
import { storedTables } from './stored-tables.js';

const day = 86_400_000;
const proof = 'proof of a pepper';

let gateway: TestGateway;
let folder: string;
let file: string;
let made: MadeCompany;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visioncloud-backup-'));
  file = join(folder, 'all.backup');
  gateway = await startTestGateway();
  made = await fill(gateway.app);
  await backUp(gateway.app.ownerUrl, file, { replace: false, pepperProof: proof });
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Two weeks of the demo company, another company that met, and a mail that waits. */
async function fill(app: TestApp): Promise<MadeCompany> {
  const demo = await startDemo(app);
  await demo.caughtUp;
  await demo.stop();
  const company = await makeCompany(app);
  const ana = await makeEmployee(app, company, { name: 'Ana', isPositive: true });
  const ben = await makeEmployee(app, company, { name: 'Ben \\N "quoted"\ttabbed\nlined' });
  const { body } = await gateway.rest(ana.token, 'POST /contacts', {
    records: [recordOf(ben, new Date(Date.now() - 60 * 60_000), 20)],
  });
  expect(body.data.accepted).toBe(1);
  await inTenant(app.dataSource, company.company.id, (db) =>
    app.jobs.send(db, 'send-mail', { companyId: company.company.id, mailId: randomUUID() }),
  );
  await refreshInsights(app);
  await refreshInsights(app);
  return company;
}

async function emptyDatabase(owner?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(inject('serverUrl'));
  await onServer(url.href, `CREATE DATABASE ${name}${owner ? ` OWNER ${owner}` : ''}`);
  url.pathname = `/${name}`;
  return url.href;
}

const drop = (url: string) =>
  onServer(inject('serverUrl'), `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);

async function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of every table, each table as one word. */
const contentOf = (url: string) =>
  on(url, async (client) => {
    const content: Record<string, string> = {};
    for (const { name, columns } of await storedTables(client)) {
      const row = `concat_ws('|', ${columns.map((column) => `coalesce("${column}"::text, 'null')`).join(', ')})`;
      const { rows } = await client.query(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(${row}, chr(10) ORDER BY ${row})), '') AS word FROM "${name}"`,
      );
      content[name] = rows[0].word;
    }
    return content;
  });

const onCluster = inject('workerUrls').length > 0;

/** Jobs that wait, days of contacts, the next order number, and what guards the rows. */
const surroundingsOf = (url: string) =>
  on(url, async (client) => {
    const all = async (text: string) => (await client.query(text)).rows;
    return {
      jobs: await all(
        `SELECT id, name, state, data, start_after, retry_limit FROM pgboss.job WHERE state IN ('created', 'retry', 'active') ORDER BY id`,
      ),
      days: await all(
        `SELECT inhrelid::regclass::text AS day, pg_get_expr(relpartbound, oid) AS bound FROM pg_inherits JOIN pg_class ON oid = inhrelid
          WHERE inhparent = 'contact'::regclass ORDER BY 1`,
      ),
      order: await all('SELECT last_value, is_called FROM order_number'),
      guards: await all(
        // A cluster does not bind the owner; what is restored does, until it is laid out.
        `SELECT relname, relrowsecurity, relforcerowsecurity OR ${onCluster} AS "bindsOwner" FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
      ),
    };
  });

const reports = `query ($from: LocalDate!, $to: LocalDate!, $id: String!) {
  continuousContacts(from: $from, to: $to, pageSize: 100) { total items { minutes startedAt person { name } other { name } } }
  cumulativeContacts(from: $from, to: $to, pageSize: 100) { total items { minutes reachedAt person { name } other { name } } }
  mobile: breachHistory(source: MOBILE, from: $from, to: $to) { totals { breaches minutes } points { at breaches } byDepartments { department other breaches } }
  camera: breachHistory(source: CAMERA, from: $from, to: $to) { totals { breaches minutes } byRooms { roomName breaches mostPeople } }
  employees(pageSize: 100) { total items { name email isPositive lastActive } }
  trace(employeeId: $id) { exposures { level exposedAt person { name } path { minutes } } }
  cameras(pageSize: 100) { total items { cameraId roomName } }
}`;

const reportsOf = async (asked: TestGateway, token: string, id: string) => {
  const date = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
  const { data, errors } = await asked.graphql(token, reports, { from: date(14), to: date(1), id });
  expect(errors).toBeUndefined();
  return data;
};

async function demoSession(asked: TestGateway): Promise<{ token: string; id: string }> {
  const account = await asked.app.dataSource
    .getRepository(Account)
    .findOneByOrFail({ companyId: demoCompanyId });
  const token = await startSession(asked.app, demoCompanyId, {
    role: Role.COMPANY_ADMIN,
    accountId: account.id,
  });
  const { data } = await asked.graphql(token, '{ positiveEmployees { id } }');
  return { token, id: data.positiveEmployees[0].id };
}

describe('a backup', () => {
  it('restores every row, job, day, number and guard, and the product gives the same reports', async () => {
    const { token, id } = await demoSession(gateway);
    const before = await reportsOf(gateway, token, id);
    const whole = join(folder, 'reports.backup');
    await backUp(gateway.app.ownerUrl, whole, { replace: false });
    const url = await emptyDatabase();
    const amount = await restore(url, whole, undefined);
    expect(amount.rows).toBeGreaterThan(5000);
    expect(await contentOf(url)).toEqual(await contentOf(gateway.app.ownerUrl));
    expect(await surroundingsOf(url)).toEqual(await surroundingsOf(gateway.app.ownerUrl));

    const restored = await serveTestApp(await openTestApp(url));
    expect(await reportsOf(restored, token, id)).toEqual(before);
    expect(before.continuousContacts.total).toBeGreaterThan(50);
    expect(before.mobile.totals.breaches).toBeGreaterThan(50);
    const signedIn = await restored.rest(null, 'POST /company/login', {
      email: made.email,
      password: made.password,
    });
    expect(signedIn.status).toBe(201);
    await restored.stop();
  });

  it('is for its owner alone, is never half there, and replaces nothing unasked', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(backUp(gateway.app.ownerUrl, file, { replace: false })).rejects.toThrow(
      /is already there: give another name, or --force to replace it$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    const other = join(folder, 'replaced.backup');
    writeFileSync(other, 'old');
    await backUp(gateway.app.ownerUrl, other, { replace: true });
    expect(statSync(other).size).toBeGreaterThan(1000);
    const url = await emptyDatabase();
    const none = join(folder, 'none.backup');
    await expect(backUp(url, none, { replace: false })).rejects.toThrow(/has no tables/);
    expect(() => statSync(none)).toThrow(/ENOENT/);
    expect(() => statSync(`${none}.part`)).toThrow(/ENOENT/);
    await drop(url);
  });

  it('is made and restored by an owner whom row level security binds', async () => {
    const filled = await emptyDatabase();
    await restore(filled, file, proof);
    const role = await on(filled, async (client) => {
      await giveToPlainOwner(client);
      const name = `owner_of_${new URL(filled).pathname.slice(1)}`;
      await client.query(`ALTER ROLE ${name} LOGIN CREATEROLE PASSWORD 'plain'`);
      await client.query(`GRANT visioncloud_gateway TO ${name} WITH ADMIN OPTION`);
      await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA pgboss TO ${name}`);
      await client.query(`GRANT USAGE ON SCHEMA pgboss TO ${name}`);
      await client.query(`GRANT SELECT ON SEQUENCE order_number TO ${name}`);
      return name;
    });
    const plainly = (url: string) => {
      const plain = new URL(url);
      [plain.username, plain.password] = [role, 'plain'];
      return plain.href;
    };
    const copy = join(folder, 'plain.backup');
    await backUp(plainly(filled), copy, { replace: false });
    const url = await emptyDatabase(role);
    await restore(plainly(url), copy, undefined);
    expect(await contentOf(url)).toEqual(await contentOf(filled));
    expect(await surroundingsOf(url)).toEqual(await surroundingsOf(filled));
    await drop(filled);
    await drop(url);
  });

  it('of an older version is loaded into its tables and then migrated', async () => {
    const old = await emptyDatabase();
    await applyMigrations(old, prepareJobs, 0, migrations.slice(0, 4));
    await on(old, async (client) => {
      await client.query(
        `INSERT INTO plan VALUES (gen_random_uuid(), 'Old', 1, '', 10, true, '{}', 1);
        INSERT INTO company (id, unique_id, name, email, website, country, phone, plan_id, status)
          SELECT gen_random_uuid(), 'old', 'Old', 'old@company.example', '', '', '', id, 'Active' FROM plan;
        INSERT INTO employee (company_id, id, code, name, email, phone, department, is_positive, positive_date)
          SELECT id, gen_random_uuid(), 'E-1', 'Ana', 'ana@company.example', '1', 'Sales', true, '2026-01-02' FROM company`,
      );
    });
    const copy = join(folder, 'old.backup');
    await backUp(old, copy, { replace: false });
    const url = await emptyDatabase();
    await restore(url, copy, undefined);
    await on(url, async (client) => {
      const done = await client.query('SELECT count(*)::int AS count FROM migration');
      expect(done.rows[0].count).toBe(migrations.length);
      // What a later migration makes of older rows is made of restored ones too.
      const changes = await client.query('SELECT positive_date::text FROM status_change');
      expect(changes.rows).toEqual([{ positive_date: '2026-01-02' }]);
      const trials = await client.query(
        `SELECT trial_ends_at BETWEEN now() + interval '167 hours' AND now() + interval '7 days' AS begins_now FROM company`,
      );
      expect(trials.rows).toEqual([{ begins_now: true }]);
    });
    await drop(old);
    await drop(url);
  });
});

describe('a restore refuses, and leaves nothing behind,', () => {
  let url: string;
  beforeAll(async () => {
    url = await emptyDatabase();
  });
  afterAll(() => drop(url));

  const refused = async (given: string, words: RegExp, pepperProof?: string) => {
    await expect(restore(url, given, pepperProof)).rejects.toThrow(words);
    return leftBehind();
  };
  const leftBehind = async () => {
    const left = await on(url, (client) =>
      client.query(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    );
    return left.rows;
  };
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(file)));
    return path;
  };

  it('a file that is not there, is none of ours, breaks off or was changed', async () => {
    await refused(join(folder, 'nowhere'), /^There is no file /);
    await refused(
      changed('foreign', () => gzipSync('SELECT 1')),
      /is damaged, or is no backup of this product$/,
    );
    const short = changed('short', (bytes) => bytes);
    truncateSync(short, statSync(short).size - 100);
    await refused(short, /is not whole: it breaks off$/);
    await refused(
      changed('cut', (bytes) => gzipSync(gunzipSync(bytes).subarray(0, -200))),
      /is damaged/,
    );
    await refused(
      changed('flipped', (bytes) => {
        const unpacked = gunzipSync(bytes);
        unpacked[unpacked.length >> 1]! ^= 1;
        return gzipSync(unpacked, { level: 1 });
      }),
      /is damaged/,
    );
    expect(await leftBehind()).toEqual([]);
  });

  it('one of a newer version, and one of other secrets', async () => {
    const newer = [...migrations];
    const copy = join(folder, 'newer.backup');
    const ahead = await emptyDatabase();
    await restore(ahead, file, proof);
    await on(ahead, (client) =>
      client.query(
        `INSERT INTO migration ("timestamp", name) VALUES (1999999999999, 'Later1999999999999')`,
      ),
    );
    await backUp(ahead, copy, { replace: false });
    expect(migrations).toEqual(newer);
    await refused(copy, /^The backup was made by a newer version/);
    await drop(ahead);
    await refused(file, /^The backup belongs to another PASSWORD_PEPPER/, 'another proof');
  });

  it('rows that do not fit their tables', async () => {
    const wrong = await emptyDatabase();
    await restore(wrong, file, proof);
    await on(wrong, (client) =>
      client.query(`ALTER TABLE employee ADD COLUMN unknown text DEFAULT 'x'`),
    );
    const copy = join(folder, 'wrong.backup');
    await backUp(wrong, copy, { replace: false });
    await drop(wrong);
    expect(await refused(copy, /column "unknown" of relation "employee" does not exist/)).toEqual(
      [],
    );
  });

  it('a database that holds something', async () => {
    await expect(restore(gateway.app.ownerUrl, file, proof)).rejects.toThrow(
      /^The database is not empty: restore into a new one/,
    );
    const foreign = await emptyDatabase();
    await onServer(foreign, 'CREATE TABLE somebody_elses (id integer)');
    await expect(restore(foreign, file, proof)).rejects.toThrow(/^The database is not empty/);
    await drop(foreign);
  });
});

import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../access/session.entity.js';
import { startSession } from '../access/sessions.js';
import { migrate } from '../database/data-source.js';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.js';
import { inTenant } from '../database/tenant.js';
import { startDemo } from '../demo/demo.js';
import { demoCompanyId } from '../demo/people.js';
import { projectRoot } from '../env.js';
import { Account } from '../features/accounts/account.entity.js';
import { refreshInsights } from '../features/insights/refresh.job.js';
import { prepareJobs } from '../jobs/prepare.js';
import { onServer, openTestApp } from '../../test/database.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { serveTestApp, type TestGateway } from '../../test/run-document.js';
import { SupervisedPostgres } from '../../test/supervised-postgres.js';
import { restoreBaseBackup, writeBaseBackup } from './base-backup.js';

const run = promisify(execFile);
const day = 86_400_000;
const password = 'test';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'visioncloud-backup-'));
  // The servers may run as another user, who must be able to pass.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Filled {
  gateway: TestGateway;
  company: MadeCompany;
  ana: MadeEmployee;
  ben: MadeEmployee;
  /** Session of the demo company, and one of its people who are ill. */
  demo: { token: string; id: string };
}

/** Two weeks of the demo company, another company with a contact, and a job that waits. */
async function fill(serverUrl: string): Promise<Filled> {
  await onServer(serverUrl, 'CREATE DATABASE product');
  const url = at(serverUrl, 'product');
  await migrate(url, prepareJobs);
  const gateway = await serveTestApp(await openTestApp(url));
  const { app } = gateway;
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
  return { gateway, company, ana, ben, demo: await demoSession(gateway) };
}

async function demoSession(gateway: TestGateway): Promise<Filled['demo']> {
  const { id: accountId } = await gateway.app.dataSource
    .getRepository(Account)
    .findOneByOrFail({ companyId: demoCompanyId });
  const token = await startSession(gateway.app, demoCompanyId, {
    role: Role.COMPANY_ADMIN,
    accountId,
  });
  const { data } = await gateway.graphql(token, '{ positiveEmployees { id } }');
  return { token, id: data.positiveEmployees[0].id };
}

function at(url: string, database: string, user?: string): string {
  const other = new URL(`/${database}`, url);
  if (user) [other.username, other.password] = [user, 'plain'];
  return other.href;
}

const reports = `query ($from: LocalDate!, $to: LocalDate!, $id: UUID!) {
  continuousContacts(from: $from, to: $to, pageSize: 100) { total items { minutes startedAt person { name } other { name } } }
  cumulativeContacts(from: $from, to: $to, pageSize: 100) { total items { minutes reachedAt person { name } other { name } } }
  mobile: breachHistory(source: MOBILE, from: $from, to: $to) { totals { breaches minutes } points { at breaches } byDepartments { department other breaches } }
  camera: breachHistory(source: CAMERA, from: $from, to: $to) { totals { breaches minutes } byRooms { roomName breaches mostPeople } }
  employees(pageSize: 100) { total items { name email isPositive lastActive } }
  trace(employee: { id: $id }) { exposures { level exposedAt person { name } path { minutes } } }
  cameras(pageSize: 100) { total items { code roomName } }
}`;

const reportsOf = async (gateway: TestGateway, { token, id }: Filled['demo']) => {
  const date = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
  const variables = { from: date(14), to: date(1), id };
  const { data, errors } = await gateway.graphql(token, reports, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** The product on a restored database gives the same reports, and people sign in. */
async function expectSameProduct(url: string, { company, demo }: Filled, before: unknown) {
  const restored = await serveTestApp(await openTestApp(url));
  expect(await reportsOf(restored, demo)).toEqual(before);
  const { email, password } = company;
  const signedIn = await restored.rest(null, 'POST /company/login', { email, password });
  expect(signedIn.status).toBe(201);
  await restored.stop();
}

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

describe('a backup of the embedded database', () => {
  let source: EmbeddedDatabase;
  let filled: Filled;
  let file: string;
  beforeAll(async () => {
    source = await startEmbedded(join(folder, 'source/database'), password);
    filled = await fill(source.url);
    file = join(folder, 'embedded.backup');
  }, 120_000);
  afterAll(async () => {
    await filled.gateway.stop();
    await source.stop();
  });

  it('taken while phones upload, gives the same reports and every record acknowledged before it', async () => {
    const { gateway, ana, ben, demo } = filled;
    const before = await reportsOf(gateway, demo);
    expect(before.continuousContacts.total).toBeGreaterThan(50);
    expect(before.mobile.totals.breaches).toBeGreaterThan(50);
    const acknowledged: string[] = [];
    const over = new AbortController();
    const uploading = (async () => {
      for (; !over.signal.aborted; await wait(5)) {
        const record = recordOf(ben, new Date(Date.now() - acknowledged.length * 1000), 1);
        const { status } = await gateway.rest(ana.token, 'POST /contacts', { records: [record] });
        if (status === 200) acknowledged.push(String(record.id));
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const atStart = [...acknowledged];
    await writeBaseBackup(source.url, file, false);
    over.abort();
    await uploading;
    expect(acknowledged.length).toBeGreaterThan(atStart.length);

    const target = join(folder, 'restored/database');
    await restoreBaseBackup(file, target, password);
    const restored = await startEmbedded(target, password);
    const url = at(restored.url, 'product');
    const stored = await query<{ id: string }>(url, 'SELECT id FROM contact');
    const ids = new Set(stored.map(({ id }) => id));
    expect(atStart.filter((id) => !ids.has(id))).toEqual([]);
    await expectSameProduct(url, filled, before);
    await restored.stop();
  });

  it('is readable by its owner alone, and replaces a file only when told to', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeBaseBackup(source.url, file, false)).rejects.toThrow(
      /already exists: give another name, or --force to replace it$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    await writeBaseBackup(source.url, file, true);
    expect(readFileSync(file).equals(before)).toBe(false);
  });

  it('leaves no file behind when the server cannot be reached', async () => {
    const other = join(folder, 'none.backup');
    const nowhere = 'postgresql://localhost:1/none';
    await expect(writeBaseBackup(nowhere, other, false)).rejects.toThrow(/ECONNREFUSED/);
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it.each<[string, (whole: Buffer) => Buffer, RegExp]>([
    ['is incomplete', (whole) => whole.subarray(0, -100), /is damaged, incomplete or no backup/],
    [
      'was changed',
      (whole) => {
        const changed = Buffer.from(whole);
        changed[whole.length >> 1]! ^= 1;
        return changed;
      },
      /is damaged, incomplete or no backup/,
    ],
    [
      'is a tar that breaks off',
      (whole) => gzipSync(gunzipSync(whole).subarray(0, -20_000_000), { level: 1 }),
      /is damaged, incomplete or no backup/,
    ],
    ['is another file', () => Buffer.from('SELECT 1'), /is damaged, incomplete or no backup/],
    ['is another tar', () => otherTar(), /is no backup made by pnpm backup$/],
  ])('is refused before anything is made when it %s', async (_, change, message) => {
    const changed = join(folder, 'changed.backup');
    writeFileSync(changed, change(readFileSync(file)));
    const target = join(folder, 'refused/database');
    await expect(restoreBaseBackup(changed, target, password)).rejects.toThrow(message);
    expect(existsSync(target)).toBe(false);
  });

  function otherTar(): Buffer {
    mkdirSync(join(folder, 'other'), { recursive: true });
    writeFileSync(join(folder, 'other/file'), 'text');
    return execFileSync('tar', ['-cz', '-C', folder, 'other']);
  }

  it('is refused for a folder that holds a database, and leaves that running', async () => {
    await expect(
      restoreBaseBackup(file, join(folder, 'source/database'), password),
    ).rejects.toThrow(/^There is already a database in .*source.database: set DATA_DIR to a new/);
    expect((await reportsOf(filled.gateway, filled.demo)).employees.total).toBeGreaterThan(100);
  });

  it('is refused with another secrets.json than its own, and leaves the folder empty', async () => {
    const target = join(folder, 'other-secrets/database');
    await expect(restoreBaseBackup(file, target, 'another password')).rejects.toThrow(
      /has another password: put back the secrets\.json that belongs to it$/,
    );
    expect(readdirSync(join(folder, 'other-secrets'))).toEqual(['database']);
    expect(readdirSync(target)).toEqual([]);
  });
});

interface PostgresClient {
  programs: string;
  version: number;
}

/** The newest pg_dump of TEST_PG_DUMP, or of Debian and the PATH; undefined: none is installed. */
function findClient(): PostgresClient | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const folders = process.env.TEST_PG_DUMP
    ? [process.env.TEST_PG_DUMP]
    : [
        ...versions.map((version) => join(debian, version, 'bin')),
        ...(process.env.PATH ?? '').split(':'),
      ];
  return folders
    .filter((programs) => existsSync(join(programs, 'pg_restore')))
    .map((programs) => {
      const text = execFileSync(join(programs, 'pg_dump'), ['--version'], { encoding: 'utf8' });
      return { programs, version: Number(/(\d+)\.\d+/.exec(text)?.[1]) };
    })
    .toSorted((one, other) => other.version - one.version)[0];
}

/** What the embedded database is, and so the newest server here. */
const newestServer = 18;
const client = findClient();
const isFit =
  client && (client.version >= newestServer || existsSync(join(client.programs, 'initdb')));
if (!isFit)
  console.warn(
    `The test of pg_dump is skipped: it needs a client of version ${newestServer}, or an older one with its server`,
  );

describe.runIf(isFit)('a dump by pg_dump', () => {
  let server: { url: string; stop(): Promise<void> };
  let filled: Filled;
  let file: string;
  beforeAll(async () => {
    const { programs, version } = client!;
    const place = join(folder, 'dumped');
    mkdirSync(place);
    server =
      version >= newestServer
        ? await startEmbedded(join(place, 'database'), password)
        : await SupervisedPostgres.start(programs, place);
    filled = await fill(server.url);
    file = join(folder, 'product.dump');
  }, 120_000);
  afterAll(async () => {
    await filled.gateway.stop();
    await server.stop();
  });

  const dump = (user: string) =>
    run(join(client!.programs, 'pg_dump'), [
      '--format=custom',
      `--file=${file}`,
      at(server.url, 'product', user),
    ]);

  it('is refused to a role that row level security binds', async () => {
    await onServer(server.url, `CREATE ROLE bound LOGIN PASSWORD 'plain' IN ROLE pg_read_all_data`);
    await expect(dump('bound')).rejects.toThrow(/affected by row-level security policy/);
  });

  it('restores every row, job, day, number and policy for an owner who is no superuser', async () => {
    const before = await reportsOf(filled.gateway, filled.demo);
    await onServer(
      server.url,
      `CREATE ROLE visioncloud_backup LOGIN BYPASSRLS PASSWORD 'plain';
      GRANT pg_read_all_data TO visioncloud_backup;
      CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'plain';
      GRANT visioncloud_gateway TO owner WITH ADMIN OPTION;`,
    );
    await onServer(server.url, 'CREATE DATABASE restored OWNER owner');
    await dump('visioncloud_backup');
    const url = at(server.url, 'restored', 'owner');
    await run(join(client!.programs, 'pg_restore'), [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      `--dbname=${url}`,
      file,
    ]);
    const [original, copy] = [at(server.url, 'product'), at(server.url, 'restored')];
    expect(await contentOf(copy)).toEqual(await contentOf(original));
    expect(await surroundingsOf(copy)).toEqual(await surroundingsOf(original));
    await migrate(url, prepareJobs);
    await expectSameProduct(url, filled, before);
  });
});

/** Number and hash of the rows of each table. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = `SELECT count(*), md5(string_agg(t::text, chr(10) ORDER BY t::text)) FROM ${name} AS t`;
    content[name] = await query(url, rows);
  }
  return content;
}

/** Partitions, the next order number, policies, functions and permissions. */
const surroundingsOf = (url: string) =>
  Promise.all(
    [
      `SELECT inhrelid::regclass::text AS day, pg_get_expr(relpartbound, oid) AS bound FROM pg_inherits JOIN pg_class ON oid = inhrelid
        WHERE inhparent = 'contact'::regclass ORDER BY 1`,
      'SELECT last_value, is_called FROM order_number',
      `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
      `SELECT tablename, policyname, roles::text, cmd, qual, with_check FROM pg_policies ORDER BY 1, 2`,
      `SELECT proname, prosecdef, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
      `SELECT table_schema, table_name, privilege_type FROM information_schema.role_table_grants
        WHERE grantee = 'visioncloud_gateway' ORDER BY 1, 2, 3`,
    ].map((text) => query(url, text)),
  );

describe('pnpm backup and restore with DATABASE_URL', () => {
  it.each([
    [
      'backup',
      `pg_dump --format=custom --file='/tmp/x.dump' 'postgresql://visioncloud_backup@db.example:5432/product'`,
    ],
    [
      'restore',
      `pg_restore --exit-on-error --single-transaction --no-owner --dbname='postgresql://owner@db.example:5432/product' '/tmp/x.dump'`,
    ],
  ])(
    '%s prints the command of the client, without the password, and fails',
    async (name, printed) => {
      const command = join(projectRoot, 'gateway/dist/gateway/src/backup/command.js');
      const env = {
        ...process.env,
        DATABASE_URL: 'postgresql://owner:secret@db.example:5432/product',
      };
      const outcome = await run(process.execPath, [command, name, '/tmp/x.dump'], { env }).catch(
        (error: unknown) => error,
      );
      expect(outcome).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`\n  ${printed}\n`),
      });
      expect(String(outcome)).not.toContain('secret');
    },
  );
});

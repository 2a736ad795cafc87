import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/data-source.js';
import { startEmbedded } from '../database/embedded.js';
import { projectRoot } from '../env.js';
import { prepareJobs } from '../jobs/prepare.js';
import { onServer } from '../../test/database.js';
import {
  databaseUrl,
  expectSameProduct,
  type FilledProduct,
  fillProduct,
  makeBackupFolder,
  queryEach,
  queryOnce,
  readReports,
} from '../../test/restorable-product.js';
import { SupervisedPostgres } from '../../test/supervised-postgres.js';

const run = promisify(execFile);

let folder: string;
beforeAll(() => {
  folder = makeBackupFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

/** Version of the embedded database, which is the newest server here. */
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
  let filled: FilledProduct;
  let file: string;
  beforeAll(async () => {
    const { programs, version } = client!;
    const place = join(folder, 'dumped');
    mkdirSync(place);
    server =
      version >= newestServer
        ? await startEmbedded(join(place, 'database'), 'test')
        : await SupervisedPostgres.start(programs, place);
    filled = await fillProduct(server.url);
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
      databaseUrl(server.url, 'product', user),
    ]);

  it('pg_dump fails for a role that row level security binds', async () => {
    await onServer(server.url, `CREATE ROLE bound LOGIN PASSWORD 'plain' IN ROLE pg_read_all_data`);
    await expect(dump('bound')).rejects.toThrow(/affected by row-level security policy/);
  });

  it('pg_restore restores every row, job, day, number and policy for an owner who is no superuser', async () => {
    const before = await readReports(filled.gateway, filled.demo);
    await onServer(
      server.url,
      `CREATE ROLE visioncloud_backup LOGIN BYPASSRLS PASSWORD 'plain';
      GRANT pg_read_all_data TO visioncloud_backup;
      CREATE ROLE owner LOGIN CREATEROLE PASSWORD 'plain';
      GRANT visioncloud_gateway TO owner WITH ADMIN OPTION;`,
    );
    await onServer(server.url, 'CREATE DATABASE restored OWNER owner');
    await dump('visioncloud_backup');
    const url = databaseUrl(server.url, 'restored', 'owner');
    await run(join(client!.programs, 'pg_restore'), [
      '--exit-on-error',
      '--single-transaction',
      '--no-owner',
      `--dbname=${url}`,
      file,
    ]);
    const [original, copy] = [
      databaseUrl(server.url, 'product'),
      databaseUrl(server.url, 'restored'),
    ];
    expect(await contentOf(copy)).toEqual(await contentOf(original));
    expect(await surroundingsOf(copy)).toEqual(await surroundingsOf(original));
    await migrate(url, prepareJobs);
    await expectSameProduct(url, filled, before);
  });
});

/** Number and hash of the rows of each table. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const tables = await queryOnce<{ name: string }>(
    url,
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  const counts = await queryEach(
    url,
    tables.map(
      ({ name }) =>
        `SELECT count(*), md5(string_agg(t::text, chr(10) ORDER BY t::text)) FROM ${name} AS t`,
    ),
  );
  return Object.fromEntries(tables.map(({ name }, index) => [name, counts[index]]));
}

/** Partitions, the next order number, policies, functions and permissions. */
const surroundingsOf = (url: string) =>
  queryEach(url, [
    `SELECT inhrelid::regclass::text AS day, pg_get_expr(relpartbound, oid) AS bound FROM pg_inherits JOIN pg_class ON oid = inhrelid
        WHERE inhparent = 'contact'::regclass ORDER BY 1`,
    'SELECT last_value, is_called FROM order_number',
    `SELECT relname, relrowsecurity, relforcerowsecurity FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    `SELECT tablename, policyname, roles::text, cmd, qual, with_check FROM pg_policies ORDER BY 1, 2`,
    `SELECT proname, prosecdef, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    `SELECT table_schema, table_name, privilege_type FROM information_schema.role_table_grants
        WHERE grantee = 'visioncloud_gateway' ORDER BY 1, 2, 3`,
  ]);

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
    "%s prints the command of PostgreSQL's client without the password, and exits with 1",
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

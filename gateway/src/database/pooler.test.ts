import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onServer, startTestApp, type TestApp } from '../../test/database.js';
import { pooledAddress, startPooler } from '../../test/pooler.js';
import { entities } from '../app/rooms.js';
import { gatewayRole, withMigrationLock } from './data-source.js';
import { openDataSource } from './pooler.js';
import { inTenant, poolOf } from './tenant.js';

/** A user whose connections have of themselves what PgBouncer's clients cannot choose. */
const user = `pooled_${process.pid}`;
const settings: [string, string][] = [
  ['role', gatewayRole],
  ['jit', 'off'],
  ['statement_timeout', '30s'],
  ['lock_timeout', '15s'],
  ['idle_in_transaction_session_timeout', '60s'],
];

let app: TestApp;
let poolerUrl: string;
beforeAll(async () => {
  app = await startTestApp();
  await onServer(
    app.ownerUrl,
    `CREATE ROLE ${user} LOGIN PASSWORD 'pooled' IN ROLE ${gatewayRole};
    ${settings.map(([name, value]) => `ALTER ROLE ${user} SET ${name} = '${value}';`).join('\n')}`,
  );
  const address = new URL(app.ownerUrl);
  address.username = user;
  address.password = 'pooled';
  poolerUrl = address.href;
});
afterAll(async () => {
  await onServer(app.ownerUrl, `DROP ROLE ${user}`);
  await app.stop();
});

const open = (through: string, poolSize = 2) =>
  openDataSource({ url: app.ownerUrl, poolerUrl: through }, entities, poolSize);

describe('openDataSource', () => {
  it('opens if the user of the pooler has every setting', async () => {
    const dataSource = await open(poolerUrl);
    const { rows } = await poolOf(dataSource).query('SELECT current_user AS role');
    expect(rows).toEqual([{ role: gatewayRole }]);
    await dataSource.destroy();
  });

  it.each(settings)('fails if the user of the pooler lacks %s', async (name, value) => {
    await onServer(app.ownerUrl, `ALTER ROLE ${user} RESET ${name}`);
    await expect(open(poolerUrl)).rejects.toThrow(
      /^DATABASE_POOLER_URL cannot be used \(its settings are role=.* instead of role=.*\): for PgBouncer see/,
    );
    await onServer(app.ownerUrl, `ALTER ROLE ${user} SET ${name} = '${value}'`);
  });

  it('fails if the pooler does not respond', async () => {
    await expect(open('postgresql://localhost:1/none')).rejects.toThrow(
      /^DATABASE_POOLER_URL cannot be used \(.*ECONNREFUSED.*\)/,
    );
  });
});

const program = process.env['TEST_POOLER'];

/** Needs TEST_POOLER: PgBouncer is not brought along. */
describe.skipIf(!program)('PgBouncer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'visioncloud-pooler-'));
    chmodSync(folder, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('PgBouncer serves more clients than it has connections, each with its named statements', async () => {
    const dataSource = await open(pooledAddress(inject('poolerUrl'), app.ownerUrl)!, 24);
    const found = await Promise.all(
      Array.from({ length: 240 }, (_, at) =>
        inTenant(dataSource, null, async (db) => {
          const name = `statement-${at % 12}`;
          const [row] = await db.rows<{ at: number }>(
            { name, text: `SELECT $1::int + 0 * ${at % 12} AS at` },
            [at],
          );
          return row?.at;
        }),
      ),
    );
    expect(found).toEqual(Array.from({ length: 240 }, (_, at) => at));
    await dataSource.destroy();
  });

  it("a statement refused after another one's failure can be prepared again", async () => {
    const dataSource = await open(pooledAddress(inject('poolerUrl'), app.ownerUrl)!, 1);
    const divide = (divisor: number) =>
      inTenant(dataSource, null, (db) =>
        Promise.all([
          db.rows({ name: 'quotient', text: 'SELECT 1 / $1::int AS quotient' }, [divisor]),
          db.rows({ name: 'divisor', text: 'SELECT $1::int AS divisor' }, [divisor]),
        ]),
      );
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect(await divide(1)).toEqual([[{ quotient: 1 }], [{ divisor: 1 }]]);
    await dataSource.destroy();
  });

  it('PgBouncer without max_prepared_statements is refused at the start', async () => {
    const pooler = await startPooler(program!, inject('serverUrl'), folder, 0);
    await expect(open(pooledAddress(pooler.url, app.ownerUrl)!)).rejects.toThrow(
      /^DATABASE_POOLER_URL cannot be used \(prepared statement "settings-of-requests" (already exists|does not exist)\)/,
    );
    await pooler.stop();
  });

  it('PgBouncer as DATABASE_URL is refused at the start', async () => {
    const url = pooledAddress(inject('poolerUrl'), app.ownerUrl)!;
    await expect(withMigrationLock(url, async () => undefined)).rejects.toThrow(
      /^The database does not respond \(unsupported startup parameter in options: lock_timeout\): check DATABASE_URL/,
    );
  });
});

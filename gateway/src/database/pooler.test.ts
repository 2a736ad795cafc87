import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, Pool, type QueryConfig } from 'pg';
import { onServer, startTestApp, type TestApp } from '../testing/database.js';
import { gatewayRole, makeDataSource } from './data-source.js';
import { directOptions, expectDirect } from './direct.js';
import { expectFit, pooledOptions } from './pooler.js';
import { poolOf } from './tenant.js';

/** A user whose connections have of themselves what a pooler can't be asked for. */
const user = `pooled_${process.pid}`;
const settings: [string, string][] = [
  ['role', gatewayRole],
  ['jit', 'off'],
  ['statement_timeout', '30s'],
  ['lock_timeout', '15s'],
  ['idle_in_transaction_session_timeout', '60s'],
];

let app: TestApp;
let url: string;
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
  url = address.href;
});
afterAll(async () => {
  await onServer(app.ownerUrl, `DROP ROLE ${user}`);
  await app.stop();
});

async function check(): Promise<void> {
  const dataSource = await makeDataSource(url, 2, pooledOptions).initialize();
  try {
    await expectFit(poolOf(dataSource));
  } finally {
    await dataSource.destroy();
  }
}

describe('what a pooler gives', () => {
  it('is fit with all settings', async () => {
    await check();
  });

  it.each(settings)('is refused without %s, by name', async (name, value) => {
    await onServer(app.ownerUrl, `ALTER ROLE ${user} RESET ${name}`);
    await expect(check()).rejects.toThrow(
      new RegExp(`^Connections of DATABASE_POOLER_URL lack ${name}=\\w+: give its user`),
    );
    await onServer(app.ownerUrl, `ALTER ROLE ${user} SET ${name} = '${value}'`);
  });

  it('is refused where one client meets the prepared statements of another one', async () => {
    const pool = new Pool({ connectionString: url, options: pooledOptions, max: 1 });
    const server = await pool.connect();
    // Both on one connection, each without knowing what the other has prepared.
    const client = () => ({
      query: async (statement: QueryConfig) => {
        forget(server);
        return server.query(statement);
      },
      release: () => undefined,
    });
    const mixing = { connect: async () => client() } as unknown as Pool;
    await expect(expectFit(mixing)).rejects.toThrow(/mixes up prepared statements/);
    server.release(true);
    await pool.end();
  });
});

function forget(client: unknown): void {
  (client as { connection: { parsedStatements: object } }).connection.parsedStatements = {};
}

describe("PostgreSQL's own address", () => {
  it('is told from that of a pooler', async () => {
    const direct = new Client({ connectionString: app.ownerUrl, options: directOptions });
    await direct.connect();
    await expectDirect(direct);
    await direct.end();
    // As one whose pooler ignores what it asks for.
    const pooled = new Client({ connectionString: app.ownerUrl });
    await pooled.connect();
    await expect(expectDirect(pooled)).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
    await pooled.end();
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client, Pool, type QueryConfig } from 'pg';
import { onServer, startTestApp, type TestApp } from '../../test/database.js';
import { gatewayRole } from './data-source.js';
import { connectDirectly, directOptions } from './direct.js';
import { expectFit, openPooled } from './pooler.js';
import { poolOf } from './tenant.js';
import { entities } from '../app/entities.js';

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

const open = async () => (await openPooled(url, entities, 2)).destroy();

describe('what a pooler gives', () => {
  it('is fit with all settings', async () => {
    const dataSource = await openPooled(url, entities, 2);
    const { rows } = await poolOf(dataSource).query('SELECT current_user AS role');
    expect(rows).toEqual([{ role: gatewayRole }]);
    await dataSource.destroy();
  });

  it.each(settings)('is refused without %s, by name', async (name, value) => {
    await onServer(app.ownerUrl, `ALTER ROLE ${user} RESET ${name}`);
    await expect(open()).rejects.toThrow(
      new RegExp(`^Connections of DATABASE_POOLER_URL lack ${name}=\\w+: give its user`),
    );
    await onServer(app.ownerUrl, `ALTER ROLE ${user} SET ${name} = '${value}'`);
  });

  it('is refused where nobody answers', async () => {
    await expect(openPooled('postgresql://localhost:1/none', entities)).rejects.toThrow(
      /^The pooler does not answer \(.*ECONNREFUSED.*\): check DATABASE_POOLER_URL$/,
    );
  });

  it('is refused where one client meets the prepared statements of another one', async () => {
    const pool = new Pool({ connectionString: url, options: '-c timezone=UTC', max: 1 });
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
    await connectDirectly(direct);
    await direct.end();
    // As one whose pooler ignores what it asks for.
    const ignored = new Client({ connectionString: app.ownerUrl });
    await expect(connectDirectly(ignored)).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
    await ignored.end();
    const refused = new Client();
    const words = 'unsupported startup parameter in options: visioncloud.direct';
    vi.spyOn(refused, 'connect').mockImplementation(() => Promise.reject(new Error(words)));
    await expect(connectDirectly(refused)).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
  });
});

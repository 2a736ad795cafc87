import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyMigrations } from '../src/database/data-source.js';
import { migrations } from '../src/database/migrations.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { databaseAt } from './cluster.js';
import { onServer } from './database.js';
import { credentials, pepper, rows } from './database-of-1-0-0.js';
import { releasedMigrations } from './released-migrations.js';
import { freePort, RunningGateways, waitUntilReady } from './running-gateway.js';

const folder = join(import.meta.dirname, '../../migrations');

describe('the released migrations', () => {
  it('are the files that customers have run', () => {
    const hashes = Object.keys(releasedMigrations).map((name) => {
      const text = readFileSync(join(folder, name));
      return [name, createHash('sha256').update(text).digest('hex')];
    });
    expect(Object.fromEntries(hashes)).toEqual(releasedMigrations);
  });

  it('run before all others', () => {
    const timeOf = (name: string) => Number(/\d{13}/.exec(name)?.[0] ?? 0);
    const others = readdirSync(folder).filter(
      (name) => /^\d{13}-/.test(name) && !(name in releasedMigrations),
    );
    const last = Math.max(...Object.keys(releasedMigrations).map((name) => timeOf(name)));
    expect(others.filter((name) => timeOf(name) <= last)).toEqual([]);
  });
});

describe('a database of version 1.0.0', () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  let gateways: RunningGateways;
  let url: string;
  let dataFolder: string;
  beforeAll(async () => {
    gateways = new RunningGateways();
    dataFolder = mkdtempSync(join(tmpdir(), 'visioncloud-upgrade-'));
    const serverUrl = inject('serverUrl');
    await onServer(serverUrl, `CREATE DATABASE ${name}`);
    url = databaseAt(serverUrl, name);
    const times = Object.keys(releasedMigrations).map((file) => file.slice(0, 13));
    const released = migrations.filter((each) => times.some((time) => each.name.endsWith(time)));
    // The tables of jobs are today's: pg-boss upgrades its own.
    await applyMigrations(url, prepareJobs, 0, released);
    await store(url);
  });
  afterAll(async () => {
    await gateways.stop();
    await onServer(inject('serverUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('is upgraded when the program starts, and keeps its sign-ins, people and cases', async () => {
    const port = await freePort();
    const started = gateways.start({
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      PORT: String(port),
      TOKEN_SECRET: 'x'.repeat(32),
      PASSWORD_PEPPER: pepper,
      ADMIN_EMAIL: 'admin@provider.example',
      ADMIN_PASSWORD: 'a long password of the provider',
    });
    await waitUntilReady(port, started);
    const ask = async (query: string, token?: string) => {
      const answer = await fetch(`http://localhost:${port}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as { data: Record<string, unknown> };
    };
    const { email, password } = credentials;
    const signedIn = await ask(
      `mutation { signInCompany(input: { email: "${email}", password: "${password}" }) { token } }`,
    );
    const { token } = signedIn.data.signInCompany as { token: string };
    const kept = await ask(
      '{ employees { items { name isPositive phone } } cases { items { number disease person { name } } } }',
      token,
    );
    expect(kept.data).toEqual({
      employees: {
        items: [
          { name: 'Ana Lim', isPositive: true, phone: '61230001' },
          { name: 'Ben Ong', isPositive: false, phone: '61230002' },
        ],
      },
      cases: { items: [{ number: 1, disease: 'COVID_19', person: { name: 'Ana Lim' } }] },
    });
  });
});

async function store(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const [table, row] of rows) {
    const columns = Object.keys(row).join(', ');
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
      [row],
    );
  }
  await client.end();
}

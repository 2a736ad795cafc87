import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations } from '../src/database/data-source.js';
import { migrations } from '../src/database/migrations.js';
import { prepareJobs } from '../src/jobs/prepare.js';
import { makeCompany, type MadeCompany } from './factories.js';
import { startTestGateway, type TestGateway } from './run-document.js';
import { waitForLockQueue } from './waiting.js';

class AddBadge1999999999998 implements MigrationInterface {
  name = 'AddBadge1999999999998';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee ADD COLUMN badge text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE employee DROP COLUMN badge');
  }
}
const newer = [...migrations, AddBadge1999999999998];

let gateway: TestGateway;
let made: MadeCompany;
let holder: Client;
beforeAll(async () => {
  gateway = await startTestGateway();
  made = await makeCompany(gateway.app);
  holder = new Client({ connectionString: gateway.app.ownerUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await gateway.stop();
});

describe('a migration of a table in use', () => {
  it('a migration of a busy table retries, lets requests through and finishes once the table is free', async () => {
    await holder.query('BEGIN; SELECT FROM employee');
    const migrating = applyMigrations(gateway.app.ownerUrl, prepareJobs, 20_000, newer);
    // Requests wait behind the migration only until it gives up its place in the lock queue.
    for (let time = 0; time < 3; time += 1) {
      await waitForLockQueue(holder);
      const { errors } = await gateway.graphql(made.token, '{ employees { total } }');
      expect(errors).toBeUndefined();
    }
    await holder.query('COMMIT');
    await migrating;
    const { rows } = await holder.query('SELECT badge FROM employee');
    expect(rows).toEqual([]);
  });

  it('a migration fails with an explanation if the table never becomes free', async () => {
    await holder.query('BEGIN; SELECT FROM company');
    class AddNote1999999999999 implements MigrationInterface {
      name = 'AddNote1999999999999';

      async up(runner: QueryRunner): Promise<void> {
        await runner.query('ALTER TABLE company ADD COLUMN note text');
      }

      async down(runner: QueryRunner): Promise<void> {
        await runner.query('ALTER TABLE company DROP COLUMN note');
      }
    }
    await expect(
      applyMigrations(gateway.app.ownerUrl, prepareJobs, 0, [...newer, AddNote1999999999999]),
    ).rejects.toThrow(
      /^The migration could not lock a table: start again when the database is less busy/,
    );
    await holder.query('ROLLBACK');
  });
});

it('a stopping gateway finishes running requests and closes their connections', async () => {
  const stopping = await startTestGateway();
  const company = await makeCompany(stopping.app);
  await stopping.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stopping.server.server.address() as AddressInfo;
  const admin = new Client({ connectionString: stopping.app.ownerUrl });
  await admin.connect();
  await admin.query('BEGIN; LOCK TABLE employee IN ACCESS EXCLUSIVE MODE');
  const asked = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${company.token}` },
    body: JSON.stringify({ query: '{ employees { total } }' }),
  });
  await waitForLockQueue(admin);
  const closed = stopping.server.close();
  await wait(200);
  await admin.query('ROLLBACK');
  await admin.end();
  const answer = await asked;
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toEqual({ data: { employees: { total: 0 } } });
  await closed;
  await stopping.app.stop();
});

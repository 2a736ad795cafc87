import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { Limits } from '../access/limits.js';
import { Passwords } from '../access/passwords.js';
import type { App } from '../context.js';
import { makeDataSource } from '../database/data-source.js';
import { poolOf } from '../database/tenant.js';
import { seedPlans } from '../features/plans/plan.service.js';

export interface TestApp extends App {
  /** Owner's address of this file's own database. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** The gateway's insides on a fresh database of the real server; stop it when the tests are over. */
export async function startTestApp(): Promise<TestApp> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const dataSource = await makeDataSource(url.href).initialize();
  await seedPlans(dataSource);
  return {
    dataSource,
    tokenSecret: 'a secret of the tests, 32 characters long',
    passwords: new Passwords('a pepper of the tests'),
    limits: new Limits(poolOf(dataSource)),
    log: pino({ level: 'silent' }),
    ownerUrl: url.href,
    async stop() {
      await dataSource.destroy();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Connections } from '../src/database/connections.js';
import { DatabaseWatchdog } from '../src/database/watchdog.js';
import { inTenant } from '../src/database/tenant.js';
import { refreshInsights } from '../src/features/contacts/insights/refresh.job.js';
import { openTestApp, startTestApp, type TestApp } from './database.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from './factories.js';
import { serveTestApp, type TestGateway } from './run-document.js';
import { whileTriggered } from './triggers.js';
import { waitForSubscriptions, waitForLockQueue } from './waiting.js';
import { TcpProxy } from './tcp-proxy.js';

const poolSize = 4;
const list = '{ employees { items { id } } }';

let direct: TestApp;
let proxy: TcpProxy;
let app: TestApp;
let gateway: TestGateway;
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
/** One phone each of as many companies as there are connections: one company alone cannot hold them all. */
let phones: MadeEmployee[];
beforeAll(async () => {
  direct = await startTestApp();
  proxy = await TcpProxy.start(direct.ownerUrl);
  app = await openTestApp(proxy.url, { poolSize });
  gateway = await serveTestApp(app);
  made = await makeCompany(app);
  ana = await makeEmployee(app, made);
  ben = await makeEmployee(app, made);
  phones = await Promise.all(
    Array.from({ length: poolSize }, async () => makeEmployee(app, await makeCompany(app))),
  );
});
afterEach(async () => {
  await proxy.open();
  await Promise.all(owners.splice(0).map(async (each) => each.end()));
});
afterAll(async () => {
  await gateway.server.close();
  await app.live.stop();
  await app.controlDataSource.destroy();
  await app.dataSource.destroy();
  await proxy.close();
  await direct.stop();
});

const upload = () =>
  gateway.rest(ana.token, 'POST /contacts', {
    records: [recordOf(ben, new Date(Date.now() - 3_600_000), 5)],
  });
/** Each request holds a connection of its own. */
const report = ({ token } = ana) => gateway.rest(token, 'POST /health/new', { os_version: '18' });
const read = () =>
  gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${made.token}` },
    payload: { query: list },
  });
const ready = async () => (await gateway.server.inject('/readyz')).statusCode;

/** REST and GraphQL answer 503 with Retry-After, and the process counts as alive. */
async function expectUnavailable(): Promise<void> {
  const [rest, graphql, health] = await Promise.all([
    upload(),
    read(),
    gateway.server.inject('/healthz'),
  ]);
  expect([rest.status, rest.headers['retry-after'], rest.body]).toEqual([
    503,
    '5',
    { success: false, message: 'The service is away for a moment, please try again' },
  ]);
  expect([graphql.statusCode, graphql.headers['retry-after']]).toEqual([503, '5']);
  expect(graphql.json().errors[0].extensions.code).toBe('UNAVAILABLE');
  expect(health.statusCode).toBe(200);
}

async function expectAvailable(within = 8000): Promise<void> {
  await expect.poll(async () => (await upload()).status, { timeout: within }).toBe(200);
  await expect.poll(async () => (await read()).statusCode, { timeout: within }).toBe(200);
  await expect.poll(ready, { timeout: within }).toBe(200);
}

/** Runs a watchdog only during the work: a check still under way would cut the connections of the next test. */
async function withWatchdog(work: () => Promise<void>): Promise<void> {
  const watchdog = new DatabaseWatchdog(
    proxy.url,
    pino({ level: 'silent' }),
    () => {
      Connections.of(app.dataSource).cut();
      Connections.of(app.controlDataSource).cut();
      app.live.reconnect();
    },
    { intervalMs: 100, timeoutMs: 500 },
  );
  watchdog.start();
  await work().finally(async () => watchdog.stop());
}

const owners: Client[] = [];

/** Opens a connection of the owner, which is closed after the test. */
async function owner(): Promise<Client> {
  const client = new Client({ connectionString: direct.ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  owners.push(client);
  return client;
}

describe('the gateway without its database', () => {
  it('answers 503 while connections are refused, and recovers', async () => {
    await expectAvailable();
    await proxy.close();
    await expectUnavailable();
    expect(await ready()).toBe(503);
    await proxy.open();
    await expectAvailable();
  });

  it('answers 503 while the network drops packets, and recovers', async () => {
    await expectAvailable();
    await withWatchdog(async () => {
      proxy.dropPackets();
      await expectUnavailable();
      expect(await ready()).toBe(503);
      await proxy.open();
      await expectAvailable();
    });
  });

  it('answers 503 when the server ends a busy connection, and serves the next request', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE contact IN ACCESS EXCLUSIVE MODE');
    const waiting = upload();
    await waitForLockQueue(admin);
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect((await waiting).status).toBe(503);
    await admin.query('ROLLBACK');
    await expectAvailable();
  });

  it('refuses with 503 when all connections stay busy, and leaves no waiting request behind', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = phones.map((phone) => report(phone));
    await waitForLockQueue(admin, poolSize);
    const refused = await read();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await admin.query('ROLLBACK');
    expect((await Promise.all(holding)).map(({ status }) => status)).toEqual(
      holding.map(() => 200),
    );
    expect(Connections.of(app.dataSource).waitingCount).toBe(0);
  });

  it('gives other companies a connection while one company holds its share', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = Array.from({ length: 2 * poolSize }, () => report());
    await waitForLockQueue(admin, 1);
    const other = await makeCompany(app);
    const { errors } = await gateway.graphql(other.token, list);
    expect(errors).toBeUndefined();
    await admin.query('ROLLBACK');
    expect((await Promise.all(holding)).map(({ status }) => status)).toEqual(
      holding.map(() => 200),
    );
  });

  it('lets at most 500 requests wait for a connection', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = phones.map((phone) => report(phone));
    await waitForLockQueue(admin, poolSize);
    const crowd = Array.from({ length: 520 }, () =>
      inTenant(app.dataSource, null, async (db) => db.unnamed('SELECT 1')).catch(
        (error: unknown) => error,
      ),
    );
    // A request that passed its company's queue is counted again while it waits for the pool.
    await expect
      .poll(() => Connections.of(app.dataSource).waitingCount)
      .toBeGreaterThanOrEqual(500);
    expect(Connections.of(app.dataSource).waitingCount).toBeLessThanOrEqual(500 + poolSize);
    expect((await report()).status).toBe(503);
    await admin.query('ROLLBACK');
    await Promise.all([...holding, ...crowd]);
    await expectAvailable();
  });

  it('prepares its statements again after a migration changed a column', async () => {
    const admin = await owner();
    expect((await read()).statusCode).toBe(200);
    await admin.query('ALTER TABLE employee ALTER COLUMN department TYPE varchar(200)');
    const query = '{ employees { items { id department } } }';
    const ask = () => gateway.graphql(made.token, query);
    await ask();
    await admin.query('ALTER TABLE employee ALTER COLUMN department TYPE text');
    const first = await Promise.all(Array.from({ length: poolSize }, () => ask()));
    for (const { errors } of first)
      if (errors) expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
    // No connection keeps an outdated statement.
    for (let each = 0; each < 2 * poolSize; each += 1) expect((await ask()).errors).toBeUndefined();
  });
});

describe('an upload that fails in the database', () => {
  const failing = async (code: string) => {
    const body = `RAISE EXCEPTION 'no' USING ERRCODE = '${code}'`;
    return whileTriggered(
      { owner: await owner(), url: direct.ownerUrl },
      { name: 'fail_upload', when: 'BEFORE INSERT ON contact', body },
      upload,
    );
  };

  it.each([
    ['53100', 'the disk is full'],
    ['53300', 'no connection is left'],
    ['40P01', 'a deadlock'],
    ['40001', 'a serialization failure'],
    ['55P03', 'a lock timeout'],
    ['57014', 'a statement timeout'],
    ['57P03', 'the server is starting'],
    ['58030', 'the disk fails'],
  ])('an upload gets 503 with Retry-After for %s, %s', async (code) => {
    const { status, headers } = await failing(code);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('an upload gets 500 for an internal error', async () => {
    expect((await failing('22012')).status).toBe(500);
  });
});

describe('a subscription', () => {
  it('a subscription receives events after an outage, even if it started during it', async () => {
    await gateway.server.listen({ port: 0, host: 'localhost' });
    const { port } = gateway.server.server.address() as AddressInfo;
    const received: Record<string, unknown[]> = { before: [], during: [] };
    const watch = (name: string) => {
      const client = createClient({
        url: `ws://localhost:${port}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { Authorization: `Bearer ${made.token}` },
      });
      client.subscribe(
        { query: 'subscription { insightsChanged { topics } }' },
        {
          next: ({ data }) => received[name]?.push(data),
          error: (error) => received[name]?.push(error),
          complete: () => received[name]?.push('over'),
        },
      );
      return client;
    };
    const clients = [watch('before')];
    await waitForSubscriptions(app, made.company.id);
    await proxy.close();
    clients.push(watch('during'));
    await wait(300);
    await proxy.open();
    await expectAvailable();
    // Existing subscribers have to refetch; new ones are accepted once their session can be checked.
    await expect.poll(() => received['before']?.length, { timeout: 8000 }).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await upload();
          await refreshInsights(direct);
          return received['during']?.length;
        },
        { timeout: 10_000, interval: 500 },
      )
      .toBeGreaterThan(0);
    for (const each of Object.values(received).flat())
      expect(each).toMatchObject({ insightsChanged: { topics: expect.any(Array) } });
    await Promise.all(clients.map(async (client) => client.dispose()));
  });
});

import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Connections } from '../../src/database/connections.js';
import { DatabaseWatchdog } from '../../src/database/watchdog.js';
import { inTenant } from '../../src/database/tenant.js';
import { refreshInsights } from '../../src/features/insights/refresh.job.js';
import { openTestApp, startTestApp, type TestApp } from '../../test/database.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import { serveTestApp, type TestGateway } from '../../test/run-document.js';
import { whileTriggered } from '../../test/triggers.js';
import { untilFollowed, untilHeldUp } from '../../test/waiting.js';
import { DatabaseProxy } from './database-proxy.js';

const poolSize = 4;
const list = '{ employees { items { id } } }';

let direct: TestApp;
let proxy: DatabaseProxy;
let app: TestApp;
let gateway: TestGateway;
let made: MadeCompany;
let ana: MadeEmployee;
let ben: MadeEmployee;
/** One of each of as many companies as there are connections: one company never holds them all. */
let phones: MadeEmployee[];
beforeAll(async () => {
  direct = await startTestApp();
  proxy = await DatabaseProxy.before(direct.ownerUrl);
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
/** Each holds a connection of its own. */
const report = ({ token } = ana) => gateway.rest(token, 'POST /health/new', { os_version: '18' });
const read = () =>
  gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${made.token}` },
    payload: { query: list },
  });
const ready = async () => (await gateway.server.inject('/readyz')).statusCode;

/** Both doors say that it is away, and when to come again. */
async function expectAway(): Promise<void> {
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

async function expectBack(within = 8000): Promise<void> {
  await expect.poll(async () => (await upload()).status, { timeout: within }).toBe(200);
  await expect.poll(async () => (await read()).statusCode, { timeout: within }).toBe(200);
  await expect.poll(ready, { timeout: within }).toBe(200);
}

/** Watches the database while the work runs, and no longer: a question that is still open would cut the connections of the next test. */
async function whileWatched(work: () => Promise<void>): Promise<void> {
  const watchdog = new DatabaseWatchdog(
    proxy.url,
    pino({ level: 'silent' }),
    () => {
      Connections.of(app.dataSource).cut();
      Connections.of(app.controlDataSource).cut();
      app.live.listenAnew();
    },
    { every: 100, patience: 500 },
  );
  watchdog.start();
  await work().finally(async () => watchdog.stop());
}

const owners: Client[] = [];

/** The owner's own connection, until the test is over. */
async function owner(): Promise<Client> {
  const client = new Client({ connectionString: direct.ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  owners.push(client);
  return client;
}

describe('a database', () => {
  it('that refuses is away, and back by itself', async () => {
    await expectBack();
    await proxy.close();
    await expectAway();
    expect(await ready()).toBe(503);
    await proxy.open();
    await expectBack();
  });

  it('that says nothing any more is given up, and back by itself', async () => {
    await expectBack();
    await whileWatched(async () => {
      proxy.swallow();
      await expectAway();
      expect(await ready()).toBe(503);
      await proxy.open();
      await expectBack();
    });
  });

  it('that ends connections at work answers 503, and serves the next request', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE contact IN ACCESS EXCLUSIVE MODE');
    const waiting = upload();
    await untilHeldUp(admin);
    await admin.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect((await waiting).status).toBe(503);
    await admin.query('ROLLBACK');
    await expectBack();
  });

  it('whose connections are all taken refuses in a bounded time, and nothing is left of those who waited', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = phones.map((phone) => report(phone));
    await untilHeldUp(admin, poolSize);
    const refused = await read();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    await admin.query('ROLLBACK');
    expect((await Promise.all(holding)).map(({ status }) => status)).toEqual(
      holding.map(() => 200),
    );
    expect(Connections.of(app.dataSource).waitingCount).toBe(0);
  });

  it('gives other companies a connection while one company holds all that it may', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = Array.from({ length: 2 * poolSize }, () => report());
    await untilHeldUp(admin, 1);
    const other = await makeCompany(app);
    const { errors } = await gateway.graphql(other.token, list);
    expect(errors).toBeUndefined();
    await admin.query('ROLLBACK');
    expect((await Promise.all(holding)).map(({ status }) => status)).toEqual(
      holding.map(() => 200),
    );
  });

  it('lets no more than 500 requests wait', async () => {
    const admin = await owner();
    await admin.query('BEGIN; LOCK TABLE health_record IN ACCESS EXCLUSIVE MODE');
    const holding = phones.map((phone) => report(phone));
    await untilHeldUp(admin, poolSize);
    const crowd = Array.from({ length: 520 }, () =>
      inTenant(app.dataSource, null, async (db) => db.unnamed('SELECT 1')).catch(
        (error: unknown) => error,
      ),
    );
    // One that has its company's turn is counted again once it waits for the pool.
    await expect
      .poll(() => Connections.of(app.dataSource).waitingCount)
      .toBeGreaterThanOrEqual(500);
    expect(Connections.of(app.dataSource).waitingCount).toBeLessThanOrEqual(500 + poolSize);
    expect((await report()).status).toBe(503);
    await admin.query('ROLLBACK');
    await Promise.all([...holding, ...crowd]);
    await expectBack();
  });

  it('has its statements mended after a column they answer was changed', async () => {
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
    // No connection keeps the old ones, whichever comes next.
    for (let each = 0; each < 2 * poolSize; each += 1) expect((await ask()).errors).toBeUndefined();
  });
});

describe('what cannot be done now', () => {
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
    ['40P01', 'two wait for each other'],
    ['40001', 'two changed the same'],
    ['55P03', 'a lock is not free'],
    ['57014', 'it took too long'],
    ['57P03', 'the server is starting'],
    ['58030', 'the disk fails'],
  ])('is answered 503 with Retry-After: %s, %s', async (code) => {
    const { status, headers } = await failing(code);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  it('is not said of a fault of our own', async () => {
    expect((await failing('22012')).status).toBe(500);
  });
});

describe('whoever watches', () => {
  it('hears on after the database was away, also who came meanwhile', async () => {
    await gateway.server.listen({ port: 0, host: 'localhost' });
    const { port } = gateway.server.server.address() as AddressInfo;
    const heard: Record<string, unknown[]> = { before: [], meanwhile: [] };
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
          next: ({ data }) => heard[name]?.push(data),
          error: (error) => heard[name]?.push(error),
          complete: () => heard[name]?.push('over'),
        },
      );
      return client;
    };
    const clients = [watch('before')];
    await untilFollowed(app, made.company.id);
    await proxy.close();
    clients.push(watch('meanwhile'));
    await wait(300);
    await proxy.open();
    await expectBack();
    // Those who watched are told to ask again; whoever comes is heard once it can be known who that is.
    await expect.poll(() => heard['before']?.length, { timeout: 8000 }).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await upload();
          await refreshInsights(direct);
          return heard['meanwhile']?.length;
        },
        { timeout: 10_000, interval: 500 },
      )
      .toBeGreaterThan(0);
    for (const each of Object.values(heard).flat())
      expect(each).toMatchObject({ insightsChanged: { topics: expect.any(Array) } });
    await Promise.all(clients.map(async (client) => client.dispose()));
  });
});

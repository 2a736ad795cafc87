import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DatabaseProxy } from '../../bench/faults/database-proxy.js';
import { Readers } from '../access/readers.js';
import { Role } from '../access/session.entity.js';
import { RequestContext } from '../context.js';
import { AuditAction, AuditEntry } from '../features/audit/audit-entry.entity.js';
import { DirectoryImport } from '../features/imports/import.entity.js';
import { IdentifyBy, ImportState } from '../features/imports/import.words.js';
import { LiveTopic } from '../live/live.js';
import { counted } from '../metrics/metrics.js';
import { openTestApp } from '../testing/database.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../testing/factories.js';
import { readAtReplica } from '../replica-reads.js';
import { ReplicatedServer } from '../testing/replica.js';
import { serveTestApp, type TestGateway } from '../testing/run-document.js';
import { Replica } from './replica.js';
import { inTenant, poolOf } from './tenant.js';

/** What the log says; each line is one object. */
const lines: { msg: string; err?: { message: string } }[] = [];
const log = pino(
  { level: 'warn' },
  { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
);
const times = { every: 100, patience: 500 };

const isReplica = { name: 'is-replica-of-test', text: 'SELECT pg_is_in_recovery() AS "isReplica"' };
const plans = { name: 'plans-of-test', text: 'SELECT count(*) FROM plan' };

let server: ReplicatedServer;
let way: DatabaseProxy;
let gateway: TestGateway;
let replica: Replica;
/** Another process on the same databases. */
let neighbour: TestGateway;
let neighbours: Replica;
let made: MadeCompany;
let owner: Client;
beforeAll(async () => {
  server = await ReplicatedServer.start();
  way = await DatabaseProxy.before(server.replicaUrl);
  const app = await openTestApp(server.ownerUrl);
  replica = await Replica.follow(way.url, poolOf(app.dataSource), log, times);
  app.readers = new Readers(app.dataSource, replica);
  app.live.tellAfter(() => replica.caughtUp());
  gateway = await serveTestApp(app);
  neighbours = await Replica.follow(
    way.url,
    poolOf(app.dataSource),
    pino({ level: 'silent' }),
    times,
  );
  neighbour = await serveTestApp({ ...app, readers: new Readers(app.dataSource, neighbours) });
  made = await makeCompany(app);
  await makeEmployee(app, made);
  owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();
});
afterEach(async () => {
  await way.open();
  await server.resume();
  await expect.poll(() => replica.isUsable && neighbours.isUsable, { timeout: 10_000 }).toBe(true);
  await replica.caughtUp();
  lines.length = 0;
});
afterAll(async () => {
  await owner.end();
  await replica.stop();
  await neighbours.stop();
  await way.close();
  await neighbour.server.close();
  await gateway.stop();
  await server.stop();
});

const people = '{ employees(page: 1, pageSize: 100) { total items { name department } } }';
const add = (id: string) =>
  `mutation { createEmployee(input: { employeeId: "${id}", name: "Ben Tan", email: "${id}@company.example", phone: "${randomInt(1e9, 1e10)}", department: "Research" }) { employee { id } } }`;

/** How many queries were answered in which way since the last time. */
let before: Record<string, number> = {};
async function places(): Promise<Record<string, number>> {
  const { values } = await counted.getSingleMetric('replica_reads_total')!.get();
  const now = Object.fromEntries(
    values.map(({ labels, value }) => [String(labels['outcome']), value]),
  );
  const since = Object.entries(now).map(
    ([outcome, count]) => [outcome, count - (before[outcome] ?? 0)] as const,
  );
  before = now;
  return Object.fromEntries(since.filter(([, count]) => count > 0));
}

async function total(token: string, of = gateway): Promise<number> {
  const { data, errors } = await of.graphql(token, people);
  expect(errors).toBeUndefined();
  return data.employees.total as number;
}

/** A company whose last act lies longer back than a replica may be behind. */
async function quietCompany(): Promise<MadeCompany> {
  const quiet = await makeCompany(gateway.app);
  await makeEmployee(gateway.app, quiet);
  await replica.caughtUp();
  return quiet;
}

describe('a replica', () => {
  it('is read from by admins, by both doors, under row level security', async () => {
    await replica.caughtUp();
    await places();
    expect(await total(made.token)).toBe(1);
    expect((await gateway.rest(made.token, 'GET /employees')).status).toBeLessThan(300);
    expect((await gateway.graphql(made.token, '{ company { name } }')).data).toEqual({
      company: { name: made.company.name },
    });
    expect(await places()).toEqual({ replica: 3 });
    const { rows } = await owner.query('SELECT 1 FROM pg_stat_replication');
    expect(rows).toHaveLength(1);
    const pool = poolOf(replica.dataSource);
    const asked = await pool.query(
      `SELECT pg_is_in_recovery() AS "isReplica", current_user AS role, (SELECT count(*) FROM employee) AS people`,
    );
    expect(asked.rows).toEqual([{ isReplica: true, role: 'visioncloud_gateway', people: 0 }]);
  });

  it('is not read from by phones, cameras, the provider, visitors and whoever changes something', async () => {
    const { token } = await makeEmployee(gateway.app, made);
    const administrator = await makeAdministrator(gateway.app);
    await places();
    expect((await gateway.graphql(token, '{ settings { timeMetric } }')).data).toBeTruthy();
    const { data } = await gateway.graphql(administrator.token, '{ companies { total } }');
    expect(data.companies.total).toBeGreaterThan(0);
    expect((await gateway.graphql(null, '{ plans { name } }')).data.plans).not.toHaveLength(0);
    await gateway.graphql(made.token, add('written-at-the-primary'));
    expect(await places()).toEqual({});
  });
});

describe('while the replica is behind', () => {
  it('everybody in a company sees what was done there at once, through any process', async () => {
    const count = await total(made.token);
    await server.pause();
    await places();
    expect((await gateway.graphql(made.token, add('seen-at-once'))).errors).toBeUndefined();
    expect(await total(made.token)).toBe(count + 1);
    expect(await total(made.token, neighbour)).toBe(count + 1);
    expect(await places()).toEqual({ behind: 2 });
    await server.resume();
    await replica.caughtUp();
    expect(await total(made.token)).toBe(count + 1);
    expect(await places()).toEqual({ replica: 1 });
  });

  it('a company in which very much was done is served by the primary', async () => {
    const busy = await quietCompany();
    await Promise.all(
      Array.from({ length: 100 }, () =>
        inTenant(gateway.app.dataSource, busy.company.id, async (db) => {
          const manager = await db.manager();
          const entry = { companyId: busy.company.id, id: uuidv7(), address: '' };
          await manager.insert(AuditEntry, { ...entry, action: AuditAction.SIGNED_IN });
        }),
      ),
    );
    await replica.caughtUp();
    await places();
    expect(await total(busy.token)).toBe(1);
    expect(await places()).toEqual({ behind: 1 });
  });

  it('what phones send elsewhere may show a moment later, and the replica is of use meanwhile', async () => {
    const quiet = await quietCompany();
    expect(await total(quiet.token)).toBe(1);
    await server.pause();
    await places();
    // As an upload: stored without an entry in the log.
    await makeEmployee(gateway.app, quiet);
    expect(await total(quiet.token)).toBe(1);
    expect(await places()).toEqual({ replica: 1 });
    await server.resume();
    await replica.caughtUp();
    expect(await total(quiet.token)).toBe(2);
  });

  it('an import that a job has made ready is seen so at once', async () => {
    const quiet = await quietCompany();
    const key = { companyId: quiet.company.id, id: uuidv7() };
    const change = async (work: (manager: EntityManager) => Promise<unknown>) =>
      inTenant(gateway.app.dataSource, key.companyId, async (db) => work(await db.manager()));
    await change((manager) =>
      manager.insert(DirectoryImport, {
        ...key,
        fileName: 'people.csv',
        identifyBy: IdentifyBy.EMAIL,
        state: ImportState.COMPARING,
        startedBy: quiet.email,
        role: Role.COMPANY_ADMIN,
        address: '',
      }),
    );
    await replica.caughtUp();
    await server.pause();
    await places();
    // As the job: without an entry in the log.
    await change((manager) => manager.update(DirectoryImport, key, { state: ImportState.READY }));
    for (const document of [
      `{ directoryImport(id: "${key.id}") { state } }`,
      `query { company { name } ...rest } fragment rest on Query { directoryImport(id: "${key.id}") { state } }`,
    ]) {
      const { data } = await gateway.graphql(quiet.token, document);
      expect(data.directoryImport).toEqual({ state: 'READY' });
    }
    expect(await places()).toEqual({});
  });

  it('by a little all the time, as phones upload without end, it goes on being of use', async () => {
    const busy = await quietCompany();
    const [ana, ben] = [
      await makeEmployee(gateway.app, busy),
      await makeEmployee(gateway.app, busy),
    ];
    const over = new AbortController();
    const uploading = (async () => {
      for (let at = 1; !over.signal.aborted; at += 1) {
        const records = [recordOf(ben, new Date(Date.now() - at * 600_000), 5)];
        expect((await gateway.rest(ana.token, 'POST /contacts', { records })).status).toBe(200);
      }
    })();
    await places();
    for (let asked = 0; asked < 30; asked += 1) await total(busy.token);
    over.abort();
    await uploading;
    const { replica: there = 0, failed = 0, ...others } = await places();
    expect(others).toEqual({});
    expect(there + failed).toBe(30);
    // This replica waits for nobody: what it has to replay may break a question off, which the primary then answers.
    expect(there).toBeGreaterThan(20);
  });

  it('a session that has ended is refused at once', async () => {
    const quiet = await quietCompany();
    expect(await total(quiet.token)).toBe(1);
    await server.pause();
    await owner.query('UPDATE session SET revoked_at = now() WHERE company_id = $1', [
      quiet.company.id,
    ]);
    const { errors } = await gateway.graphql(quiet.token, people);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('whoever watches is told once the replica knows what has moved', async () => {
    const { live } = gateway.app;
    const changes = live.changesOf(made.company.id, async () => undefined);
    await server.pause();
    await owner.query('SELECT pg_logical_emit_message(true, $1, $1)', ['something']);
    live.changed(made.company.id, [LiveTopic.STATUS]);
    const told = changes.next();
    expect(await Promise.race([told, wait(1000, 'not yet')])).toBe('not yet');
    await server.resume();
    expect((await told).value).toEqual([LiveTopic.STATUS]);
    await changes.return();
  });

  it('for long, it is left alone, and taken up again', async () => {
    const strict = await Replica.follow(way.url, poolOf(gateway.app.dataSource), log, {
      ...times,
      mostLag: 300,
    });
    await server.pause();
    await owner.query('SELECT pg_logical_emit_message(true, $1, $1)', ['something']);
    await expect.poll(() => strict.isUsable).toBe(false);
    await server.resume();
    await expect.poll(() => strict.isUsable).toBe(true);
    await strict.stop();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the replica is far behind: everything is read from the primary',
      'the replica is read from again',
    ]);
  });
});

describe('a question that the replica gives up', () => {
  it('for what it has to replay is asked again at the primary', async () => {
    const quiet = await quietCompany();
    await places();
    const caller = { address: '', requestId: '', userAgent: '' };
    const context = new RequestContext(gateway.app, {
      credentials: { token: quiet.token, uniqueId: undefined, cameraKey: undefined },
      ...caller,
    });
    const tries: boolean[] = [];
    const result = await readAtReplica(context, gateway.app.readers!, async (readers) => {
      try {
        await context.begin(true, readers);
        const [found] = await context.db.rows<{ isReplica: boolean }>(isReplica);
        tries.push(found!.isReplica);
        await context.db.rows(plans);
        if (readers) await owner.query('BEGIN; LOCK TABLE plan IN ACCESS EXCLUSIVE MODE; COMMIT');
        if (readers) await replica.caughtUp();
        return { data: { plans: await context.db.rows(plans) } };
      } catch (error) {
        return { errors: [new GraphQLError('failed', { originalError: error as Error })] };
      } finally {
        await context.db.rollback().catch(() => undefined);
      }
    });
    expect(tries).toEqual([true, false]);
    expect(result).toEqual({ data: { plans: [{ count: expect.any(Number) }] } });
    expect(await places()).toEqual({ failed: 1 });
    // It may have been away, and is soon known not to be.
    await expect.poll(() => replica.isUsable).toBe(true);
    expect(await total(quiet.token)).toBe(1);
    expect(await places()).toEqual({ replica: 1 });
  });

  it('for want of a column is asked again at the primary', async () => {
    const quiet = await quietCompany();
    await owner.query('ALTER TABLE employee RENAME COLUMN department TO department_before');
    await replica.caughtUp();
    await server.pause();
    await owner.query('ALTER TABLE employee RENAME COLUMN department_before TO department');
    await places();
    expect(await total(quiet.token)).toBe(1);
    expect(await places()).toEqual({ failed: 1 });
  });
});

describe('a replica that goes away', () => {
  /** Asks again and again; each answer must be right. */
  async function askWhile(token: string, work: () => Promise<void>): Promise<number> {
    const expected = await total(token);
    const over = new AbortController();
    const asking = Array.from({ length: 4 }, async () => {
      let asked = 0;
      for (; !over.signal.aborted; asked += 1) expect(await total(token)).toBe(expected);
      return asked;
    });
    await work();
    over.abort();
    return (await Promise.all(asking)).reduce((sum, asked) => sum + asked, 0);
  }

  it('fails no request, is said once, and is read from again when it is back', async () => {
    const quiet = await quietCompany();
    await places();
    const asked = await askWhile(quiet.token, async () => {
      await wait(200);
      await server.stopReplica();
      await expect.poll(() => replica.isUsable).toBe(false);
      expect((await gateway.server.inject('/readyz')).statusCode).toBe(200);
      expect((await gateway.server.inject('/metrics')).body).toContain('\ndatabase_replica_up 0\n');
      await wait(300);
      await server.startReplica();
      way.leadTo(server.replicaUrl);
      await expect.poll(() => replica.isUsable, { timeout: 10_000 }).toBe(true);
      await wait(200);
    });
    const found = await places();
    expect(found['replica']).toBeGreaterThan(0);
    expect(found['away']).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(20);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the replica is away: everything is read from the primary',
      'the replica is read from again',
    ]);
  });

  it('without a word keeps nobody waiting for long', async () => {
    const quiet = await quietCompany();
    await askWhile(quiet.token, async () => {
      await wait(100);
      way.swallow();
      await total(quiet.token);
      await expect.poll(() => replica.isUsable).toBe(false);
      expect(await places()).toHaveProperty('failed');
      await total(quiet.token);
      expect(await places()).toHaveProperty('away');
    });
  });
});

describe('an address that leads elsewhere', () => {
  const refusal =
    'DATABASE_REPLICA_URL leads to another database than DATABASE_URL: name a streaming replica of it, or leave it out';

  it('is refused at the start', async () => {
    const beside = await server.makeDatabase('beside');
    const primary = poolOf(gateway.app.dataSource);
    for (const url of [beside, inject('serverUrl')])
      await expect(Replica.follow(url, primary, log, times)).rejects.toThrow(refusal);
  });

  it('that follows no other one is not read from', async () => {
    const primary = poolOf(gateway.app.dataSource);
    const promoted = await Replica.follow(gateway.app.ownerUrl, primary, log, times);
    expect(promoted.isUsable).toBe(false);
    await promoted.stop();
    expect(lines.map(({ msg }) => msg)).toEqual([
      'the replica follows no other database: everything is read from the primary',
    ]);
  });

  it('where nobody answers does not keep the gateway from starting', async () => {
    const closed = await DatabaseProxy.before(server.replicaUrl);
    await closed.close();
    const late = await Replica.follow(closed.url, poolOf(gateway.app.dataSource), log, times);
    expect(late.isUsable).toBe(false);
    await closed.open();
    await expect.poll(() => late.isUsable).toBe(true);
    await late.stop();
    await closed.close();
  });
});

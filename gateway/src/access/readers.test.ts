import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RequestContext } from '../request/context.js';
import type { Replica } from '../database/replica.js';
import { inTenant, poolOf } from '../database/tenant.js';
import { AuditAction, AuditEntry } from '../features/audit/audit-entry.entity.js';
import { DirectoryImport } from '../features/imports/import.entity.js';
import { IdentifyBy, ImportState } from '../features/imports/import.words.js';
import { LiveTopic } from '../live/live.js';
import { readAtReplica } from '../graphql/replica-reads.js';
import {
  type MadeCompany,
  makeAdministrator,
  makeCompany,
  makeEmployee,
  recordOf,
} from '../../test/factories.js';
import type { ReplicatedServer } from '../../test/replica.js';
import {
  people,
  type ReplicatedGateway,
  startReplicatedGateway,
} from '../../test/replicated-gateway.js';
import type { TestGateway } from '../../test/run-document.js';
import { Role } from './session.entity.js';

const isReplica = { name: 'is-replica-of-test', text: 'SELECT pg_is_in_recovery() AS "isReplica"' };
const plans = { name: 'plans-of-test', text: 'SELECT count(*) FROM plan' };

let replicated: ReplicatedGateway;
let server: ReplicatedServer;
let gateway: TestGateway;
let neighbour: TestGateway;
let replica: Replica;
let owner: Client;
let made: MadeCompany;
let places: ReplicatedGateway['places'];
let total: ReplicatedGateway['total'];
let quietCompany: ReplicatedGateway['quietCompany'];
beforeAll(async () => {
  replicated = await startReplicatedGateway();
  ({ server, gateway, neighbour, replica, owner, places, total, quietCompany } = replicated);
  made = await makeCompany(gateway.app);
  await makeEmployee(gateway.app, made);
});
afterEach(() => replicated.restore());
afterAll(() => replicated.stop());

const add = (id: string) =>
  `mutation { createEmployee(input: { employeeId: "${id}", name: "Ben Tan", email: "${id}@company.example", phone: "${randomInt(1e9, 1e10)}", department: "Research" }) { employee { id } } }`;

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

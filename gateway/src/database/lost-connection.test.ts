import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseAway } from '../errors.js';
import { Employee } from '../features/people/directory/employee.entity.js';
import { LiveTopic } from '../live/live-topic.js';
import { type MadeCompany, makeCompany, makeEmployee, recordOf } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';
import { whileTriggered } from '../../test/triggers.js';
import { poolOf, TenantTransaction } from './tenant.js';

const processId = { name: 'process-id-of-test', text: 'SELECT pg_backend_pid() AS pid' };

const gateway = useTestGateway();
let made: MadeCompany;
let owner: Client;
beforeAll(async () => {
  made = await makeCompany(gateway.app);
  owner = new Client({ connectionString: gateway.app.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

/** Ends connections to this database from outside; which ones, a condition on `pg_stat_activity` says. */
async function end(condition: string): Promise<number> {
  const { rowCount } = await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
  );
  return rowCount ?? 0;
}

/** Makes a transaction whose connection was lost while it was idle, and reported so. */
async function lostTransaction(): Promise<TenantTransaction> {
  const db = new TenantTransaction(gateway.app.dataSource, made.company.id);
  const [found] = await db.rows<{ pid: number }>(processId);
  await end(`pid = ${found!.pid}`);
  await wait(200);
  return db;
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('a connection that is lost within a transaction', () => {
  it.each([
    ['a statement', (db: TenantTransaction) => db.rows(processId)],
    ['a commit', (db: TenantTransaction) => db.commit()],
    [
      'TypeORM',
      async (db: TenantTransaction) => (await db.manager()).findBy(Employee, { name: 'Ana' }),
    ],
  ])('counts as an unreachable database for %s', async (_, work) => {
    const db = await lostTransaction();
    const error = await failureOf(work(db));
    expect([error, isDatabaseAway(error)]).toEqual([expect.any(Error), true]);
    await db.rollback().catch(() => undefined);
  });

  it('a lost connection is removed from the pool', async () => {
    const pool = poolOf(gateway.app.dataSource);
    for (let round = 0; round < 20; round += 1) {
      const db = await lostTransaction();
      expect(await failureOf(db.commit())).toBeInstanceOf(Error);
    }
    expect(pool.totalCount).toBe(pool.idleCount);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('while connections are lost again and again', () => {
  it('an upload is stored and acknowledged, or gets 503 with Retry-After', async () => {
    const [ana, ben] = [
      await makeEmployee(gateway.app, made),
      await makeEmployee(gateway.app, made),
    ];
    const records = Array.from({ length: 150 }, (_, at) =>
      recordOf(ben, new Date(Date.now() - (at + 1) * 600_000), 5),
    );
    const over = new AbortController();
    const ending = (async () => {
      let ended = 0;
      // Also those that have just been made and serve nobody yet.
      for (; !over.signal.aborted; await wait(60)) ended += await end('random() < 0.5');
      return ended;
    })();
    const refused = new Set<string>();
    await Promise.all(
      records.map(async (record, at) => {
        await wait(at * 10);
        for (;;) {
          const answer = await gateway.rest(ana.token, 'POST /contacts', { records: [record] });
          if (answer.status === 200) return;
          refused.add(`${answer.status} ${String(answer.headers['retry-after'])}`);
          await wait(20);
        }
      }),
    );
    over.abort();
    expect(await ending).toBeGreaterThan(0);
    expect([...refused]).toEqual(['503 5']);
    const { rows } = await owner.query<{ id: string }>('SELECT id FROM contact');
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      records.map(({ id }) => String(id)).toSorted(),
    );
  });

  it('live updates resume after each lost connection', async () => {
    const { live } = gateway.app;
    const changes = live.subscribe(made.company.id, async () => undefined);
    const heard: LiveTopic[][] = [];
    const listening = (async () => {
      for await (const topics of changes) heard.push(topics);
    })();
    await expect.poll(() => end(`query LIKE 'LISTEN insights%'`), { timeout: 10_000 }).toBe(1);
    heard.length = 0;
    // All subscribers have to refetch, because missed notices are unknown.
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual(Object.values(LiveTopic));
    live.publish(made.company.id, [LiveTopic.CAMERAS]);
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual([LiveTopic.CAMERAS]);
    await changes.return();
    await listening;
  });
});

it('an upload whose commit hangs gets 503 after a timeout, and the next one is stored', async () => {
  const [phone, cross] = [
    await makeEmployee(gateway.app, made),
    await makeEmployee(gateway.app, made),
  ];
  const upload = () =>
    gateway.rest(phone.token, 'POST /contacts', { records: [recordOf(cross, new Date(), 2)] });
  await whileTriggered(
    { owner, url: gateway.app.ownerUrl },
    {
      name: 'hang',
      when: 'AFTER UPDATE ON employee',
      body: 'PERFORM pg_sleep(20)',
      isDeferred: true,
    },
    async () => {
      const started = performance.now();
      const { status } = await upload();
      expect([status, performance.now() - started < 15_000]).toEqual([503, true]);
    },
  );
  expect((await upload()).status).toBe(200);
});

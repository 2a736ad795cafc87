import { Client } from 'pg';
import { type Logger, pino } from 'pino';
import { expect } from 'vitest';
import { DatabaseProxy } from './database-proxy.js';
import { Readers } from '../src/access/readers.js';
import { Replica } from '../src/database/replica.js';
import { poolOf } from '../src/database/tenant.js';
import { counted } from '../src/observability/metrics.js';
import { openTestApp } from './database.js';
import { type MadeCompany, makeCompany, makeEmployee } from './factories.js';
import { ReplicatedServer } from './replica.js';
import { serveTestApp, type TestGateway } from './run-document.js';
import { entities } from '../src/app/entities.js';

/** How the replica is followed: often, so that tests need not wait for long. In milliseconds. */
export const times = { every: 100, patience: 500 };

/** Asks for `employees(…) { total }`. */
export const people = '{ employees(page: 1, pageSize: 100) { total items { name department } } }';

/** A gateway that reads at a replica too, and what stands around it. */
export interface ReplicatedGateway {
  server: ReplicatedServer;
  /** The way from the gateways to the replica. */
  way: DatabaseProxy;
  gateway: TestGateway;
  replica: Replica;
  /** Another process on the same databases. */
  neighbour: TestGateway;
  /** The owner's own connection to the primary. */
  owner: Client;
  /** Writes to `lines`. */
  log: Logger;
  /** What the log of the replica has said since `restore`; each line is one object. */
  lines: { msg: string; err?: { message: string } }[];
  /** How many queries were answered in which way since the last time. */
  places(): Promise<Record<string, number>>;
  /** How many people the gateway answers to be in the company. */
  total(token: string, of?: TestGateway): Promise<number>;
  /** A company of one employee, whose last act lies longer back than a replica may be behind. */
  quietCompany(): Promise<MadeCompany>;
  /** After a test: the way is open, and the replica is read from and has all that the primary has. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** On a database server of its own with a real streaming replica; stop it when the tests are over. */
export async function startReplicatedGateway(): Promise<ReplicatedGateway> {
  const lines: ReplicatedGateway['lines'] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const server = await ReplicatedServer.start();
  const way = await DatabaseProxy.start(server.replicaUrl);
  const app = await openTestApp(server.ownerUrl);
  const replica = await Replica.follow(way.url, entities, poolOf(app.dataSource), log, times);
  app.readers = new Readers(app.dataSource, replica);
  app.live.tellAfter(() => replica.caughtUp());
  const gateway = await serveTestApp(app);
  const neighbours = await Replica.follow(
    way.url,
    entities,
    poolOf(app.dataSource),
    pino({ level: 'silent' }),
    times,
  );
  const neighbour = await serveTestApp({
    ...app,
    readers: new Readers(app.dataSource, neighbours),
  });
  const owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();

  let before: Record<string, number> = {};
  return {
    server,
    way,
    gateway,
    replica,
    neighbour,
    owner,
    log,
    lines,
    async places() {
      const { values } = await counted.getSingleMetric('replica_reads_total')!.get();
      const now = Object.fromEntries(
        values.map(({ labels, value }) => [String(labels['outcome']), value]),
      );
      const since = Object.entries(now).map(
        ([outcome, count]) => [outcome, count - (before[outcome] ?? 0)] as const,
      );
      before = now;
      return Object.fromEntries(since.filter(([, count]) => count > 0));
    },
    async total(token, of = gateway) {
      const { data, errors } = await of.graphql(token, people);
      expect(errors).toBeUndefined();
      return data.employees.total as number;
    },
    async quietCompany() {
      const quiet = await makeCompany(app);
      await makeEmployee(app, quiet);
      await replica.caughtUp();
      return quiet;
    },
    async restore() {
      await way.open();
      await server.resume();
      await expect
        .poll(() => replica.isUsable && neighbours.isUsable, { timeout: 10_000 })
        .toBe(true);
      await replica.caughtUp();
      lines.length = 0;
    },
    async stop() {
      await owner.end();
      await replica.stop();
      await neighbours.stop();
      await way.close();
      await neighbour.server.close();
      await gateway.stop();
      await server.stop();
    },
  };
}

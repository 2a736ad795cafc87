import { Client, type Pool } from 'pg';
import { type Logger, pino } from 'pino';
import { expect, vi } from 'vitest';
import { entities } from '../src/app/rooms.js';
import { Replica } from '../src/database/replica.js';
import { poolOf } from '../src/database/tenant.js';
import { metricsRegistry, setReplicaMetrics } from '../src/observability/metrics.js';
import { TcpProxy } from './tcp-proxy.js';
import { openTestApp } from './database.js';
import { ReplicatedServer } from './replica.js';
import { serveTestApp, type TestGateway } from './run-document.js';

/** Short times for tests. */
const times = { checkEveryMs: 100, checkTimeoutMs: 500 };

/** A gateway with a replica, its servers and its log. */
export interface ReplicatedGateway {
  server: ReplicatedServer;
  /** Between the gateway and the replica. */
  proxy: TcpProxy;
  gateway: TestGateway;
  replica: Replica;
  /** The owner's connection to the primary. */
  owner: Client;
  /** Writes to `lines`. */
  log: Logger;
  /** Log entries of the replica since `restore`. */
  lines: { msg: string; reason?: string }[];
  /** Starts another one with other times, address or primary. */
  start(
    times?: Parameters<typeof Replica.start>[3],
    url?: string,
    primary?: Pool,
  ): Promise<Replica>;
  /** Waits until the replica shows everything that the primary has now. */
  catchUp(): Promise<void>;
  /** Counts reads by where they went since the last call. */
  routes(): Promise<Record<string, number>>;
  /** Opens the proxy and waits until the replica is usable and shows everything. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a database server with a real streaming replica, and a gateway on both. */
export async function startReplicatedGateway(): Promise<ReplicatedGateway> {
  const lines: ReplicatedGateway['lines'] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const server = await ReplicatedServer.start();
  const proxy = await TcpProxy.start(server.replicaUrl);
  const app = await openTestApp(server.ownerUrl);
  const control = poolOf(app.controlDataSource);
  const start: ReplicatedGateway['start'] = (others = {}, url = proxy.url, primary = control) =>
    Replica.start(
      url,
      entities,
      { primary, log, onCheck: setReplicaMetrics },
      { ...times, ...others },
    );
  const replica = await start();
  app.replica = replica;
  const gateway = await serveTestApp(app);
  const owner = new Client({ connectionString: server.ownerUrl });
  await owner.connect();

  const catchUp = async () => {
    const { rows } = await owner.query<{ position: string }>(
      `SELECT pg_logical_emit_message(true, 'test', '') AS position`,
    );
    const reader = new Client({ connectionString: server.replicaUrl });
    await reader.connect();
    await vi.waitFor(
      async () => {
        const found = await reader.query<{ isReached: boolean }>(
          'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isReached"',
          [rows[0]!.position],
        );
        expect(found.rows[0]!.isReached).toBe(true);
      },
      { timeout: 10_000 },
    );
    await reader.end();
  };
  let before: Record<string, number> = {};
  return {
    server,
    proxy,
    gateway,
    replica,
    owner,
    log,
    lines,
    start,
    catchUp,
    async routes() {
      const { values } = await metricsRegistry.getSingleMetric('replica_reads_total')!.get();
      const now = Object.fromEntries(
        values.map(({ labels, value }) => [String(labels['outcome']), value]),
      );
      const since = Object.entries(now).map(
        ([outcome, count]) => [outcome, count - (before[outcome] ?? 0)] as const,
      );
      before = now;
      return Object.fromEntries(since.filter(([, count]) => count > 0));
    },
    async restore() {
      await proxy.open();
      await server.resume();
      await expect.poll(() => replica.isUsable, { timeout: 10_000 }).toBe(true);
      await catchUp();
      lines.length = 0;
    },
    async stop() {
      await owner.end();
      await replica.stop();
      await proxy.close();
      await gateway.stop();
      await server.stop();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { entities } from '../../src/app/rooms.js';
import { makeDataSource, makeOwnerDataSource, migrate } from '../../src/database/data-source.js';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.js';
import { inTenant, providerTenant } from '../../src/database/tenant.js';
import { refreshInsights } from '../../src/features/contacts/insights/refresh.job.js';
import { findStaleDays } from '../../src/features/contacts/insights/rollup.queries.js';
import { seedPlans } from '../../src/features/company/plans/plan.service.js';
import { prepareJobs } from '../../src/jobs/prepare.js';
import { findServerPid } from '../../test/server-pid.js';
import { type Amounts, fill, type FilledCompanies } from './fill.js';
import type { GatewaySecrets } from './processes.js';

const password = 'bench';
/** Room for the gateways and all peers. */
const maxConnections = 250;

/** A filled database in a temporary folder, which is removed when it stops. */
export class BenchDatabase {
  readonly secrets: GatewaySecrets = {
    tokenSecret: randomBytes(32).toString('base64url'),
    passwordPepper: randomBytes(32).toString('base64url'),
  };

  private constructor(
    private readonly folder: string,
    private server: EmbeddedDatabase,
    readonly filled: FilledCompanies,
  ) {}

  /** @param until when the records end. */
  static async create(amounts: Amounts, until = new Date()): Promise<BenchDatabase> {
    const folder = createDataFolder();
    const server = await startEmbedded(join(folder, 'database'), password, { maxConnections });
    try {
      await migrate(server.url, prepareJobs);
      await withDataSource(makeOwnerDataSource(server.url, undefined, entities), (source) =>
        seedPlans(source),
      );
      const filled = await fill(server.url, amounts, until);
      return new BenchDatabase(folder, server, filled);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** The owner's address. */
  get url(): string {
    return this.server.url;
  }

  /** Runs a statement as the owner of the tables. */
  query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return queryDatabase<Row>(this.url, text, values);
  }

  /** Counts every stale day, as running gateways do. */
  async refreshInsights(): Promise<void> {
    await withDataSource(makeDataSource(this.url, entities), async (dataSource) => {
      do await refreshInsights({ dataSource });
      while ((await inTenant(dataSource, providerTenant, (db) => findStaleDays(db, 1))).length > 0);
    });
  }

  /** Stops the server as `pg_ctl stop -m fast` does. */
  async stopServer(): Promise<void> {
    if (this.serverPid !== undefined) sendSignal(this.serverPid, 'SIGINT');
    while (this.serverPid !== undefined) await wait(50);
  }

  /** Kills the server's first process, after which the others end too. */
  async killServer(): Promise<void> {
    const pid = this.serverPid;
    if (pid === undefined) return;
    while (sendSignal(pid, 'SIGKILL')) await wait(50);
  }

  async startServer(): Promise<void> {
    this.server = await startEmbedded(join(this.folder, 'database'), password, { maxConnections });
  }

  /** Sends a signal to all processes of the server: SIGSTOP makes it hang. */
  signalServer(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = this.serverPid;
    for (const each of pid === undefined ? [] : [pid, ...childrenOf(pid)]) sendSignal(each, signal);
  }

  async stop(): Promise<void> {
    this.signalServer('SIGCONT');
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Id of the server's first process; undefined if none runs. */
  private get serverPid(): number | undefined {
    return findServerPid(this.server.folder);
  }
}

/** A temporary folder that the user of the database may enter. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Runs a statement on a connection of its own. */
export async function queryDatabase<Row extends QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function withDataSource<Result>(
  dataSource: DataSource,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  await dataSource.initialize();
  return work(dataSource).finally(() => dataSource.destroy());
}

/** Returns false if the process has ended. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Processes that another one has started, as Linux lists them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { Client } from 'pg';
import { Role } from '../../src/access/session.entity.js';
import { startSession } from '../../src/access/sessions.js';
import { makeDataSource, migrate } from '../../src/database/data-source.js';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.js';
import { prepareJobs } from '../../src/jobs/prepare.js';
import { type Amounts, fill } from '../speed/filling/fill.js';
import { freePort, withPlans } from '../speed/ground.js';
import { Processes } from '../speed/processes.js';
import { DatabaseProxy } from '../../test/database-proxy.js';
import type { Kept } from './kept.js';
import type { Caller } from './two-doors.js';
import { entities } from '../../src/app/entities.js';

const password = 'of the faults';
const usualAmounts = { companies: 1, employees: 200, contacts: 2000 };

/** Secrets of the gateways on this ground. */
export interface GroundSecrets {
  tokenSecret: string;
  passwordPepper: string;
}

/** A database with a company, a gateway on it as in production, and the way between the two. */
export class DatabaseGround {
  /** Also after Ctrl-C nothing stays behind: the database is in a process group of its own. */
  private readonly signals = closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
    if (err) console.error(err);
    await this.clear();
  });

  private constructor(
    private readonly folder: string,
    private database: EmbeddedDatabase,
    readonly proxy: DatabaseProxy,
    readonly processes: Processes,
    readonly secrets: GroundSecrets,
    /** The company whose people call. */
    readonly companyId: string,
    readonly caller: Omit<Caller, 'url'>,
  ) {}

  /** @param within folder that the database's files are made in; else a temporary one. */
  static async make(within = tmpdir(), amounts: Amounts = usualAmounts): Promise<DatabaseGround> {
    const folder = mkdtempSync(join(within, 'visioncloud-faults-'));
    // The database may run as another user, who must be able to pass.
    chmodSync(folder, 0o755);
    const database = await startEmbedded(join(folder, 'database'), password);
    await migrate(database.url, prepareJobs);
    await withPlans(database.url);
    const secrets = {
      tokenSecret: randomBytes(32).toString('base64url'),
      passwordPepper: randomBytes(32).toString('base64url'),
    };
    const company = await fill(database.url, secrets.passwordPepper, amounts, () => undefined);
    const caller = await callerOf(database.url, secrets, company.id);
    const proxy = await DatabaseProxy.start(database.url);
    return new DatabaseGround(
      folder,
      database,
      proxy,
      new Processes(),
      secrets,
      company.id,
      caller,
    );
  }

  /** The database's own address, beside the proxy. */
  get databaseUrl(): string {
    return this.database.url;
  }

  /** Starts the gateway on the way over the proxy. Answers who may call it, and what it keeps without its garbage. */
  async startGateway(): Promise<{ caller: Caller; kept: () => Promise<Kept> }> {
    const port = await freePort();
    const { url, kept } = await this.processes.collectingGateway({
      databaseUrl: this.proxy.url,
      port,
      ...this.secrets,
    });
    return { caller: { ...this.caller, url }, kept };
  }

  async stopDatabase(): Promise<void> {
    const server = this.serverProcess();
    // What `pg_ctl stop -m fast` sends.
    if (server) process.kill(server, 'SIGINT');
    while (this.serverProcess()) await wait(50);
  }

  async startDatabase(): Promise<void> {
    this.database = await startEmbedded(join(this.folder, 'database'), password);
    this.proxy.redirect(this.database.url);
  }

  /** Whether the database's first process is there. */
  isDatabaseAlive(): boolean {
    const server = this.serverProcess();
    if (server === undefined) return false;
    try {
      process.kill(server, 0);
      return true;
    } catch {
      return false;
    }
  }

  /** Sends a signal to the database and all that belongs to it: SIGSTOP makes it hang. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const server = this.serverProcess();
    if (server === undefined) return;
    for (const each of [server, ...childrenOf(server)]) {
      try {
        process.kill(each, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  /** How many of these records are there. */
  async countOf(ids: readonly string[]): Promise<number> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(DISTINCT id)::int AS count FROM contact WHERE company_id = $1 AND id = ANY ($2::uuid[])',
      [this.companyId, ids],
    );
    await client.end();
    return rows[0]?.count ?? 0;
  }

  async clear(): Promise<void> {
    this.signals.uninstall();
    this.signalDatabase('SIGCONT');
    await this.proxy.open();
    await this.processes.stop();
    await this.proxy.close();
    if (this.isDatabaseAlive()) await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private serverProcess(): number | undefined {
    try {
      return Number(
        readFileSync(join(this.database.folder, 'postmaster.pid'), 'utf8').split('\n')[0],
      );
    } catch {
      return undefined;
    }
  }
}

async function callerOf(
  databaseUrl: string,
  { tokenSecret }: GroundSecrets,
  companyId: string,
): Promise<Omit<Caller, 'url'>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const people = await client.query<{ id: string }>('SELECT id FROM employee ORDER BY id LIMIT 2');
  const accounts = await client.query<{ id: string }>('SELECT id FROM account');
  await client.end();
  const [phone, cross] = people.rows.map(({ id }) => id);
  const account = accounts.rows[0]?.id;
  if (!phone || !cross || !account) throw new Error('The company has nobody');
  const dataSource = await makeDataSource(databaseUrl, entities, { poolSize: 1 }).initialize();
  const app = { dataSource, tokenSecret };
  const caller = {
    phoneToken: await startSession(app, companyId, { role: Role.EMPLOYEE, employeeId: phone }),
    adminToken: await startSession(app, companyId, {
      role: Role.COMPANY_ADMIN,
      accountId: account,
    }),
    crossEmployeeId: cross,
  };
  await dataSource.destroy();
  return caller;
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

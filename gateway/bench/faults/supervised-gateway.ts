import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningEmbedded } from '../../src/database/embedded.js';
import { projectRoot, readEnv } from '../../src/env.js';
import { freePort } from '../speed/ground.js';
import { SupervisedPostgres } from '../../test/supervised-postgres.js';

/** How long the first start may take, which makes the database and the demo company, in milliseconds. */
const startTime = 90_000;
/** How long a stop may take until it is forced, in milliseconds. */
const stopTime = 30_000;
const main = join(projectRoot, 'gateway/dist/gateway/src/main.js');

/**
 * The built gateway as a process of its own with its embedded database in a folder of its own, or with another PostgreSQL, and the
 * supervisor that an operator has: it starts the gateway again whenever it ends.
 */
export class SupervisedGateway {
  /** How often the gateway ended. */
  ended = 0;
  private child: ChildProcess;
  private isStopping = false;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly variables: Record<string, string>,
    /** Undefined: the embedded one. */
    private readonly postgres: SupervisedPostgres | undefined,
  ) {
    this.child = this.spawn();
  }

  /** @param programs of a PostgreSQL that is used in place of the embedded one. */
  static async start(programs?: string): Promise<SupervisedGateway> {
    const folder = mkdtempSync(join(tmpdir(), 'visioncloud-faults-'));
    // The database may run as another user, who must be able to pass.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const postgres =
      programs === undefined ? undefined : await SupervisedPostgres.start(programs, folder);
    const variables = {
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...(postgres ? settingsWith(postgres.url) : { DATABASE_URL: '' }),
    };
    const url = `http://127.0.0.1:${port}`;
    const gateway = new SupervisedGateway(url, folder, variables, postgres);
    for (const until = Date.now() + startTime; !(await gateway.isReady()); await wait(50)) {
      if (gateway.ended === 0 && Date.now() < until) continue;
      const log = gateway.log();
      await gateway.stop();
      throw new Error(`The gateway did not start: ${log}`);
    }
    return gateway;
  }

  /** Settings of the gateway, with the secrets that it has made. */
  get env() {
    return readEnv(this.variables);
  }

  /** Where the database listens now, for its owner. */
  get databaseUrl(): string {
    if (this.postgres) return this.postgres.url;
    const url = runningEmbedded(this.databaseFolder, this.env.embeddedPassword);
    if (!url) throw new Error('The embedded database does not run');
    return url;
  }

  /** Process id of the first process of the database. */
  get databaseProcess(): number {
    if (!this.postgres) throw new Error('The embedded database goes with its gateway');
    return this.postgres.process;
  }

  /** Kills the gateway without a warning, and settles when it has ended; the supervisor starts it again. */
  async kill(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
    } catch {
      return false;
    }
  }

  /** What the gateway has said so far. */
  log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Stops the gateway, which stops its database, or whose database stops then, and removes everything. */
  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), stopTime);
      await exited;
      clearTimeout(forced);
    }
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get databaseFolder(): string {
    return join(this.folder, 'data/database');
  }

  private get logFile(): string {
    return join(this.folder, 'gateway.log');
  }

  private spawn(): ChildProcess {
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...this.variables },
      stdio: ['ignore', log, log],
      // Ctrl-C is for the command, which then stops the gateway.
      detached: true,
    });
    closeSync(log);
    child.once('exit', () => {
      if (this.isStopping) return;
      this.ended += 1;
      this.child = this.spawn();
    });
    return child;
  }
}

/** What an operator gives to a gateway with a database of its own. */
function settingsWith(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: randomBytes(32).toString('base64url'),
    PASSWORD_PEPPER: randomBytes(32).toString('base64url'),
    ADMIN_EMAIL: 'admin@faults.example',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
    DRAIN_SECONDS: '0',
  };
}

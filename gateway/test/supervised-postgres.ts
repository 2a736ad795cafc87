import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Ids, postgresIds } from '../src/database/embedded-folder.js';
import { freePort } from './running-gateway.js';

const run = promisify(execFile);
const superuser = 'superuser';
/** Pause before a restart, because the last processes of a killed server need a moment to end. */
const restartPauseMs = 250;
/** Maximum time of the first start. */
const startTimeoutMs = 30_000;

/**
 * A PostgreSQL that the gateway does not manage, as operators run it: possibly of another version, and restarted by a supervisor
 * whenever it ends.
 */
export class SupervisedPostgres {
  private child: ChildProcess;
  private isStopping = false;

  private constructor(
    private readonly programs: string,
    private readonly data: string,
    private readonly port: number,
    private readonly ids: Ids,
    /** Address for its superuser. */
    readonly url: string,
  ) {
    this.child = this.spawn();
  }

  /**
   * @param programs folder with `initdb` and `postgres`.
   * @param folder for its files; its user must be able to traverse it.
   */
  static async start(programs: string, folder: string): Promise<SupervisedPostgres> {
    const ids = await postgresIds();
    const data = join(folder, 'postgres');
    const password = randomBytes(16).toString('hex');
    await initialise(programs, data, password, ids);
    const port = await freePort();
    const url = `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`;
    const server = new SupervisedPostgres(programs, data, port, ids, url);
    for (const until = Date.now() + startTimeoutMs; !(await isServing(url)); await wait(100)) {
      if (Date.now() < until) continue;
      await server.stop();
      throw new Error(`The PostgreSQL of ${programs} did not start`);
    }
    return server;
  }

  /** Process id of the postmaster. */
  get process(): number {
    if (this.child.pid === undefined) throw new Error('PostgreSQL does not run');
    return this.child.pid;
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    // Ends its connections and stops, as `pg_ctl stop -m fast` does.
    child.kill('SIGINT');
    await exited;
  }

  private spawn(): ChildProcess {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const child = spawn(
      join(this.programs, 'postgres'),
      ['-D', this.data, '-p', String(this.port), ...settings.flatMap((each) => ['-c', each])],
      // Ctrl-C is for the command, which then stops the server.
      { ...this.ids, cwd: '/', stdio: 'ignore', detached: true },
    );
    child.once('exit', () => void this.restart());
    return child;
  }

  private async restart(): Promise<void> {
    await wait(restartPauseMs);
    if (!this.isStopping) this.child = this.spawn();
  }
}

async function initialise(
  programs: string,
  data: string,
  password: string,
  ids: Ids,
): Promise<void> {
  const passwordFile = `${data}.password`;
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined)
    for (const path of [data, passwordFile]) chownSync(path, ids.uid, ids.gid);
  const words = ['--pgdata', data, '--username', superuser, '--pwfile', passwordFile];
  await run(
    join(programs, 'initdb'),
    [...words, '--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'],
    { ...ids, cwd: '/' },
  );
  rmSync(passwordFile);
}

async function isServing(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

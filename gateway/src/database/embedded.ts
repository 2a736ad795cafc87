import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { sqlStateOf, StartupError } from '../errors.js';
import { databaseLocks } from './advisory-locks.js';
import {
  changeOwner,
  findPrograms,
  type Ids,
  postgresIds,
  usableFolder,
} from './embedded-folder.js';
import { ReconnectingClient } from './reconnecting-client.js';

const run = promisify(execFile);
const owner = 'visioncloud';
/** PostgreSQL's code while it starts, recovers or stops, and the maximum wait for it to finish. */
const notReady = '57P03';
const readyTimeoutMs = 60_000;
/** Causes of a failed start that disappear once the last processes of a killed server have ended. */
const leftByKilledServer = /shared memory|lock file "postmaster\.pid" already exists/;
/** Maximum attempts to start meanwhile, and the pause between two. */
const maxStarts = 20;
const startPauseMs = 250;

export interface EmbeddedDatabase {
  url: string;
  /** The data folder. */
  folder: string;
  stop(): Promise<void>;
}

interface Options {
  maxConnections?: number;
  /** Called when the server was ended by something else. It is not restarted. */
  onExit?: () => void;
}

/** A data folder, and the programs and user of its server. */
interface Place {
  data: string;
  programs: string;
  ids: Ids;
}

/**
 * Starts the packaged PostgreSQL in `folder`, on a free port of the loopback interface. It runs in its own process group, so that
 * Ctrl-C reaches the gateway first and the database stops last. A server that a killed gateway has left running is stopped first.
 * @throws StartupError if another gateway uses the folder or no server can run on it.
 */
export async function startEmbedded(
  folder: string,
  password: string,
  { maxConnections = 100, onExit }: Options = {},
): Promise<EmbeddedDatabase> {
  const place = await openPlace(folder);
  if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place, password);
  await stopLeftServer(place, password);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=${maxConnections}`;
  await startServer(place, settings);
  const url = urlAt(port, password);
  if (!(await isServing(url))) {
    await stopServer(place);
    throw new StartupError(
      `The database in ${place.data} has another password: put back the secrets.json that belongs to it`,
    );
  }
  const lock = new ReconnectingClient(url, {
    use: async (client) => {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1)', [databaseLocks.embeddedDatabase]);
    },
    onLost: (error) => {
      if (!isRefused(error)) return;
      void lock.stop();
      onExit?.();
    },
  });
  lock.start();
  return {
    url,
    folder: place.data,
    async stop() {
      await lock.stop();
      if (await isServing(url)) await stopServer(place);
    },
  };
}

/**
 * Opens the embedded database for a command: the running server, or one that runs as long as the command.
 * @throws StartupError if there is no database in the folder.
 */
export async function joinEmbedded(folder: string, password: string): Promise<EmbeddedDatabase> {
  const { data } = await openPlace(folder);
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new StartupError(`There is no database in ${data}: set DATA_DIR`);
  const url = runningEmbedded(data, password);
  if (!url || !(await isServing(url))) return startEmbedded(folder, password);
  return { url, folder: data, stop: () => Promise.resolve() };
}

/** Returns the URL of the server that runs on this folder, or was killed there. */
export function runningEmbedded(folder: string, password: string): string | undefined {
  try {
    const [, , , port] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return urlAt(Number(port), password);
  } catch {
    return undefined;
  }
}

async function openPlace(folder: string): Promise<Place> {
  const ids = await postgresIds();
  return { data: usableFolder(folder, ids), programs: await findPrograms(ids), ids };
}

async function initialise({ data, programs, ids }: Place, password: string): Promise<void> {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  changeOwner(passwordFile, ids);
  const access = ['--username', owner, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const locale = ['--encoding', 'UTF8', '--locale', 'C', '--no-instructions'];
  try {
    const args = ['--pgdata', data, ...access, ...locale];
    await run(join(programs, 'initdb'), args, { ...ids, cwd: '/' });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw new StartupError(
      `The embedded database could not be created in ${data} (${lastLine(error)}): free disk space or set DATA_DIR`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Stops the server of a killed gateway. After a crash of the machine there is none, and PostgreSQL recovers when it starts. */
async function stopLeftServer(place: Place, password: string): Promise<void> {
  const url = runningEmbedded(place.data, password);
  const client = url && (await connect(url));
  if (!client) return;
  const { rows } = await client.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS "isFree"',
    [databaseLocks.embeddedDatabase],
  );
  await client.end();
  if (!rows[0]?.isFree)
    throw new StartupError(
      `Another gateway already uses ${place.data}: stop it first, or set DATA_DIR and PORT for a second one`,
    );
  await stopServer(place);
}

async function startServer(place: Place, settings: string): Promise<void> {
  const log = join(place.data, 'postgresql.log');
  for (let start = 1; ; start += 1) {
    const logged = existsSync(log) ? statSync(log).size : 0;
    try {
      return await control(place, ['start', '-o', settings, '-l', log]);
    } catch (error) {
      const lines = readFileSync(log, 'utf8').slice(logged).split('\n');
      const causes = lines.flatMap((line) => /(?:FATAL|DETAIL): +(.*)/.exec(line)?.[1] ?? []);
      const isStillEnding = causes.some((cause) => leftByKilledServer.test(cause));
      if (!isStillEnding || start === maxStarts)
        throw new StartupError(
          `The embedded database did not start (${causes.join(' ') || lastLine(error)}): see its log ${log}`,
        );
      await wait(startPauseMs);
    }
  }
}

async function stopServer(place: Place): Promise<void> {
  try {
    await control(place, ['stop', '-m', 'fast']);
  } catch (error) {
    throw new StartupError(`The embedded database did not stop (${lastLine(error)})`);
  }
}

/** Runs `pg_ctl`, which waits for up to a minute. */
async function control({ data, programs, ids }: Place, args: string[]): Promise<void> {
  await run(join(programs, 'pg_ctl'), [...args, '-s', '-D', data], { ...ids, cwd: '/' });
}

async function isServing(url: string): Promise<boolean> {
  const client = await connect(url);
  await client?.end();
  return client !== undefined;
}

/** Connects, and waits while the server is not ready. Returns undefined if there is no server or it refuses the password. */
async function connect(url: string): Promise<Client | undefined> {
  for (const until = Date.now() + readyTimeoutMs; ; await wait(100)) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (sqlStateOf(error) !== notReady || Date.now() > until) return undefined;
    }
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n').at(-1) || String(error);
}

function urlAt(port: number, password: string): string {
  return `postgresql://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

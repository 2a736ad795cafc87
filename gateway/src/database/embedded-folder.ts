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
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../errors.js';

const run = promisify(execFile);

/** User and group that the embedded database runs as; empty: this process's own. */
export interface Ids {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, made when missing. */
export async function postgresIds(): Promise<Ids> {
  if (process.getuid?.() !== 0) return {};
  const ask = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await ask('-u'), gid: await ask('-g') };
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    } catch {
      throw new StartupError(
        "The embedded database needs a user 'postgres' and it cannot be made: start as another user than root, or set DATABASE_URL",
      );
    }
    return { uid: await ask('-u'), gid: await ask('-g') };
  }
}

/**
 * The folder itself, or for root below a home that `postgres` may not enter, one beside the system's other state. Closes the data
 * folder around it to everybody else.
 */
export function usableFolder(folder: string, ids: Ids): string {
  const dataFolder = dirname(folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  closeToOthers(dataFolder, ids);
  const place = placeOf(folder, ids);
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    if (ids.uid !== undefined && ids.gid !== undefined) chownSync(place, ids.uid, ids.gid);
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${place} cannot be used (${reason}): make it readable and writable or set DATA_DIR`,
    );
  }
  return place;
}

function placeOf(folder: string, ids: Ids): string {
  if (ids.uid === undefined) return folder;
  const elsewhere = systemPlace(folder);
  // A database that was made there before stays there, whatever the folder allows by now.
  if (existsSync(join(elsewhere, 'PG_VERSION'))) return elsewhere;
  return canEnter(dirname(folder), ids) ? folder : elsewhere;
}

/** What the gateway keeps in its data folder. */
const ownFiles = new Set(['secrets.json', 'database', 'database.password']);

/**
 * Leaves the data folder to its owner; where root owns it, the group of `postgres` may pass through and sees nothing. A folder in which
 * there is anything else may be somebody else's too and stays as it is: what is secret in it has rights of its own.
 */
function closeToOthers(dataFolder: string, { gid }: Ids): void {
  const { mode, uid } = statSync(dataFolder);
  if (uid !== process.getuid?.()) return;
  if (!readdirSync(dataFolder).every((name) => ownFiles.has(name))) return;
  if (gid !== undefined) chownSync(dataFolder, uid, gid);
  const wanted = gid === undefined ? 0o700 : 0o710;
  if ((mode & 0o777) !== wanted) chmodSync(dataFolder, wanted);
}

/** A folder of programs, or for root below a closed home a copy of it that `postgres` can reach, made once. */
export function reachablePrograms(folder: string, ids: Ids): string {
  if (ids.uid === undefined || canEnter(folder, ids)) return folder;
  const copy = systemPlace(folder);
  if (existsSync(copy)) return copy;
  const part = `${copy}.${process.pid}`;
  cpSync(folder, part, { recursive: true, verbatimSymlinks: true });
  renameSync(part, copy);
  return copy;
}

/** A place of its own for a folder, beside the system's other state. */
function systemPlace(folder: string): string {
  const state = '/var/lib/visioncloud';
  mkdirSync(state, { recursive: true, mode: 0o755 });
  return join(state, createHash('sha256').update(folder).digest('hex').slice(0, 12));
}

/** Whether the user may pass through a folder and all those above it. */
function canEnter(folder: string, { uid, gid }: Ids): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const found = statSync(at);
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & bit) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

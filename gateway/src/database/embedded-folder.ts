import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
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

/** The folder itself, or for root below a home that `postgres` may not enter, one beside the system's other state. */
export function usableFolder(folder: string, ids: Ids): string {
  mkdirSync(dirname(folder), { recursive: true });
  const place = ids.uid === undefined || canEnter(dirname(folder)) ? folder : systemPlace(folder);
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

/** A folder of programs, or for root below a closed home a copy of it that `postgres` can reach, made once. */
export function reachablePrograms(folder: string, ids: Ids): string {
  if (ids.uid === undefined || canEnter(folder)) return folder;
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

function canEnter(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the process id of the PostgreSQL that runs on a data folder; undefined if none does. */
export function findServerPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

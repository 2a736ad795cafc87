import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseGround } from './database-ground.js';
import { type Fault, tryFaults } from './trial.js';

export const usage = `Fills the disk below the database while a gateway is asked all the time, and makes room again.

  pnpm faults full-disk [--seconds 20] [--folder FOLDER]

Needs a small file system of its own: as root it makes one in memory, else name a folder on one; it is filled to its end.`;

const size = '320m';

/** Whether uploads were answered 503 meanwhile, reads went on, and everything was back by itself. */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '20' }, folder: { type: 'string' } },
  });
  const lasts = Number(values.seconds) * 1000;
  if (!Number.isInteger(lasts) || lasts < 1) throw new Error('Give --seconds as a whole number');
  const own = values.folder === undefined ? mountSmall() : undefined;
  const folder = own ?? values.folder ?? '';
  const ballast = join(folder, 'ballast');
  const ground = await DatabaseGround.make(folder);
  try {
    return await tryFaults(ground, [fullFor(lasts, ballast)], { callers: 16 });
  } finally {
    rmSync(ballast, { force: true });
    await ground.clear();
    if (own) {
      execFileSync('umount', [own]);
      rmSync(own, { recursive: true });
    }
  }
}

function fullFor(lasts: number, ballast: string): Fault {
  return {
    name: 'the disk is full',
    lasts,
    begin: () => fillUp(ballast),
    mend: async (ground) => {
      rmSync(ballast);
      // Without room for its log the server ends itself; whoever looks after it starts it again.
      if (!ground.isDatabaseAlive()) await ground.startDatabase();
    },
    backWithin: 5000,
    slowest: 10_000,
    goesOn: 'reads',
    readyz: 200,
  };
}

function mountSmall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-small-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  chmodSync(folder, 0o755);
  return folder;
}

function fillUp(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const piece of [1 << 20, 1 << 12]) {
      const zeros = Buffer.alloc(piece, 1);
      try {
        for (;;) writeSync(handle, zeros);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseGround } from './database-ground.js';
import { readSize } from './size.js';
import { type Fault, tryFaults } from './trial.js';

export const usage = `Slows the disk below the database down while a gateway is asked all the time, and then lets it hang.

  pnpm faults slow-disk [--seconds 20] [--callers 32]

Needs Linux and root: it makes a file system of its own in a file, and freezes it.`;

const size = 2 * 1024 ** 3;
/** What the slow disk does in turn, in milliseconds: nothing, and its work. */
const stands = 700;
const works = 100;

/** Whether nobody saw anything but good answers and 503, and everything was back by itself. */
export async function run(args: string[]): Promise<boolean> {
  const { seconds, callers } = readSize(args, { seconds: 20, callers: 32 });
  const disk = FreezingDisk.make();
  let ground: DatabaseGround | undefined;
  // Nothing can be cleared away on a disk that stands.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void disk.thaw());
  try {
    ground = await DatabaseGround.make(disk.folder);
    return await tryFaults(ground, faultsOf(disk, seconds * 1000), { callers });
  } finally {
    await disk.thaw();
    await ground?.clear();
    disk.remove();
  }
}

function faultsOf(disk: FreezingDisk, lasts: number): Fault[] {
  let isSlow = false;
  let slowing: Promise<void> | undefined;
  return [
    {
      name: `the disk stands ${stands / 1000} s of every ${(stands + works) / 1000} s`,
      lasts,
      begin: () => {
        isSlow = true;
        slowing = disk.freezeWhile(() => isSlow);
      },
      mend: async () => {
        isSlow = false;
        await slowing;
      },
      backWithin: 5000,
      slowest: 10_000,
      goesOn: 'some',
      readyz: 200,
      isBorne: true,
    },
    {
      name: 'the disk hangs',
      lasts,
      begin: () => disk.freeze(),
      mend: () => disk.thaw(),
      backWithin: 5000,
      // What was sent before the disk hung is answered when it works again, or given up.
      slowest: 45_000,
      readyz: 'either',
    },
  ];
}

/** A file system in a file, which can be made to stand: whoever writes waits, and cannot even be ended. */
class FreezingDisk {
  private thawing: (() => Promise<void>) | undefined;

  private constructor(
    private readonly place: string,
    readonly folder: string,
  ) {}

  static make(): FreezingDisk {
    const place = mkdtempSync(join(tmpdir(), 'visioncloud-disk-'));
    const [file, folder] = [join(place, 'disk'), join(place, 'mounted')];
    mkdirSync(folder);
    writeFileSync(file, '');
    truncateSync(file, size);
    execFileSync('mkfs.ext4', ['-q', file]);
    execFileSync('mount', ['-o', 'loop', file, folder]);
    for (const each of [place, folder]) chmodSync(each, 0o755);
    return new FreezingDisk(place, folder);
  }

  /** A process of its own holds it, which thaws it when this one ends, however that comes. */
  async freeze(): Promise<void> {
    const holder = spawn(
      'sh',
      [
        '-c',
        'fsfreeze --freeze "$1" && echo frozen && { read _; fsfreeze --unfreeze "$1"; }',
        'sh',
        this.folder,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
    );
    const ended = once(holder, 'exit');
    this.thawing = async () => {
      holder.stdin.end();
      await ended;
    };
    await once(holder.stdout, 'data');
  }

  async thaw(): Promise<void> {
    await this.thawing?.();
    this.thawing = undefined;
  }

  async freezeWhile(isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      // It stands and works in turn.
      // oxlint-disable no-await-in-loop
      await this.freeze();
      await wait(stands);
      await this.thaw();
      await wait(works);
      // oxlint-enable no-await-in-loop
    }
  }

  remove(): void {
    execFileSync('umount', [this.folder]);
    rmSync(this.place, { recursive: true });
  }
}

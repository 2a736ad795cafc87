import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { migrate } from '../../src/database/data-source.js';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.js';
import { prepareJobs } from '../../src/jobs/prepare.js';
import { type Amounts, fill, type Filled } from './filling/fill.js';
import { progress } from './progress.js';
import { withInsights, withPlans } from './ground.js';

const password = 'bench';
/** Room for the gateway, two processes of it and all its peers. */
const maxConnections = 250;
/** What was filled in longer ago is filled anew, in milliseconds: 'the last 2 days' would have passed. */
const freshFor = 12 * 3_600_000;

/** What a kept folder says of itself. */
interface Kept {
  amounts: Amounts;
  filled: Filled;
  /** When it was filled; records end there. */
  until: string;
  /** How long that took. */
  seconds: number;
}

/** A filled database of the benchmark; stop it when it is over. */
export interface BenchDatabase extends Kept {
  url: string;
  /** Its first process. */
  pid: number;
  stop(): Promise<void>;
}

/** What is filled in. */
export interface Filling {
  amounts: Amounts;
  passwordPepper: string;
  /** When the records end: now, unless given. */
  until?: Date;
}

/**
 * Fills a database, or opens one that a run before has filled with the same amounts.
 * @param folder where it stays; a temporary one that goes when it stops, unless given.
 */
export async function openBenchDatabase(
  filling: Filling,
  folder: string | undefined,
): Promise<BenchDatabase> {
  const place = folder ? resolve(folder) : mkdtempSync(join(tmpdir(), 'visioncloud-bench-'));
  mkdirSync(place, { recursive: true });
  // The database may run as another user, who must be able to pass.
  chmodSync(place, 0o755);
  const files = join(place, 'database');
  const note = join(place, 'bench.json');
  const kept = readKept(note, filling.amounts);
  if (!kept) {
    if (existsSync(note)) rmSync(files, { recursive: true, force: true });
    // Until it is filled it says nothing, and a run that breaks off leaves nothing that another one would take.
    writeFileSync(note, '{}');
  }
  const database = await startEmbedded(files, password, { maxConnections });
  const stop = async () => {
    await database.stop();
    if (!folder) rmSync(place, { recursive: true, force: true });
  };
  try {
    const made = kept ?? (await fillDatabase(database, filling));
    if (!kept) writeFileSync(note, JSON.stringify(made));
    const [pid] = readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n');
    return { ...made, url: database.url, pid: Number(pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fillDatabase(
  { url }: EmbeddedDatabase,
  { amounts, passwordPepper, until = new Date() }: Filling,
): Promise<Kept> {
  const begun = performance.now();
  await migrate(url, prepareJobs);
  await withPlans(url);
  const filled = await fill(url, passwordPepper, amounts, progress, until);
  progress('counting insights');
  await withInsights(url);
  return {
    amounts,
    filled,
    until: until.toISOString(),
    seconds: (performance.now() - begun) / 1000,
  };
}

function readKept(note: string, amounts: Amounts): Kept | undefined {
  if (!existsSync(note)) return undefined;
  const kept = JSON.parse(readFileSync(note, 'utf8')) as Kept;
  const isFresh = Date.now() - Date.parse(kept.until) < freshFor;
  return isFresh && isDeepStrictEqual(kept.amounts, amounts) ? kept : undefined;
}

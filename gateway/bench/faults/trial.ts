import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseGround } from './database-ground.js';
import { type Caller, type Seen, TwoDoors } from './two-doors.js';
import { figuresAt } from '../speed/figures.js';

/** How long a recovery may take before it counts as none, in milliseconds. */
const longest = 120_000;
/** Good answers before anything is measured, and how long to wait for them, in milliseconds. */
const warmth = 5000;
const longestWarmth = 60_000;
/** What is kept in memory may be so much more in the end, in bytes. */
const mostGrowth = 50e6;

/** Something that goes wrong for a while. */
export interface Fault {
  name: string;
  begin(ground: DatabaseGround): Promise<void> | void;
  mend(ground: DatabaseGround): Promise<void> | void;
  /** Milliseconds that it lasts. */
  lasts: number;
  /** Milliseconds within which everything must be back. */
  backWithin: number;
  /** Milliseconds within which every request must be answered. */
  slowest: number;
  /** What goes on meanwhile: nothing unless said. */
  goesOn?: 'reads' | 'some';
  /** What /readyz answers at its end: 503 unless said. */
  readyz?: 200 | 503 | 'either';
  /** It may be that nobody has to be refused. */
  isBorne?: boolean;
}

interface Outcome {
  seen: Seen;
  back: number;
  problems: string[];
}

/**
 * Lets one fault after the other come over a gateway that is asked all the time, and prints what its callers saw. Answers whether all
 * is as it must be: only good answers and 503 with Retry-After, back by itself, no memory kept, no acknowledged record lost.
 */
export async function tryFaults(
  ground: DatabaseGround,
  faults: readonly Fault[],
  { callers }: { callers: number },
): Promise<boolean> {
  const { caller, kept } = await ground.startGateway();
  const doors = new TwoDoors(caller, { callers, pause: 10 });
  const problems: string[] = [];
  doors.start();
  // Until the program is warm, its memory grows by itself.
  for (let good = 0, until = Date.now() + longestWarmth; good < warmth && Date.now() < until;) {
    // oxlint-disable-next-line no-await-in-loop
    await wait(1000);
    good += doors.look().good;
  }
  await wait(5000);
  const before = doors.look();
  if (before.unavailable > 0 || before.other.size > 0) problems.push('it was not well before');
  const memory = await memoryOf(caller);
  const { bytes: rest } = await kept();
  console.log(row('fault', 'good', '503', 'other', 'slowest', 'back after', 'memory', 'up, ready'));
  console.log(
    row('none', before.good, 0, 0, inSeconds(before.slowest), '', inMegabytes(memory), '200, 200'),
  );
  for (const fault of faults) {
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await tryFault(ground, caller, doors, fault);
    problems.push(...outcome.problems.map((problem) => `${fault.name}: ${problem}`));
  }
  const grown = (await kept()).bytes - rest;
  await doors.stop();
  if (grown > mostGrowth) problems.push(`${inMegabytes(grown)} are kept in memory`);
  const stored = await ground.countOf(doors.acknowledged);
  console.log(
    `kept in memory in the end ${grown < 0 ? '-' : '+'}${inMegabytes(Math.abs(grown))}; ${stored} of ${doors.acknowledged.length} acknowledged records are there`,
  );
  if (stored !== doors.acknowledged.length) problems.push('acknowledged records are missing');
  for (const problem of problems) console.log(`NOT GOOD: ${problem}`);
  return problems.length === 0;
}

async function tryFault(
  ground: DatabaseGround,
  caller: Caller,
  doors: TwoDoors,
  fault: Fault,
): Promise<Outcome> {
  doors.look();
  await fault.begin(ground);
  await wait(fault.lasts);
  const [up, ready] = await Promise.all([
    statusOf(`${caller.url}/healthz`),
    statusOf(`${caller.url}/readyz`),
  ]);
  const meanwhile = doors.look();
  await fault.mend(ground);
  const mended = performance.now();
  const back = await backAfter(caller, doors, mended);
  const after = doors.look();
  // What was under way when it was mended.
  await wait(1000);
  const late = doors.look();
  const memory = await memoryOf(caller);
  const seen = together([meanwhile, after, late]);
  const others = [...seen.other].map(([what, count]) => `${what} ${count}x`);
  console.log(
    row(
      fault.name,
      seen.good,
      seen.unavailable,
      others.join(' ') || 0,
      inSeconds(seen.slowest),
      inSeconds(back),
      inMegabytes(memory),
      `${up}, ${ready}`,
    ),
  );
  const isGoingOn =
    fault.goesOn === undefined ||
    (fault.goesOn === 'reads' ? meanwhile.goodReads > 0 : meanwhile.good > 0);
  return {
    seen,
    back,
    problems: [
      ...others.map((what) => `answered ${what}`),
      ...(seen.unavailable > 0 || fault.isBorne ? [] : ['nobody noticed it']),
      ...(isGoingOn ? [] : ['nothing went on']),
      ...(back <= fault.backWithin ? [] : [`back only after ${inSeconds(back)}`]),
      ...(seen.slowest <= fault.slowest ? [] : [`an answer took ${inSeconds(seen.slowest)}`]),
      ...(up === 200 ? [] : [`/healthz answered ${up}`]),
      ...(fault.readyz === 'either' || ready === (fault.readyz ?? 503)
        ? []
        : [`/readyz answered ${ready}`]),
    ],
  };
}

/** Milliseconds from then until uploads, reads and /readyz are good again. */
async function backAfter(caller: Caller, doors: TwoDoors, from: number): Promise<number> {
  const probe = new TwoDoors(caller, { callers: 2, pause: 20, patience: 20_000 });
  probe.start();
  const good = { goodUploads: 0, goodReads: 0 };
  let isReady = false;
  let back = performance.now() - from;
  while ((!isReady || !good.goodUploads || !good.goodReads) && back < longest) {
    await wait(20);
    const { goodUploads, goodReads } = probe.look();
    good.goodUploads += goodUploads;
    good.goodReads += goodReads;
    isReady ||= (await statusOf(`${caller.url}/readyz`)) === 200;
    back = performance.now() - from;
  }
  await probe.stop();
  doors.acknowledged.push(...probe.acknowledged);
  return back;
}

function together(all: readonly Seen[]): Seen {
  const other = new Map<string, number>();
  for (const seen of all)
    for (const [what, count] of seen.other) other.set(what, (other.get(what) ?? 0) + count);
  const sum = (key: 'good' | 'unavailable' | 'goodUploads' | 'goodReads') =>
    all.reduce((total, seen) => total + seen[key], 0);
  return {
    good: sum('good'),
    unavailable: sum('unavailable'),
    goodUploads: sum('goodUploads'),
    goodReads: sum('goodReads'),
    other,
    slowest: Math.max(...all.map(({ slowest }) => slowest)),
  };
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Resident bytes. */
async function memoryOf({ url }: Caller): Promise<number> {
  return (await figuresAt(url))('process_resident_memory_bytes');
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

function row(name: string, ...cells: (string | number)[]): string {
  return [name.padEnd(34), ...cells.map((cell) => String(cell).padStart(10))].join(' ');
}

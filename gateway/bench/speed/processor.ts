import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts processor time in, a second. */
const ticks = 100;

interface Counted {
  parent: number;
  /** Seconds of processor time, with those of children that have ended. */
  seconds: number;
}

/**
 * Processor time that a process and everybody below it have taken so far, in seconds, as Linux tells it; undefined on other
 * systems.
 */
export function processorSeconds(pid: number): number | undefined {
  const all = new Map<number, Counted>();
  for (const name of namesIn('/proc')) {
    const counted = /^\d+$/.test(name) ? countedOf(name) : undefined;
    if (counted) all.set(Number(name), counted);
  }
  if (!all.has(pid)) return undefined;
  const isBelow = (each: number | undefined): boolean =>
    each !== undefined && (each === pid || isBelow(all.get(each)?.parent));
  return [...all].reduce((sum, [each, { seconds }]) => sum + (isBelow(each) ? seconds : 0), 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Undefined for one that has ended meanwhile. */
function countedOf(pid: string): Counted | undefined {
  try {
    // Behind the name, which may have anything in it: state, parent, and from the twelfth on user, system, and both of children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    const taken = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { parent: Number(fields[1]), seconds: taken / ticks };
  } catch {
    return undefined;
  }
}

import { once } from 'node:events';
import type { Processes } from '../speed/processes.js';
import { type Figure, milliseconds, quantile } from './figures.js';
import type { HonestTimes, HonestWork } from './honest.js';

/** Honest clients at work; stop them to hear how they were served. */
export function startHonest(
  processes: Processes,
  work: HonestWork,
): { stop: () => Promise<HonestTimes> } {
  const child = processes.worker(new URL('./honest.js', import.meta.url));
  child.send(work);
  return {
    async stop() {
      const heard = once(child, 'message');
      child.send('stop');
      const [times] = (await heard) as [HonestTimes];
      return times;
    },
  };
}

/** Their lines of the table: everybody is served, 99 of 100 lists within the promised time. */
export function figuresOf(times: HonestTimes, longest: number): Figure[] {
  const { lists, signIns, failures } = times;
  const p99 = quantile(lists, 0.99);
  const lines: Figure[] = [
    {
      what: `lists of others (${lists.length}), p50`,
      figure: milliseconds(quantile(lists, 0.5)),
    },
    {
      what: 'lists of others, p99',
      figure: milliseconds(p99),
      promised: `under ${longest} ms`,
      holds: p99 < longest,
    },
    {
      what: 'requests of others that failed',
      figure: String(failures.length),
      promised: 'none',
      holds: failures.length === 0,
    },
  ];
  if (failures.length > 0) lines.push({ what: 'the first of them', figure: failures[0] ?? '' });
  if (signIns.length === 0) return lines;
  const signIn = quantile(signIns, 0.99);
  return [
    ...lines,
    {
      what: `sign-ins of others (${signIns.length}), p50`,
      figure: milliseconds(quantile(signIns, 0.5)),
    },
    {
      what: 'sign-ins of others, p99',
      figure: milliseconds(signIn),
      promised: 'under 1000 ms',
      holds: signIn < 1000,
    },
  ];
}

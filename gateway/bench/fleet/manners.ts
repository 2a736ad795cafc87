import { Random } from '../../src/demo/random.js';

/** How far clocks that are wrong are off at most, in seconds: the gateway takes what is 5 minutes ahead. */
const furthestClock = 240;

/** What can befall a request on its way. */
export type Fate = 'steady' | 'slow' | 'cut' | 'deaf';

/** Versions of the app that are still about; the newest one speaks GraphQL. */
export type AppVersion = 'newest' | 'current' | 'old' | 'oldest';

/** How somebody's phone behaves. */
export interface Manner {
  version: AppVersion;
  /** How far its clock is ahead, in milliseconds. */
  clock: number;
  /** Records that it sends at once. */
  batch: number;
  /** Shares of its requests that crawl, that break off half-way, and whose answer is lost. */
  slow: number;
  cut: number;
  deaf: number;
  /** Share of its requests that it sends twice, side by side. */
  twice: number;
  /** Share of its records that it keeps while it is offline and sends when all others have, and that it sends once more in the end. */
  late: number;
  again: number;
}

/** The phones' manners, the same for a seed; without faults they differ in app and clock alone. */
export function mannersOf(phones: number, seed: number, faults: boolean): Manner[] {
  const random = new Random('fleet manners', seed);
  return Array.from({ length: phones }, () => {
    const version = versionAt(random.between(0, 1));
    const clock = random.chance(0.2) ? random.whole(-furthestClock, furthestClock) * 1000 : 0;
    const batch = version === 'oldest' ? 1 : random.whole(5, 60);
    const isPoor = random.chance(0.25);
    const line = isPoor
      ? { slow: 0.2, cut: 0.1, deaf: 0.1 }
      : { slow: 0.02, cut: 0.02, deaf: 0.02 };
    const habits = { ...line, twice: 0.05, late: isPoor ? 0.5 : 0.1, again: 0.1 };
    const none = { slow: 0, cut: 0, deaf: 0, twice: 0, late: 0, again: 0 };
    return { version, clock, batch, ...(faults ? habits : none) };
  });
}

function versionAt(age: number): AppVersion {
  if (age < 0.3) return 'newest';
  if (age < 0.75) return 'current';
  return age < 0.95 ? 'old' : 'oldest';
}

/** Draws what becomes of the next request. */
export function fateOf({ slow, cut, deaf }: Manner, random: Random): Fate {
  const drawn = random.between(0, 1);
  if (drawn < slow) return 'slow';
  if (drawn < slow + cut) return 'cut';
  return drawn < slow + cut + deaf ? 'deaf' : 'steady';
}

import { Random } from '../../src/demo/random.js';
import type { Condition } from './connection.js';

/** Maximum error of wrong clocks. The gateway accepts records up to 5 minutes ahead. */
const maxClockErrorSeconds = 240;

/** Versions of the app in use; the newest one uses GraphQL. */
export type AppVersion = 'newest' | 'current' | 'old' | 'oldest';

/** How a phone behaves. */
export interface Profile {
  version: AppVersion;
  /** Milliseconds that its clock is ahead. */
  clockError: number;
  recordsPerUpload: number;
  /** Shares of its requests that are slow, that are cut off half-way, and whose answer is lost. */
  slow: number;
  cut: number;
  lost: number;
  /** Share of its requests that it sends twice at the same time. */
  doubled: number;
  /** Shares of its records that it uploads after all others, and that it uploads again at the end. */
  late: number;
  repeated: number;
}

/** Makes the same profiles for the same seed. Without faults they differ in app and clock only. */
export function makeProfiles(phones: number, seed: number, faults: boolean): Profile[] {
  const random = new Random('fleet profiles', seed);
  return Array.from({ length: phones }, () => {
    const version = pickVersion(random.between(0, 1));
    const hasClockError = random.chance(0.2);
    const seconds = random.whole(-maxClockErrorSeconds, maxClockErrorSeconds);
    const recordsPerUpload = version === 'oldest' ? 1 : random.whole(5, 60);
    const isPoor = random.chance(0.25);
    const share = (poor: number, good: number) => (faults ? (isPoor ? poor : good) : 0);
    return {
      version,
      clockError: hasClockError ? seconds * 1000 : 0,
      recordsPerUpload,
      slow: share(0.2, 0.02),
      cut: share(0.1, 0.02),
      lost: share(0.1, 0.02),
      doubled: share(0.05, 0.05),
      late: share(0.5, 0.1),
      repeated: share(0.1, 0.1),
    };
  });
}

function pickVersion(age: number): AppVersion {
  if (age < 0.3) return 'newest';
  if (age < 0.75) return 'current';
  return age < 0.95 ? 'old' : 'oldest';
}

/** Picks what happens to the next request. */
export function pickCondition({ slow, cut, lost }: Profile, random: Random): Condition {
  const picked = random.between(0, 1);
  if (picked < slow) return 'slow';
  if (picked < slow + cut) return 'cut';
  return picked < slow + cut + lost ? 'lost' : 'good';
}

import { DAY, MINUTE } from '../../src/durations.js';
import { Random } from '../../src/demo/random.js';

/** Days over which the meetings spread. */
const days = 3;
/** People of a team meet mostly one another. */
const teamSize = 8;
/** Maximum error of wrong clocks. The gateway accepts records up to 5 minutes ahead. */
const maxClockErrorSeconds = 240;

/** A record that a phone keeps until it is acknowledged. */
export interface PhoneRecord {
  id: string;
  /** Numbers of the two phones, from 0. */
  phone: number;
  other: number;
  /** By the phone's own clock, epoch milliseconds. */
  start: number;
  end: number;
  /** Feet; null if unknown. */
  distance: number | null;
  /** Written with a clock a day ahead: the gateway must reject it. */
  isInvalid: boolean;
}

/**
 * Makes the records of all phones, the same for the same seed. Both phones of a pair report each meeting, by their own clocks and split
 * in their own way; sometimes one of them was switched off.
 * @param amounts.records minimum records of all phones together.
 * @param until end of the last meeting, epoch milliseconds.
 */
export function makeRecords(
  { phones, records }: { phones: number; records: number },
  until: number,
  seed: number,
): PhoneRecord[] {
  const random = new Random('fleet meetings', seed);
  const clockErrors = Array.from({ length: phones }, () =>
    random.chance(0.2) ? random.whole(-maxClockErrorSeconds, maxClockErrorSeconds) * 1000 : 0,
  );
  const result: PhoneRecord[] = [];
  while (result.length < records) {
    const one = random.whole(0, phones);
    const other = pickOther(random, one, phones);
    if (other === one) continue;
    const seconds = random.chance(0.9) ? random.whole(20, 330) : random.whole(900, 2200);
    const end = until - Math.floor(random.between(0, days * DAY) / 1000) * 1000;
    const distance = random.chance(0.1) ? null : random.whole(0, 120) / 10;
    const silent = random.chance(0.1) ? random.pick([one, other]) : undefined;
    for (const phone of [one, other].filter((each) => each !== silent)) {
      const people = { phone, other: phone === one ? other : one, distance };
      for (const span of splitMeeting(random, end - seconds * 1000, end)) {
        const isInvalid = random.chance(0.002);
        const shift = (clockErrors[phone] ?? 0) + (isInvalid ? until + DAY - span.start : 0);
        const [start, spanEnd] = [span.start + shift, span.end + shift];
        result.push({ id: random.uuid(start), ...people, start, end: spanEnd, isInvalid });
      }
    }
  }
  return result;
}

function pickOther(random: Random, one: number, phones: number): number {
  if (random.chance(0.1)) return random.whole(0, phones);
  const team = Math.floor(one / teamSize) * teamSize;
  return random.whole(team, Math.min(phones, team + teamSize));
}

/** Returns the whole meeting, or sometimes several parts of a long one, with short and long gaps between them. */
function splitMeeting(
  random: Random,
  start: number,
  end: number,
): { start: number; end: number }[] {
  const count = end - start > 15 * MINUTE && random.chance(0.3) ? random.whole(2, 5) : 1;
  const length = Math.floor((end - start) / count / 1000) * 1000;
  return Array.from({ length: count }, (_, at) => {
    const gap = at < count - 1 ? random.whole(0, Math.min(420, length / 1000 - 1)) * 1000 : 0;
    return { start: start + at * length, end: start + (at + 1) * length - gap };
  });
}

import { DAY, MINUTE } from '../../src/durations.js';
import { Random } from '../../src/demo/random.js';

/** People of a team meet mostly one another. */
const teamSize = 8;

export interface FleetAmounts {
  phones: number;
  /** Minimum records of all phones together, about twice the number of meetings. */
  records: number;
  /** Days over which the meetings spread. */
  days: number;
}

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
 * @param clockErrors milliseconds that each phone's clock is ahead.
 * @param until end of the last meeting, epoch milliseconds.
 */
export function makeRecords(
  { phones, records, days }: FleetAmounts,
  clockErrors: readonly number[],
  until: number,
  seed: number,
): PhoneRecord[] {
  const random = new Random('fleet meetings', seed);
  const result: PhoneRecord[] = [];
  while (result.length < records) {
    const one = random.whole(0, phones);
    const other = pickOther(random, one, phones);
    if (other === one) continue;
    const seconds = random.chance(0.9) ? random.whole(20, 330) : random.whole(900, 2200);
    const end = until - Math.floor(random.between(0, days * DAY) / 1000) * 1000;
    const distance = random.chance(0.1) ? null : random.whole(0, 120) / 10;
    const meeting = { start: end - seconds * 1000, end, distance };
    const silent = random.chance(0.1) ? random.whole(0, 2) : undefined;
    for (const [side, phone] of [one, other].entries())
      if (side !== silent)
        result.push(
          ...splitMeeting(random, meeting, [phone, side === 0 ? other : one], clockErrors, until),
        );
  }
  return result;
}

function pickOther(random: Random, one: number, phones: number): number {
  if (random.chance(0.1)) return random.whole(0, phones);
  const team = Math.floor(one / teamSize) * teamSize;
  return random.whole(team, Math.min(phones, team + teamSize));
}

/** Makes one record of a meeting, or sometimes several of a long one, with short and long gaps between them. */
function splitMeeting(
  random: Random,
  { start, end, distance }: Pick<PhoneRecord, 'start' | 'end' | 'distance'>,
  [phone, other]: readonly [number, number],
  clockErrors: readonly number[],
  until: number,
): PhoneRecord[] {
  const count = end - start > 15 * MINUTE && random.chance(0.3) ? random.whole(2, 5) : 1;
  const length = Math.floor((end - start) / count / 1000) * 1000;
  return Array.from({ length: count }, (_, at) => {
    const isInvalid = random.chance(0.002);
    const gap = at < count - 1 ? random.whole(0, Math.min(420, length / 1000 - 1)) * 1000 : 0;
    const from = (isInvalid ? until + DAY : start + at * length) + (clockErrors[phone] ?? 0);
    const to = from + length - gap;
    return { id: random.uuid(from), phone, other, start: from, end: to, distance, isInvalid };
  });
}

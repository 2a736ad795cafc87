import { Random } from '../../src/demo/random.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** People of one team meet one another mostly. */
const teamSize = 8;

/** How much of everything. */
export interface Amounts {
  phones: number;
  /** Records of all phones, in which each meeting stands about twice; at least as many are made. */
  records: number;
  /** The meetings spread over so many days. */
  days: number;
}

/** What a phone keeps until it is acknowledged. */
export interface KeptRecord {
  id: string;
  /** Places of the two among the phones, from 0. */
  phone: number;
  other: number;
  /** By the phone's own clock, epoch milliseconds. */
  start: number;
  end: number;
  /** Feet; null when the phone could not tell. */
  distance: number | null;
  /** Its clock was wrong by a day when it wrote this one: the gateway must not take it. */
  isAstray: boolean;
}

/**
 * The records of all phones, the same for a seed. Both phones of a pair report each meeting, each by its own clock and
 * in pieces of its own; now and then one of them was switched off.
 * @param clocks how far each phone's clock is ahead, in milliseconds.
 * @param until the last meeting is over by then, epoch milliseconds.
 */
export function recordsOf(
  { phones, records, days }: Amounts,
  clocks: readonly number[],
  until: number,
  seed: number,
): KeptRecord[] {
  const random = new Random('fleet meetings', seed);
  const made: KeptRecord[] = [];
  while (made.length < records) {
    const one = random.whole(0, phones);
    const other = personMet(random, one, phones);
    if (other === one) continue;
    const length = random.chance(0.9) ? random.whole(20, 330) : random.whole(900, 2200);
    const end = until - Math.floor(random.between(0, days * day) / 1000) * 1000;
    const distance = random.chance(0.1) ? null : random.whole(0, 120) / 10;
    const meeting = { start: end - length * 1000, end, distance };
    const silent = random.chance(0.1) ? random.whole(0, 2) : undefined;
    for (const [side, phone] of [one, other].entries()) {
      if (side === silent) continue;
      const whom = side === 0 ? other : one;
      made.push(...piecesOf(random, meeting, phone, whom, clocks[phone] ?? 0, until));
    }
  }
  return made;
}

function personMet(random: Random, one: number, phones: number): number {
  if (random.chance(0.1)) return random.whole(0, phones);
  const team = Math.floor(one / teamSize) * teamSize;
  return random.whole(team, Math.min(phones, team + teamSize));
}

/** One record, or for a long meeting sometimes several with gaps between, short and long ones. */
function piecesOf(
  random: Random,
  { start, end, distance }: { start: number; end: number; distance: number | null },
  phone: number,
  other: number,
  clock: number,
  until: number,
): KeptRecord[] {
  const count = end - start > 15 * minute && random.chance(0.3) ? random.whole(2, 5) : 1;
  const each = Math.floor((end - start) / count / 1000) * 1000;
  return Array.from({ length: count }, (_, at) => {
    const isAstray = random.chance(0.002);
    const gap = at < count - 1 ? random.whole(0, Math.min(420, each / 1000 - 1)) * 1000 : 0;
    const from = (isAstray ? until + day : start + at * each) + clock;
    return {
      id: random.uuid(from),
      phone,
      other,
      start: from,
      end: from + each - gap,
      distance,
      isAstray,
    };
  });
}

import { DAY, HOUR, MINUTE } from '../durations.js';
import { type Encounter, simulateEncounters } from './encounters.js';
import { addDays, toDay, type DemoPerson, demoPeople, getMidnight } from './people.js';
import { Random } from './random.js';

/** A contact record of one phone. Moments are epoch milliseconds. */
export interface SimulatedRecord {
  id: string;
  phone: DemoPerson;
  cross: DemoPerson;
  start: number;
  minutes: number;
  /** Feet; null: unknown. */
  distance: number | null;
  /** When the phone sends it: soon after its end, or hours later. */
  sentAt: number;
}

/** Maximum time from the start of the day of a record until it is sent, such as after a night shift by a phone that was off. */
const maxDelayMs = 3 * DAY;

/**
 * Simulates the records of the shifts that begin on a day; deterministic. Both phones of a pair report, with small
 * differences, and sometimes one of them misses the contact.
 */
export function simulateRecords(calendarDay: string): SimulatedRecord[] {
  const random = new Random('records', calendarDay);
  return simulateEncounters(calendarDay).flatMap((encounter) =>
    listPairs(encounter.people).flatMap(([one, other]) => {
      if (!random.chance(encounter.closeness)) return [];
      return [
        ...simulateReports(random, encounter, one, other),
        ...simulateReports(random, encounter, other, one),
      ];
    }),
  );
}

/** Lists the records sent after one moment and until another, in the order of sending. */
export function listSentRecords(after: number, until: number): SimulatedRecord[] {
  const records: SimulatedRecord[] = [];
  for (let at = toDay(after - maxDelayMs); at <= toDay(until); at = addDays(at, 1)) {
    records.push(...simulateRecords(at).filter(({ sentAt }) => sentAt > after && sentAt <= until));
  }
  return records.toSorted((a, b) => a.sentAt - b.sentAt);
}

function simulateReports(
  random: Random,
  { from, minutes, feet }: Encounter,
  phone: DemoPerson,
  cross: DemoPerson,
): SimulatedRecord[] {
  const start = Math.round(from / 1000 + random.between(-30, 45)) * 1000;
  const length = Math.max(0.5, minutes * random.between(0.94, 1.03));
  const isSplit = length > 12 && random.chance(0.3);
  const first = isSplit ? length * random.between(0.35, 0.65) : length;
  const gap = random.between(0, 2);
  const delay = random.chance(0.06)
    ? random.between(0.5, 18) * HOUR
    : random.between(0.3, 3) * MINUTE;
  const sentAt = start + length * MINUTE + gap * MINUTE + delay;
  const isMissed = random.chance(0.07);
  const parts = [
    { at: 0, length: first },
    ...(isSplit ? [{ at: first + gap, length: length - first }] : []),
  ];
  const records = parts.map((part) => ({
    id: random.uuid(start),
    phone,
    cross,
    start: start + Math.round(part.at * 60) * 1000,
    minutes: Math.round(part.length * 10) / 10,
    distance: random.chance(0.05) ? null : Math.round(feet * random.between(0.6, 1.6) * 10) / 10,
    sentAt,
  }));
  return isMissed ? [] : records;
}

/** Lists the moments of a day at which a phone reports its health: every three hours, at night only a few phones. */
function simulateHealthMoments({ index, hasApp }: DemoPerson, calendarDay: string): number[] {
  if (!hasApp) return [];
  const offset = new Random('health', index).between(0, 3);
  const isNightOwl = index % 8 === 0;
  return [0, 3, 6, 9, 12, 15, 18, 21]
    .map((hours) => hours + offset)
    .filter((hours) => isNightOwl || (hours > 7 && hours < 23))
    .map((hours) => getMidnight(calendarDay) + Math.round(hours * HOUR));
}

/** Lists the phones that report their health after one moment and until another, each with its last report. */
export function listSentHealth(after: number, until: number): { phone: DemoPerson; at: number }[] {
  return demoPeople.flatMap((phone) => {
    const today = toDay(until);
    const moments = [
      ...simulateHealthMoments(phone, addDays(today, -1)),
      ...simulateHealthMoments(phone, today),
    ];
    const at = moments.findLast((moment) => moment > after && moment <= until);
    return at === undefined ? [] : { phone, at };
  });
}

function listPairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((other): [Item, Item] => [one, other]));
}

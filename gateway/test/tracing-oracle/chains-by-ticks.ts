import type { ContactRecord } from '../../src/features/contacts/tracing/record-step.js';
import type { ContactSource } from '../../src/features/contacts/tracing/trace.js';
import { firstMomentByTicks, type Clock, type Moment } from './pair-by-ticks.js';

/* Chains of meetings, followed as plainly as the definitions are worded, over moments counted in ticks. */

/** Sources in their order of preference. */
const sources: ContactSource[] = ['mobile', 'camera', 'manual'];

interface Hop extends Pick<Moment, 'rule' | 'reachedAt' | 'thresholdMinutes' | 'minutes'> {
  carrierId: string;
  personId: string;
  source: ContactSource;
  countedFrom: number;
}

export interface Reached {
  personId: string;
  level: number;
  exposedAt: number;
  path: Hop[];
}

/** The people of some records and how one exposes another. */
export interface Hops {
  people: string[];
  /** How a carrier exposes a person by a contact that is counted from `since` on. */
  between: (carrierId: string, personId: string, since: number) => Hop | null;
}

/** Finds the people and exposures of records. Caches results, so that every person can be the origin. */
export function hopsByTicks(records: ContactRecord[], until: number, clock: Clock): Hops {
  const people = [
    ...new Set(records.flatMap((record) => [record.employeeId, record.crossEmployeeId])),
  ].toSorted();
  const byPair = Map.groupBy(records, (record) =>
    pairOf(record.employeeId, record.crossEmployeeId),
  );
  const known = new Map<string, Hop | null>();
  const between = (carrierId: string, personId: string, since: number): Hop | null => {
    const ofPair = byPair.get(pairOf(carrierId, personId));
    if (ofPair === undefined) return null;
    const key = `${carrierId} ${personId} ${since}`;
    if (!known.has(key))
      known.set(key, hopBetween(ofPair, carrierId, personId, since, until, clock));
    return known.get(key)!;
  };
  return { people, between };
}

/**
 * Finds how people expose each other if a person's own phone had reported nothing. To that person, what is left counts; between others,
 * each of the two must have reported enough alone, cameras and contacts added by hand apart, and the later moment counts.
 */
export function hopsWithoutPhone(
  records: ContactRecord[],
  until: number,
  clock: Clock,
  ownerId: string,
): Hops {
  const isBy = (reporter: string) => (record: ContactRecord) =>
    record.source !== 'mobile' || record.employeeId === reporter;
  const { people } = hopsByTicks(records, until, clock);
  const known = new Map<string, Hop | null>();
  const findBy = (reporter: string, carrierId: string, personId: string, since: number) =>
    hopBetween(
      records.filter((record) => isOfPair(record, carrierId, personId)).filter(isBy(reporter)),
      carrierId,
      personId,
      since,
      until,
      clock,
    );
  const between = (carrierId: string, personId: string, since: number): Hop | null => {
    const key = `${carrierId} ${personId} ${since}`;
    if (known.has(key)) return known.get(key)!;
    const given = findBy(carrierId, carrierId, personId, since);
    const received = findBy(personId, carrierId, personId, since);
    const both =
      given && received
        ? { ...given, reachedAt: Math.max(given.reachedAt, received.reachedAt) }
        : null;
    known.set(key, personId === ownerId ? given : both);
    return known.get(key)!;
  };
  return { people, between };
}

function isOfPair({ employeeId, crossEmployeeId }: ContactRecord, one: string, other: string) {
  return pairOf(employeeId, crossEmployeeId) === pairOf(one, other);
}

function pairOf(person: string, other: string): string {
  return [person, other].toSorted().join(' ');
}

function hopBetween(
  ofPair: ContactRecord[],
  carrierId: string,
  personId: string,
  since: number,
  until: number,
  clock: Clock,
): Hop | null {
  const candidates: Hop[] = [];
  for (const source of sources) {
    const ofSource = ofPair.filter((record) => record.source === source);
    const moment = firstMomentByTicks(ofSource, since, until, clock);
    if (moment === null) continue;
    const { rule, reachedAt, thresholdMinutes, minutes } = moment;
    candidates.push({
      carrierId,
      personId,
      source,
      countedFrom: since,
      rule,
      reachedAt,
      thresholdMinutes,
      minutes,
    });
  }
  return candidates.toSorted(byPreference)[0] ?? null;
}

function byPreference(a: Hop, b: Hop): number {
  return (
    a.reachedAt - b.reachedAt ||
    (a.carrierId < b.carrierId ? -1 : a.carrierId > b.carrierId ? 1 : 0) ||
    Number(a.rule === 'CUMULATIVE') - Number(b.rule === 'CUMULATIVE') ||
    sources.indexOf(a.source) - sources.indexOf(b.source)
  );
}

/**
 * Finds everybody exposed by `origin`. A person's exposure by at most n meetings is the earliest contact with anybody, counted from
 * `latency` milliseconds after the other person's exposure by fewer meetings.
 */
export function exposuresByTicks(
  { people, between }: Hops,
  origin: string,
  from: number,
  latency = 0,
): Reached[] {
  const known = new Map<string, Hop[] | null>();

  /** Finds the chain of at most n meetings that exposes a person first; null if there is none, empty for the origin. */
  const chain = (person: string, most: number): Hop[] | null => {
    if (person === origin) return [];
    if (most === 0) return null;
    const key = `${person} ${most}`;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    let best = chain(person, most - 1);
    const longer: Hop[][] = [];
    for (const carrier of people) {
      if (carrier === person) continue;
      const before = chain(carrier, most - 1);
      if (before === null) continue;
      const exposed = before.at(-1);
      const last = between(carrier, person, exposed ? exposed.reachedAt + latency : from);
      if (last !== null) longer.push([...before, last]);
    }
    const [first] = longer.toSorted((a, b) => byPreference(a.at(-1)!, b.at(-1)!));
    if (first !== undefined && (best === null || first.at(-1)!.reachedAt < best.at(-1)!.reachedAt))
      best = first;
    known.set(key, best);
    return best;
  };

  const reached: Reached[] = [];
  for (const personId of people) {
    if (personId === origin) continue;
    const level = [1, 2, 3].find((most) => chain(personId, most) !== null);
    if (level === undefined) continue;
    const path = chain(personId, level)!;
    reached.push({ personId, level, exposedAt: path.at(-1)!.reachedAt, path });
  }
  return reached.toSorted(
    (a, b) => a.level - b.level || a.exposedAt - b.exposedAt || (a.personId < b.personId ? -1 : 1),
  );
}

/**
 * Finds the same by trying every chain of up to three meetings. The results are equal if a contact that is counted from a later moment
 * is never reached earlier, which requires that the threshold does not fall.
 */
export function exposuresByChains(
  { people, between }: Hops,
  origin: string,
  from: number,
  latency = 0,
): Omit<Reached, 'path'>[] {
  const best = new Map<string, { level: number; exposedAt: number }>();
  const walk = (carrier: string, since: number, meetings: number): void => {
    if (meetings === 3) return;
    for (const person of people) {
      const next = person === carrier ? null : between(carrier, person, since);
      if (next === null) continue;
      const level = meetings + 1;
      const other = best.get(person);
      const isBetter =
        other === undefined ||
        level < other.level ||
        (level === other.level && next.reachedAt < other.exposedAt);
      if (isBetter) best.set(person, { level, exposedAt: next.reachedAt });
      walk(person, next.reachedAt + latency, level);
    }
  };
  walk(origin, from, 0);
  best.delete(origin);
  return [...best.entries()]
    .map(([personId, { level, exposedAt }]) => ({ personId, level, exposedAt }))
    .toSorted(
      (a, b) =>
        a.level - b.level || a.exposedAt - b.exposedAt || (a.personId < b.personId ? -1 : 1),
    );
}

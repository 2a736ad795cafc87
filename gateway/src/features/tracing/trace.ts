import type { QualifyingContact } from './qualifying.js';

/** Levels of a trace: primary, secondary and tertiary contacts. */
const LEVELS = 3;

/** Which kind of device saw a meeting; the two are never added up. */
export type ContactSource = 'mobile' | 'camera';

/** Somebody who may pass the exposure on, from `since` (epoch milliseconds) on. */
export interface Carrier {
  id: string;
  since: number;
}

/** A qualifying contact of a carrier with a person, counted from the carrier's `since` to the window's end. */
export interface Transmission extends Pick<
  QualifyingContact,
  'rule' | 'reachedAt' | 'thresholdMinutes' | 'minutes'
> {
  carrierId: string;
  personId: string;
  source: ContactSource;
}

/** One meeting of a path: the transmission and the moment from which its records counted. */
export interface TracedMeeting extends Transmission {
  countedFrom: number;
}

/** Somebody whom the exposure reached. */
export interface Exposure {
  personId: string;
  /** 1 to 3: the fewest meetings that lead here. */
  level: number;
  /** The earliest moment that so many meetings lead to; when the last of `path` reached its threshold. */
  exposedAt: number;
  /** As many meetings as the level, from the traced person to this one. */
  path: TracedMeeting[];
}

/**
 * Answers whom carriers meet: for every person met at least its first transmission by the order of
 * `compareTransmissions`; more do no harm. Whom a carrier met who was known to be exposed by the moment from which the
 * carrier counts may be left out: it comes too late.
 *
 * @param known everybody exposed so far, each from its earliest moment on.
 */
export type TraceStep = (
  carriers: Carrier[],
  known: Carrier[],
) => Transmission[] | Promise<Transmission[]>;

/** Which of two transmissions to a person counts: the earlier; of equals the smaller carrier id, CONTINUOUS, mobile. */
export function compareTransmissions(a: Transmission, b: Transmission): number {
  return (
    a.reachedAt - b.reachedAt ||
    compareIds(a.carrierId, b.carrierId) ||
    Number(a.rule === 'CUMULATIVE') - Number(b.rule === 'CUMULATIVE') ||
    Number(a.source === 'camera') - Number(b.source === 'camera')
  );
}

/** Ids in lower case sort as PostgreSQL sorts them, by their bytes. */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Everybody exposed by a person who could pass the exposure on from `from` on, sorted by level, then by moment.
 *
 * After step l each person knows the earliest moment at which chains of at most l meetings expose it. A later step can
 * improve on the moment of somebody at a lower level (two short meetings may be over before one long one), and those
 * who meet that person afterwards are reached from the improved moment. So each step expands whoever has improved in
 * the step before; nothing new can come from the others. What is shown of a person is its moment and chain at its own level.
 */
export async function traceExposures(
  personId: string,
  from: number,
  step: TraceStep,
): Promise<Exposure[]> {
  const shown: Exposure[] = [];
  const known = new Map<string, { since: number; path: TracedMeeting[] }>([
    [personId, { since: from, path: [] }],
  ]);
  let carriers: Carrier[] = [{ id: personId, since: from }];
  for (let level = 1; level <= LEVELS && carriers.length > 0; level += 1) {
    const exposed = [...known].map(([id, { since }]) => ({ id, since }));
    // Three steps, each from what the one before found: they cannot run at once.
    // oxlint-disable-next-line no-await-in-loop
    const improved = firstTransmissions(await step(carriers, exposed)).filter((transmission) => {
      const before = known.get(transmission.personId);
      return before === undefined || transmission.reachedAt < before.since;
    });
    const reached = improved.map((transmission) => {
      const carrier = known.get(transmission.carrierId)!;
      return {
        transmission,
        path: [...carrier.path, { ...transmission, countedFrom: carrier.since }],
      };
    });
    for (const { transmission, path } of reached) {
      const { personId: id, reachedAt } = transmission;
      if (!known.has(id)) shown.push({ personId: id, level, exposedAt: reachedAt, path });
      known.set(id, { since: reachedAt, path });
    }
    carriers = improved.map((transmission) => ({
      id: transmission.personId,
      since: transmission.reachedAt,
    }));
  }
  return shown.toSorted(
    (a, b) => a.level - b.level || a.exposedAt - b.exposedAt || compareIds(a.personId, b.personId),
  );
}

/** For every person met, the transmission that counts. */
function firstTransmissions(transmissions: readonly Transmission[]): Transmission[] {
  const first = new Map<string, Transmission>();
  for (const transmission of transmissions) {
    const other = first.get(transmission.personId);
    if (other === undefined || compareTransmissions(transmission, other) < 0) {
      first.set(transmission.personId, transmission);
    }
  }
  return [...first.values()];
}

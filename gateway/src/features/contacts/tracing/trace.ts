import type { QualifyingContact } from './qualifying.js';

/** Levels of a trace: primary, secondary and tertiary contacts. */
export const maxLevel = 3;

/** Sources of contacts, which are never added up, in the order in which equal transmissions are preferred. */
export const contactSources = ['mobile', 'camera', 'manual'] as const;

export type ContactSource = (typeof contactSources)[number];

/** A person and since when they may pass on the exposure, or have been exposed, in epoch milliseconds. */
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

/** A transmission of a path, with the moment from which its records counted. */
export interface TracedTransmission extends Transmission {
  countedFrom: number;
}

/** An exposed person. */
export interface Exposure {
  personId: string;
  /** Fewest transmissions from the traced person, 1 to 3. */
  level: number;
  /** Earliest moment reachable by that many transmissions: when the last of `path` reached its threshold. */
  exposedAt: number;
  /** As many transmissions as the level, from the traced person to this one. */
  path: TracedTransmission[];
}

/**
 * Returns transmissions from the carriers: for every person at least the first one by the order of `compareTransmissions`;
 * more do no harm. A person who was already exposed when the carrier's records start to count may be left out.
 *
 * @param carriers each with the moment from which their records count; it may lie after the window's end.
 * @param known everybody exposed so far, each since their earliest moment.
 */
export type TraceStep = (
  carriers: Carrier[],
  known: Carrier[],
) => Transmission[] | Promise<Transmission[]>;

/** Orders transmissions to a person by moment, then by carrier id, then CONTINUOUS before CUMULATIVE, then by source. */
export function compareTransmissions(a: Transmission, b: Transmission): number {
  return (
    a.reachedAt - b.reachedAt ||
    compareIds(a.carrierId, b.carrierId) ||
    Number(a.rule === 'CUMULATIVE') - Number(b.rule === 'CUMULATIVE') ||
    contactSources.indexOf(a.source) - contactSources.indexOf(b.source)
  );
}

/** Orders lower-case ids as PostgreSQL does, by their bytes. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Limits of a trace. */
export interface TraceReach {
  /** Time from an exposure until that person can pass it on. The traced person can from the window's start. */
  latencyMs?: number;
  /** Maximum level, 3 unless given. */
  levels?: number;
}

/**
 * Finds everybody exposed by a person who could pass on the exposure from `from` on, sorted by level, then by moment.
 *
 * After step l each person knows the earliest moment at which chains of at most l transmissions expose it. A later step can
 * improve the moment of a person at a lower level (two short episodes may be over before one long one), and those who meet
 * that person afterwards are reached from the improved moment. So each step expands the people whose moment the previous step
 * improved; the others lead to nothing new. The result has each person's moment and chain at their own level.
 */
export async function traceExposures(
  personId: string,
  from: number,
  step: TraceStep,
  { latencyMs = 0, levels = maxLevel }: TraceReach = {},
): Promise<Exposure[]> {
  const exposures: Exposure[] = [];
  const known = new Map<string, { exposedAt: number; since: number; path: TracedTransmission[] }>([
    [personId, { exposedAt: from, since: from, path: [] }],
  ]);
  let carriers: Carrier[] = [{ id: personId, since: from }];
  for (let level = 1; level <= levels && carriers.length > 0; level += 1) {
    const knownSince = [...known].map(([id, { exposedAt }]) => ({ id, since: exposedAt }));
    const improved = pickFirstTransmissions(await step(carriers, knownSince)).filter(
      (transmission) => {
        const before = known.get(transmission.personId);
        return before === undefined || transmission.reachedAt < before.exposedAt;
      },
    );
    const reached = improved.map((transmission) => {
      const carrier = known.get(transmission.carrierId)!;
      return {
        transmission,
        path: [...carrier.path, { ...transmission, countedFrom: carrier.since }],
      };
    });
    for (const { transmission, path } of reached) {
      const { personId: id, reachedAt } = transmission;
      if (!known.has(id)) exposures.push({ personId: id, level, exposedAt: reachedAt, path });
      known.set(id, { exposedAt: reachedAt, since: reachedAt + latencyMs, path });
    }
    carriers = improved.map((transmission) => ({
      id: transmission.personId,
      since: transmission.reachedAt + latencyMs,
    }));
  }
  return exposures.toSorted(
    (a, b) => a.level - b.level || a.exposedAt - b.exposedAt || compareIds(a.personId, b.personId),
  );
}

/** Picks the transmission that counts for every person. */
function pickFirstTransmissions(transmissions: readonly Transmission[]): Transmission[] {
  const first = new Map<string, Transmission>();
  for (const transmission of transmissions) {
    const other = first.get(transmission.personId);
    if (other === undefined || compareTransmissions(transmission, other) < 0) {
      first.set(transmission.personId, transmission);
    }
  }
  return [...first.values()];
}

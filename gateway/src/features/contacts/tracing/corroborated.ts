import { type Carrier, compareIds, maxLevel, type TraceReach } from './trace.js';

/*
 * An exposure is corroborated if it does not depend on what the exposed person's own phone has reported. What the product tells people
 * by itself is computed from such exposures alone: otherwise a phone could invent contacts and read from the answers who is ill.
 */

/**
 * How a carrier exposes a person, by what each of the two sides reports, counted from the carrier's `since`. A side is the phone of one
 * of the two; cameras and contacts added by hand count for both sides, each source by itself.
 */
export interface SidedTransmission {
  carrierId: string;
  personId: string;
  /** When the carrier's side alone first reaches the threshold. */
  givenAt: number;
  /** When each side alone has reached the threshold, the later of the two moments; null if the person's side does not. */
  agreedAt: number | null;
}

/**
 * Returns the transmissions from carriers whose own side reaches the threshold: for every person at least the first one by `givenAt`, then
 * by carrier id, and the earliest `agreedAt`, on that transmission or on another. As in a `TraceStep`, a person who was known when the
 * carrier's records start to count may be left out.
 */
export type SidedStep = (
  carriers: Carrier[],
  known: Carrier[],
) => SidedTransmission[] | Promise<SidedTransmission[]>;

/** An exposure that holds without the records of the exposed person's phone. */
export interface CorroboratedExposure {
  personId: string;
  /** Fewest transmissions from the traced person, 1 to 3. */
  level: number;
  /** Earliest moment reachable by that many transmissions. */
  exposedAt: number;
  /** Carrier of the last transmission, and from when on that transmission was counted. */
  carrierId: string;
  countedFrom: number;
}

/**
 * Finds everybody exposed by a person as if each of them had reported nothing, sorted by level, then by moment. Transmissions between
 * others must hold by what either of the two reports; the last one, to the exposed person, by what the carrier's side reports.
 *
 * One pass answers for everybody: whoever lies on a path as a carrier is exposed at a lower level, so no path at a person's own level
 * contains a record of that person.
 * @returns also who can pass the exposure on, and since when.
 */
export async function traceCorroborated(
  personId: string,
  from: number,
  step: SidedStep,
  { latencyMs = 0, levels = maxLevel }: TraceReach = {},
): Promise<{ exposures: CorroboratedExposure[]; carriers: Carrier[] }> {
  const exposures = new Map<string, CorroboratedExposure>();
  const agreed = new Map([[personId, from]]);
  const carriersById = new Map<string, Carrier>();
  let carriers: Carrier[] = [{ id: personId, since: from }];
  for (let level = 1; level <= levels && carriers.length > 0; level += 1) {
    for (const carrier of carriers) carriersById.set(carrier.id, carrier);
    const known = [...agreed].map(([id, since]) => ({ id, since }));
    const reached = (await step(carriers, known)).filter((each) => each.personId !== personId);
    for (const [id, ofPerson] of Map.groupBy(reached, (each) => each.personId)) {
      const [first] = ofPerson.toSorted(
        (a, b) => a.givenAt - b.givenAt || compareIds(a.carrierId, b.carrierId),
      );
      const { carrierId, givenAt: exposedAt } = first!;
      const countedFrom = carriersById.get(carrierId)!.since;
      if (!exposures.has(id))
        exposures.set(id, { personId: id, level, exposedAt, carrierId, countedFrom });
    }
    const improved = new Map<string, number>();
    for (const { personId: id, agreedAt } of reached)
      if (agreedAt !== null && agreedAt < (improved.get(id) ?? agreed.get(id) ?? Infinity))
        improved.set(id, agreedAt);
    for (const [id, agreedAt] of improved) agreed.set(id, agreedAt);
    carriers = [...improved].map(([id, agreedAt]) => ({ id, since: agreedAt + latencyMs }));
  }
  return {
    exposures: [...exposures.values()].toSorted(
      (a, b) =>
        a.level - b.level || a.exposedAt - b.exposedAt || compareIds(a.personId, b.personId),
    ),
    carriers: [...carriersById.values()],
  };
}

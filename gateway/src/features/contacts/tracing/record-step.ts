import type { SidedTransmission } from './corroborated.js';
import { findEpisodes, type Span } from './episodes.js';
import { findQualifyingContact, type QualifyingContact } from './qualifying.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import type { Carrier, ContactSource, Transmission } from './trace.js';

/** A record of a phone or camera, or a contact added by hand: two people, in either order, were together. */
export interface ContactRecord extends Span {
  employeeId: string;
  crossEmployeeId: string;
  source: ContactSource;
}

/** A span in which records of a source do not count: those of two people, in either order, or of one with everybody (null). */
export type ContestedTime = Omit<ContactRecord, 'crossEmployeeId'> & {
  crossEmployeeId: string | null;
};

/**
 * Creates a step of a trace over records in memory, the reference for the results of the database. Records count up to `until`.
 * @param contests spans in which records do not count.
 */
export function createRecordStep(
  records: readonly ContactRecord[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
  contests: readonly ContestedTime[] = [],
): (carriers: readonly Carrier[]) => Transmission[] {
  const recordsByPerson = groupRecordsByPerson(records);
  const findContact = createContactFinder(until, thresholds, contests);
  return (carriers) =>
    carriers.flatMap((carrier) =>
      [...(recordsByPerson.get(carrier.id)?.values() ?? [])].flatMap((pair): Transmission[] => {
        const contact = findContact(carrier, pair);
        if (contact === null) return [];
        const { rule, reachedAt, thresholdMinutes, minutes } = contact;
        const { personId, source } = pair;
        const carrierId = carrier.id;
        return [{ carrierId, personId, source, rule, reachedAt, thresholdMinutes, minutes }];
      }),
    );
}

/** Creates a step of `traceCorroborated` over records in memory, as `createRecordStep` does for a trace. */
export function createSidedStep(
  records: readonly ContactRecord[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
  contests: readonly ContestedTime[] = [],
): (carriers: readonly Carrier[]) => SidedTransmission[] {
  const recordsByPerson = groupRecordsByPerson(records, { separatesSides: true });
  const findContact = createContactFinder(until, thresholds, contests);
  return (carriers) =>
    carriers.flatMap((carrier) => {
      const ofCarrier = [...(recordsByPerson.get(carrier.id)?.values() ?? [])];
      const byPerson = Map.groupBy(ofCarrier, ({ personId }) => personId);
      return [...byPerson].flatMap(([personId, pairs]): SidedTransmission[] => {
        const findEarliest = (isOfSide: (pair: PairRecords) => boolean): number =>
          Math.min(
            ...pairs
              .filter(isOfSide)
              .map((pair) => findContact(carrier, pair)?.reachedAt ?? Infinity),
          );
        const givenAt = findEarliest(({ isByPerson }) => !isByPerson);
        if (givenAt === Infinity) return [];
        const receivedAt = findEarliest(
          ({ source, isByPerson }) => isByPerson || source !== 'mobile',
        );
        const agreedAt = Math.max(givenAt, receivedAt);
        return [
          {
            carrierId: carrier.id,
            personId,
            givenAt,
            agreedAt: agreedAt === Infinity ? null : agreedAt,
          },
        ];
      });
    });
}

interface PairRecords {
  personId: string;
  source: ContactSource;
  /** Whether the phone of the person reported them, and not that of the carrier. */
  isByPerson: boolean;
  spans: Span[];
}

/** Creates a function that finds the first contact of a carrier in the records of a pair that counts. */
function createContactFinder(
  until: number,
  thresholds: readonly ThresholdPeriod[],
  contests: readonly ContestedTime[],
): (carrier: Carrier, pair: PairRecords) => QualifyingContact | null {
  const findContested = createContestFinder(contests);
  return ({ id, since }, { personId, source, spans }) => {
    const contested = findContested(id, personId, source);
    return findQualifyingContact(
      findEpisodes(spans, { from: since, until, contested }),
      thresholds,
    );
  };
}

/** Creates a function that finds the contested spans of two people, in either order, and a source. */
export function createContestFinder<Contest extends ContestedTime>(
  contests: readonly Contest[],
): (one: string, other: string, source: ContactSource) => readonly Contest[] {
  const formatKey = (people: readonly string[], source: ContactSource) =>
    [...people.toSorted(), source].join(' ');
  const byPeople = Map.groupBy(contests, ({ employeeId, crossEmployeeId, source }) =>
    formatKey(crossEmployeeId === null ? [employeeId] : [employeeId, crossEmployeeId], source),
  );
  return (one, other, source) =>
    [[one, other], [one], [other]].flatMap(
      (people) => byPeople.get(formatKey(people, source)) ?? [],
    );
}

/**
 * Groups every person's records by the other person and the source.
 * @param separatesSides whether the records of the other person's phone are a group of their own.
 */
function groupRecordsByPerson(
  records: readonly ContactRecord[],
  { separatesSides = false }: { separatesSides?: boolean } = {},
): Map<string, Map<string, PairRecords>> {
  const byPerson = new Map<string, Map<string, PairRecords>>();
  const add = (id: string, personId: string, record: ContactRecord): void => {
    const { source, start, end } = record;
    const isByPerson = separatesSides && source === 'mobile' && record.employeeId === personId;
    const others = byPerson.get(id) ?? new Map<string, PairRecords>();
    byPerson.set(id, others);
    const key = `${personId} ${source}${isByPerson ? ' by person' : ''}`;
    const pair = others.get(key) ?? { personId, source, isByPerson, spans: [] };
    others.set(key, pair);
    pair.spans.push({ start, end });
  };
  for (const record of records) {
    add(record.employeeId, record.crossEmployeeId, record);
    add(record.crossEmployeeId, record.employeeId, record);
  }
  return byPerson;
}

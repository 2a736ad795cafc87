import { findEpisodes, type Span } from './episodes.js';
import { findQualifyingContact } from './qualifying.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';
import type { Carrier, ContactSource, Transmission } from './trace.js';

/** A record of a phone or camera, or a contact added by hand: two people, in either order, were together. */
export interface ContactRecord extends Span {
  employeeId: string;
  crossEmployeeId: string;
  source: ContactSource;
}

/**
 * Creates a step of a trace over records in memory, the reference for the results of the database. Records count up to `until`.
 * @param contests spans in which the records of a pair and source do not count.
 */
export function createRecordStep(
  records: readonly ContactRecord[],
  until: number,
  thresholds: readonly ThresholdPeriod[],
  contests: readonly ContactRecord[] = [],
): (carriers: readonly Carrier[]) => Transmission[] {
  const recordsByPerson = groupRecordsByPerson(records);
  const contestsByPerson = groupRecordsByPerson(contests);
  return (carriers) =>
    carriers.flatMap(({ id: carrierId, since }) =>
      [...(recordsByPerson.get(carrierId)?.values() ?? [])].flatMap(
        ({ personId, source, spans }): Transmission[] => {
          const contested = contestsByPerson.get(carrierId)?.get(`${personId} ${source}`)?.spans;
          const contact = findQualifyingContact(
            findEpisodes(spans, { from: since, until, contested }),
            thresholds,
          );
          if (contact === null) return [];
          const { rule, reachedAt, thresholdMinutes, minutes } = contact;
          return [{ carrierId, personId, source, rule, reachedAt, thresholdMinutes, minutes }];
        },
      ),
    );
}

interface PairRecords {
  personId: string;
  source: ContactSource;
  spans: Span[];
}

/** Groups every person's records by the other person and the source. */
function groupRecordsByPerson(
  records: readonly ContactRecord[],
): Map<string, Map<string, PairRecords>> {
  const byPerson = new Map<string, Map<string, PairRecords>>();
  const add = (id: string, personId: string, { source, start, end }: ContactRecord): void => {
    const others = byPerson.get(id) ?? new Map<string, PairRecords>();
    byPerson.set(id, others);
    const key = `${personId} ${source}`;
    const pair = others.get(key) ?? { personId, source, spans: [] };
    others.set(key, pair);
    pair.spans.push({ start, end });
  };
  for (const record of records) {
    add(record.employeeId, record.crossEmployeeId, record);
    add(record.crossEmployeeId, record.employeeId, record);
  }
  return byPerson;
}

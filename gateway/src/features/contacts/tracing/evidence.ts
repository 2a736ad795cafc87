import { type CountedTime, cutSpan, type Episode, findEpisodes, type Span } from './episodes.js';
import { findQualifyingContact, type QualifyingContact } from './qualifying.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';

/** A record with its part inside the counted time, contested or not. */
type CountedRecord<R extends Span> = R & { countedFrom: number; countedUntil: number };

/** Everything needed to verify by hand that a contact counts. */
export interface Evidence<R extends Span> extends QualifyingContact {
  /** All episodes of the pair in the counted time, whether they reached the threshold or not. */
  episodes: Episode[];
  /** Every record with a part in the counted time, by start. */
  records: CountedRecord<R>[];
}

/**
 * Explains why the records of one pair and one source count as an exposure in a window; null if they do not.
 * Records may be unordered, repeated and from both phones.
 */
export function buildEvidence<R extends Span>(
  records: readonly R[],
  time: CountedTime,
  thresholds: readonly ThresholdPeriod[],
): Evidence<R> | null {
  const counted: CountedRecord<R>[] = [];
  for (const record of records.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const part = cutSpan(record, time.from, time.until);
    if (part !== null) counted.push({ ...record, countedFrom: part.start, countedUntil: part.end });
  }
  const episodes = findEpisodes(records, time);
  const contact = findQualifyingContact(episodes, thresholds);
  return contact === null ? null : { ...contact, episodes, records: counted };
}

import { DAY, MINUTE } from '../../durations.js';
import type { Episode } from './episodes.js';
import { thresholdAt, type ThresholdPeriod } from '../settings/thresholds.js';

/** Length of the sliding window, in milliseconds; no calendar day, so a clock change does not touch it. */
export const SLIDING_WINDOW = DAY;

/** 24 hours of a pair whose covered time reaches the threshold. */
export interface CumulativeContact {
  /** Begin of the 24 hours: always the begin of a covered piece. */
  windowStart: number;
  thresholdMinutes: number;
  /** When the covered time since `windowStart` became the threshold. */
  reachedAt: number;
  /** Milliseconds covered within the whole 24 hours. */
  sum: number;
}

/**
 * The 24-hour windows of a pair that reach the threshold, oldest first; at most one begins with each covered piece.
 *
 * No other begin needs a look. Moving a window back to the begin of the piece that its first covered time belongs to
 * keeps its threshold (that of the same meeting) and loses no more at its end than it gains at its begin, and so it
 * holds at least as much and reaches the threshold no later.
 */
export function cumulativeContacts(
  episodes: readonly Episode[],
  thresholds: readonly ThresholdPeriod[],
): CumulativeContact[] {
  const pieces = episodes.flatMap((episode) => {
    const thresholdMinutes = thresholdAt(thresholds, episode.start);
    return episode.pieces.map((piece) => ({ ...piece, thresholdMinutes }));
  });
  const contacts: CumulativeContact[] = [];
  for (const [index, { start: windowStart, thresholdMinutes }] of pieces.entries()) {
    const windowEnd = windowStart + SLIDING_WINDOW;
    const threshold = thresholdMinutes * MINUTE;
    let sum = 0;
    let reachedAt: number | null = null;
    for (let next = index; next < pieces.length; next += 1) {
      const { start, end } = pieces[next]!;
      if (start >= windowEnd) break;
      const before = sum;
      sum += Math.min(end, windowEnd) - start;
      if (before < threshold && sum >= threshold) reachedAt = start + threshold - before;
    }
    if (reachedAt !== null) contacts.push({ windowStart, thresholdMinutes, reachedAt, sum });
  }
  return contacts;
}

/** The contact that reaches its threshold first; of equals, the one that begins first. */
export function earliestReached(contacts: readonly CumulativeContact[]): CumulativeContact | null {
  return best(contacts, (contact, other) => contact.reachedAt < other.reachedAt);
}

/** The contact with the largest sum; of equals, the one that begins first. */
export function largestSum(contacts: readonly CumulativeContact[]): CumulativeContact | null {
  return best(contacts, (contact, other) => contact.sum > other.sum);
}

function best(
  contacts: readonly CumulativeContact[],
  isBetter: (contact: CumulativeContact, other: CumulativeContact) => boolean,
): CumulativeContact | null {
  let found: CumulativeContact | null = null;
  for (const contact of contacts) if (found === null || isBetter(contact, found)) found = contact;
  return found;
}

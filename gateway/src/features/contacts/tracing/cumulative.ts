import { DAY, MINUTE } from '../../../durations.js';
import type { Episode } from './episodes.js';
import { getThresholdAt, type ThresholdPeriod } from '../../company/settings/thresholds.js';

/** Length of the sliding window. It is not a calendar day, so clock changes do not affect it. */
export const slidingWindowMs = DAY;

/** 24 hours of a pair whose covered time reaches the threshold. */
export interface CumulativeContact {
  /** Start of the 24 hours: always the start of a covered span. */
  windowStart: number;
  thresholdMinutes: number;
  /** When the covered time since `windowStart` reached the threshold. */
  reachedAt: number;
  /** Milliseconds covered within the whole 24 hours. */
  sum: number;
}

/**
 * Returns the 24-hour windows of a pair that reach the threshold, oldest first; at most one starts with each covered span.
 *
 * Other starts need no check. Moving a window back to the start of the span that holds its first covered time keeps its
 * threshold (that of the same episode) and loses no more at its end than it gains at its start. So the moved window covers
 * at least as much and reaches the threshold no later.
 */
export function computeCumulativeContacts(
  episodes: readonly Episode[],
  thresholds: readonly ThresholdPeriod[],
): CumulativeContact[] {
  const coveredSpans = episodes.flatMap((episode) => {
    const thresholdMinutes = getThresholdAt(thresholds, episode.start);
    return episode.coveredSpans.map((coveredSpan) => ({ ...coveredSpan, thresholdMinutes }));
  });
  const contacts: CumulativeContact[] = [];
  for (const [index, { start: windowStart, thresholdMinutes }] of coveredSpans.entries()) {
    const windowEnd = windowStart + slidingWindowMs;
    const threshold = thresholdMinutes * MINUTE;
    let sum = 0;
    let reachedAt: number | null = null;
    for (let next = index; next < coveredSpans.length; next += 1) {
      const { start, end } = coveredSpans[next]!;
      if (start >= windowEnd) break;
      const before = sum;
      sum += Math.min(end, windowEnd) - start;
      if (before < threshold && sum >= threshold) reachedAt = start + threshold - before;
    }
    if (reachedAt !== null) contacts.push({ windowStart, thresholdMinutes, reachedAt, sum });
  }
  return contacts;
}

/** Returns the contact that reaches its threshold first; of equals, the one that starts first. */
export function findEarliestContact(
  contacts: readonly CumulativeContact[],
): CumulativeContact | null {
  let found: CumulativeContact | null = null;
  for (const contact of contacts)
    if (found === null || contact.reachedAt < found.reachedAt) found = contact;
  return found;
}

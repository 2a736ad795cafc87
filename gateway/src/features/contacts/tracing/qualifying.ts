import { MINUTE } from '../../../durations.js';
import { computeContinuousContacts } from './continuous.js';
import { computeCumulativeContacts, findEarliestContact, slidingWindowMs } from './cumulative.js';
import type { Episode, Span } from './episodes.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';

/** CONTINUOUS: one episode lasted the threshold. CUMULATIVE: covered time within 24 hours reached it. */
type ContactRule = 'CONTINUOUS' | 'CUMULATIVE';

/** A contact that counts as an exposure. */
export interface QualifyingContact {
  rule: ContactRule;
  /** When the contact reached the threshold. */
  reachedAt: number;
  thresholdMinutes: number;
  /** CONTINUOUS: the episode's length, gaps included. CUMULATIVE: the covered time of the 24 hours. */
  minutes: number;
  /** CONTINUOUS: the episode. CUMULATIVE: the 24 hours. */
  span: Span;
  /** Covered minutes inside the span, without the gaps. */
  coveredMinutes: number;
}

/**
 * Finds the first contact among a pair's episodes that counts in tracing: continuous or cumulative, whichever reaches its
 * threshold first, continuous when both do at once. Null if none does.
 */
export function findQualifyingContact(
  episodes: readonly Episode[],
  thresholds: readonly ThresholdPeriod[],
): QualifyingContact | null {
  const continuous = computeContinuousContacts(episodes, thresholds)[0];
  const cumulative = findEarliestContact(computeCumulativeContacts(episodes, thresholds));
  if (
    continuous !== undefined &&
    (cumulative === null || continuous.reachedAt <= cumulative.reachedAt)
  ) {
    const { start, end, covered } = continuous.episode;
    return {
      rule: 'CONTINUOUS',
      reachedAt: continuous.reachedAt,
      thresholdMinutes: continuous.thresholdMinutes,
      minutes: (end - start) / MINUTE,
      span: { start, end },
      coveredMinutes: covered / MINUTE,
    };
  }
  if (cumulative === null) return null;
  return {
    rule: 'CUMULATIVE',
    reachedAt: cumulative.reachedAt,
    thresholdMinutes: cumulative.thresholdMinutes,
    minutes: cumulative.sum / MINUTE,
    span: { start: cumulative.windowStart, end: cumulative.windowStart + slidingWindowMs },
    coveredMinutes: cumulative.sum / MINUTE,
  };
}

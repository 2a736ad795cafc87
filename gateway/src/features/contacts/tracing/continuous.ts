import { MINUTE } from '../../../durations.js';
import type { Episode } from './episodes.js';
import { getThresholdAt, type ThresholdPeriod } from '../../company/settings/thresholds.js';

/** An episode that lasted at least the threshold in force when it began. */
export interface ContinuousContact {
  episode: Episode;
  thresholdMinutes: number;
  /** When the episode had lasted the threshold; may lie in one of its gaps. */
  reachedAt: number;
}

/**
 * Returns the episodes of a pair that are continuous contacts, oldest first.
 * The first is also the first to reach its threshold: each ends before the next begins.
 */
export function computeContinuousContacts(
  episodes: readonly Episode[],
  thresholds: readonly ThresholdPeriod[],
): ContinuousContact[] {
  return episodes
    .map((episode) => {
      const thresholdMinutes = getThresholdAt(thresholds, episode.start);
      return { episode, thresholdMinutes, reachedAt: episode.start + thresholdMinutes * MINUTE };
    })
    .filter(({ episode, reachedAt }) => episode.end >= reachedAt);
}

import { MINUTE } from '../../../durations.js';
import { computeContinuousContacts } from './continuous.js';
import { slidingWindowMs } from './cumulative.js';
import { type CountedTime, cutSpans, type Episode, findEpisodes, type Span } from './episodes.js';
import { getThresholdAt, type ThresholdPeriod } from '../../company/settings/thresholds.js';

/** The last moment at which a pair was in a contact that counts. */
export interface LastContact {
  /** Epoch milliseconds. */
  endedAt: number;
  /** Length of the episode, or covered minutes of the 24 hours that end at `endedAt`. */
  minutes: number;
}

/**
 * Finds the last moment at which the records of one pair and one source count in a window: the end of the last continuous contact, or
 * the end of the last covered span with which some 24 hours reach the threshold, whichever is later. On a tie it is the continuous
 * contact. Null if there is neither.
 */
export function findLastContact(
  records: readonly Span[],
  time: CountedTime,
  thresholds: readonly ThresholdPeriod[],
): LastContact | null {
  const episodes = findEpisodes(records, time);
  const continuous = computeContinuousContacts(episodes, thresholds).at(-1)?.episode;
  const cumulative = findLastCumulative(episodes, thresholds);
  if (!continuous || (cumulative && cumulative.endedAt > continuous.end)) return cumulative;
  return { endedAt: continuous.end, minutes: (continuous.end - continuous.start) / MINUTE };
}

function findLastCumulative(
  episodes: readonly Episode[],
  thresholds: readonly ThresholdPeriod[],
): LastContact | null {
  const spans = episodes.flatMap(({ coveredSpans }) => coveredSpans);
  for (const { end: endedAt } of spans.toReversed()) {
    for (const episode of episodes) {
      const begin = Math.max(episode.start, endedAt - slidingWindowMs);
      if (begin >= Math.min(episode.end, endedAt)) continue;
      const needed = getThresholdAt(thresholds, episode.start) * MINUTE;
      const covered = cutSpans(spans, begin, endedAt).reduce(
        (sum, { start, end }) => sum + end - start,
        0,
      );
      if (covered >= needed) return { endedAt, minutes: covered / MINUTE };
    }
  }
  return null;
}

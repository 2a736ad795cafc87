import { MINUTE } from '../../durations.js';
import { SLIDING_WINDOW } from './cumulative.js';
import { LARGEST_GAP } from './episodes.js';
import type { ThresholdPeriod } from '../settings/thresholds.js';

/*
 * The definitions of episodes.ts, continuous.ts and cumulative.ts once more, as relations that build on each other.
 * A statement begins them with its own `record (carrier, person, is_camera, start_ms, end_ms)`: records already cut
 * to what counts, in epoch milliseconds, which are exact and know no time zone. It gives the threshold history as the
 * parameters $2 and $3, see `thresholdParameters`.
 */

/** The parameters $2 and $3: from when (epoch milliseconds, ascending) how many minutes are needed. */
export function thresholdParameters(thresholds: readonly ThresholdPeriod[]): [number[], number[]] {
  return [
    thresholds.map((period) => Math.max(period.from, Number.MIN_SAFE_INTEGER)),
    thresholds.map((period) => period.minutes),
  ];
}

/** Milliseconds needed by a contact that begins at a moment. */
function neededAt(moment: string): string {
  return `($3::int[])[width_bucket(${moment}, $2::bigint[])] * ${MINUTE}::bigint`;
}

const ofPair = 'PARTITION BY carrier, person, is_camera ORDER BY start_ms';

/**
 * `piece`: covered time, touching records merged, with the start of its episode.
 * A record begins a piece or an episode when it starts later than all before it reach; the latest such start so far
 * is the one of its own piece or episode.
 */
const piece = `
  reach AS (
    SELECT *, max(end_ms) OVER (${ofPair}, end_ms ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS covered_until
    FROM record
  ), placed AS (
    SELECT carrier, person, is_camera, end_ms,
      max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms > covered_until) OVER before AS piece_start,
      max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms - covered_until > ${LARGEST_GAP}) OVER before
        AS episode_start
    FROM reach
    WINDOW before AS (${ofPair}, end_ms ROWS UNBOUNDED PRECEDING)
  ), piece AS (
    SELECT carrier, person, is_camera, episode_start, piece_start AS start_ms, max(end_ms) AS end_ms
    FROM placed
    GROUP BY carrier, person, is_camera, episode_start, piece_start
  )`;

/** `continuous`: the episodes that reach their threshold, with the moment at which they do. */
export const continuous = `${piece}, episode AS (
    SELECT carrier, person, is_camera, episode_start AS start_ms, max(end_ms) AS end_ms,
      sum(end_ms - start_ms)::bigint AS covered, ${neededAt('episode_start')} AS needed
    FROM piece
    GROUP BY carrier, person, is_camera, episode_start
  ), continuous AS (
    SELECT *, start_ms + needed AS reached_ms
    FROM episode
    WHERE end_ms - start_ms >= needed
  )`;

/**
 * `so_far`: every piece with the covered time up to its end. Doubles hold whole milliseconds exactly, and add up many
 * times faster than what PostgreSQL adds bigints in.
 * `anchor`: every piece whose following 24 hours reach the threshold, with their sum. It is the sum of all pieces that
 * start in them less what the last one runs over their end.
 * `cumulative`: for every pair the anchor that reaches its threshold first, with that moment. Among anchors of the same
 * threshold that is the first one, so only these are looked up in the running sum: as both sides come sorted by pair,
 * that costs one pass.
 */
export const cumulative = `
  so_far AS (
    SELECT carrier, person, is_camera, start_ms, end_ms, ${neededAt('episode_start')} AS needed,
      (sum((end_ms - start_ms)::float8) OVER (${ofPair} ROWS UNBOUNDED PRECEDING))::bigint AS running
    FROM piece
  ), total AS (
    SELECT *, last_value(running) OVER day - running + end_ms - start_ms
      - greatest(0, last_value(end_ms) OVER day - start_ms - ${SLIDING_WINDOW}) AS sum
    FROM so_far
    WINDOW day AS (${ofPair} RANGE BETWEEN CURRENT ROW AND ${SLIDING_WINDOW}::bigint FOLLOWING)
  ), anchor AS (
    SELECT * FROM total WHERE sum >= needed
  ), first_anchor AS (
    SELECT DISTINCT ON (carrier, person, is_camera, needed)
      carrier, person, is_camera, start_ms, needed, sum, running - (end_ms - start_ms) + needed AS goal
    FROM anchor
    ORDER BY carrier, person, is_camera, needed, start_ms
  ), cumulative AS (
    SELECT DISTINCT ON (carrier, person, is_camera)
      carrier, person, is_camera, anchor.start_ms, anchor.needed, anchor.sum,
      last.end_ms - (last.running - anchor.goal) AS reached_ms
    FROM first_anchor AS anchor
    JOIN total AS last USING (carrier, person, is_camera)
    WHERE last.running >= anchor.goal AND last.running - (last.end_ms - last.start_ms) < anchor.goal
    ORDER BY carrier, person, is_camera, reached_ms, anchor.start_ms
  )`;

/** `piece` and `cumulative` for a statement that does not ask for continuous contacts. */
export const cumulativeAlone = `${piece}, ${cumulative}`;

/** Epoch milliseconds of a timestamp: exact, for a double holds far more than 13 digits. */
export function epochMs(timestamp: string): string {
  return `(date_part('epoch', ${timestamp}) * 1000)::bigint`;
}

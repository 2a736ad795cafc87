import { MINUTE } from '../../../durations.js';
import { slidingWindowMs } from './cumulative.js';
import { maxGapMs } from './episodes.js';
import type { ThresholdPeriod } from '../../company/settings/thresholds.js';
import { contactSources } from './trace.js';

/*
 * The definitions of episodes.ts, continuous.ts and cumulative.ts as SQL relations that build on each other. A statement starts with
 * its own relation `reported (carrier, person, source_place, start_ms, end_ms)`, followed by `withoutContested` and the relations that
 * it needs. `reported` has records cut to the counted time, in epoch milliseconds, which are exact and independent of time zones, and
 * the place of the source (`placeOfSource`). The threshold history is passed as $2 and $3, see `toThresholdParameters`.
 */

/** Builds the parameters $2 and $3: the starts of the thresholds (epoch milliseconds, ascending) and their minutes. */
export function toThresholdParameters(
  thresholds: readonly ThresholdPeriod[],
): [number[], number[]] {
  return [
    thresholds.map((period) => Math.max(period.from, Number.MIN_SAFE_INTEGER)),
    thresholds.map((period) => period.minutes),
  ];
}

/** The time span of a statement's records, as SQL expressions of timestamps. */
export interface StatementTime {
  from: string;
  until: string;
}

/**
 * Returns the relation `record`: the records of `reported` without contested times. A record may be split. $1 is the company.
 *
 * Nearly always nothing is contested, and then this costs nothing: PostgreSQL evaluates NOT IN over no rows without looking at the
 * values, and never starts the second half, which reads the records again.
 * @param others further columns of `reported`, copied to each part of a record.
 * @param keepContestedIf an SQL condition; if it holds, `record` also has the contested records uncut, at a separate place
 * (`contestedPlace`), for `withContested`.
 * @param placesOfPhones all places of records of phones in `reported`, where it keeps them apart by reporter.
 */
export function withoutContested(
  { from, until }: StatementTime,
  {
    others = [],
    keepContestedIf,
    placesOfPhones,
  }: {
    others?: readonly string[];
    keepContestedIf?: string;
    placesOfPhones?: readonly number[];
  } = {},
): string {
  const otherColumns = ['', ...others].join(', ');
  const uncut = keepContestedIf
    ? `UNION ALL SELECT source_place + ${contestedPlace}, start_ms, end_ms WHERE ${keepContestedIf}`
    : '';
  const ownPlace = `ARRAY[${placeOfSource('contest.source')}]`;
  const places = placesOfPhones
    ? `CASE contest.source WHEN 'mobile' THEN ARRAY[${placesOfPhones.join(', ')}] ELSE ${ownPlace} END`
    : ownPlace;
  return `
  contested AS MATERIALIZED (
    SELECT pair.carrier, pair.person, pair.source_place,
      range_agg(int8range(${epochMs('contest.from_at')}, ${epochMs('contest.until_at')})) AS times
    FROM contest
    CROSS JOIN LATERAL (
      SELECT named.carrier, named.person, of_source.place
      FROM (VALUES (contest.person_id, contest.other_id), (contest.other_id, contest.person_id)) AS named (carrier, person)
      CROSS JOIN unnest(${places}) AS of_source (place)
      WHERE contest.other_id IS NOT NULL
      UNION ALL
      SELECT DISTINCT reported.carrier, reported.person, reported.source_place
      FROM reported
      WHERE contest.other_id IS NULL AND contest.person_id IN (reported.carrier, reported.person)
        AND reported.source_place = ANY (${places})
    ) AS pair (carrier, person, source_place)
    WHERE contest.company_id = $1 AND contest.state = 'IN_FORCE' AND contest.from_at < ${until} AND contest.until_at > ${from}
    GROUP BY 1, 2, 3
  ), record AS (
    SELECT carrier, person, source_place, start_ms, end_ms${otherColumns}
    FROM reported
    WHERE (carrier, person, source_place) NOT IN (SELECT carrier, person, source_place FROM contested)
    UNION ALL
    SELECT carrier, person, part.place, part.start_ms, part.end_ms${otherColumns}
    FROM reported
    JOIN contested USING (carrier, person, source_place)
    CROSS JOIN LATERAL (
      SELECT source_place, lower(left_over), upper(left_over)
      FROM unnest(int8multirange(int8range(start_ms, end_ms)) - times) AS left_over
      ${uncut}
    ) AS part (place, start_ms, end_ms)
    WHERE EXISTS (SELECT FROM contested)
  )`;
}

/** Added to the place of a source for contested records that `withoutContested` keeps uncut. */
const contestedPlace = 10;

/**
 * Returns the relation `name`: the rows of a relation that count, and the contested ones unless a counted row of the same pair and
 * source replaces them.
 * @param isReplaced an SQL condition on a `contested` row and a `counted` one.
 */
export function withContested(name: string, relation: string, isReplaced = 'true'): string {
  return `
  ${name} AS (
    SELECT *, false AS is_contested FROM ${relation} WHERE source_place < ${contestedPlace}
    UNION ALL
    SELECT *, true FROM ${relation} AS contested
    WHERE source_place >= ${contestedPlace} AND NOT EXISTS (
      SELECT FROM ${relation} AS counted
      WHERE counted.carrier = contested.carrier AND counted.person = contested.person
        AND counted.source_place = contested.source_place - ${contestedPlace} AND ${isReplaced})
  )`;
}

/** Condition for `withContested`: a counted episode replaces a contested one if they overlap. */
export const haveOverlap =
  'counted.start_ms < contested.end_ms AND counted.end_ms > contested.start_ms';

/** Returns the milliseconds that a contact starting at a moment must reach, as an SQL expression. */
function neededMsAt(moment: string): string {
  return `($3::int[])[width_bucket(${moment}, $2::bigint[])] * ${MINUTE}::bigint`;
}

const byPair = 'PARTITION BY carrier, person, source_place ORDER BY start_ms';

/**
 * `covered_span`: covered time, touching records merged, with the start of its episode.
 * A record starts a span or an episode when it starts after all earlier records have ended; the latest such start so far
 * is the start of its own span or episode.
 */
const coveredSpans = `
  reach AS (
    SELECT *, max(end_ms) OVER (${byPair}, end_ms ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS covered_until
    FROM record
  ), placed AS (
    SELECT carrier, person, source_place, end_ms,
      max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms > covered_until) OVER before AS span_start,
      max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms - covered_until > ${maxGapMs}) OVER before
        AS episode_start
    FROM reach
    WINDOW before AS (${byPair}, end_ms ROWS UNBOUNDED PRECEDING)
  ), covered_span AS (
    SELECT carrier, person, source_place, episode_start, span_start AS start_ms, max(end_ms) AS end_ms
    FROM placed
    GROUP BY carrier, person, source_place, episode_start, span_start
  )`;

/** `continuous`: the episodes that reach their threshold, with the moment at which they reach it. */
export const continuous = `${coveredSpans}, episode AS (
    SELECT carrier, person, source_place, episode_start AS start_ms, max(end_ms) AS end_ms,
      sum(end_ms - start_ms)::bigint AS covered, ${neededMsAt('episode_start')} AS needed
    FROM covered_span
    GROUP BY carrier, person, source_place, episode_start
  ), continuous AS (
    SELECT *, start_ms + needed AS reached_ms
    FROM episode
    WHERE end_ms - start_ms >= needed
  )`;

/**
 * `so_far`: every covered span with the covered time up to its end. Doubles hold whole milliseconds exactly and add up many
 * times faster than the numerics in which PostgreSQL adds bigints.
 * `anchor`: every span whose following 24 hours reach the threshold, with their sum: that of all spans that start within
 * them, less the part of the last one beyond their end.
 * `cumulative`: for every pair the anchor that reaches its threshold first, with that moment. Among anchors of the same
 * threshold that is the first one, so only those are looked up in the running sum; both sides are sorted by pair, so this
 * takes one pass.
 */
export const cumulative = `
  so_far AS (
    SELECT carrier, person, source_place, start_ms, end_ms, ${neededMsAt('episode_start')} AS needed,
      (sum((end_ms - start_ms)::float8) OVER (${byPair} ROWS UNBOUNDED PRECEDING))::bigint AS running
    FROM covered_span
  ), total AS (
    SELECT *, last_value(running) OVER day - running + end_ms - start_ms
      - greatest(0, last_value(end_ms) OVER day - start_ms - ${slidingWindowMs}) AS sum
    FROM so_far
    WINDOW day AS (${byPair} RANGE BETWEEN CURRENT ROW AND ${slidingWindowMs}::bigint FOLLOWING)
  ), anchor AS (
    SELECT * FROM total WHERE sum >= needed
  ), first_anchor AS (
    SELECT DISTINCT ON (carrier, person, source_place, needed)
      carrier, person, source_place, start_ms, needed, sum, running - (end_ms - start_ms) + needed AS goal
    FROM anchor
    ORDER BY carrier, person, source_place, needed, start_ms
  ), cumulative AS (
    SELECT DISTINCT ON (carrier, person, source_place)
      carrier, person, source_place, anchor.start_ms, anchor.needed, anchor.sum,
      last.end_ms - (last.running - anchor.goal) AS reached_ms
    FROM first_anchor AS anchor
    JOIN total AS last USING (carrier, person, source_place)
    WHERE last.running >= anchor.goal AND last.running - (last.end_ms - last.start_ms) < anchor.goal
    ORDER BY carrier, person, source_place, reached_ms, anchor.start_ms
  )`;

/** `covered_span` and `cumulative` for a statement that does not need continuous contacts. */
export const cumulativeOnly = `${coveredSpans}, ${cumulative}`;

/** Returns the index of a source in `contactSources` as an SQL expression. It sorts faster than names, and in that order. */
export function placeOfSource(source: string): string {
  return `CASE ${source} ${contactSources.map((name, place) => `WHEN '${name}' THEN ${place}`).join(' ')} END`;
}

/** Returns the name of the source at a place, contested or not, as an SQL expression. */
export function sourceAtPlace(place: string): string {
  return `CASE ${place} % ${contestedPlace} ${contactSources.map((name, index) => `WHEN ${index} THEN '${name}'`).join(' ')} END`;
}

/** Converts a timestamp to epoch milliseconds. Exact, since a double holds more than 13 digits. */
export function epochMs(timestamp: string): string {
  return `(date_part('epoch', ${timestamp}) * 1000)::bigint`;
}

import { MINUTE } from '../../durations.js';
import type { Rows } from '../../database/tenant.js';
import { maxGapMs } from '../tracing/episodes.js';
import { epochMs, placeOfSource, withoutContested } from '../tracing/qualifying.queries.js';
import { formatTimestamp, maxRecordMs } from '../tracing/record-times.js';
import type { OwnDay } from './own-file.types.js';

/** Days of a company, both included, with the moments at which they begin and end in epoch milliseconds. */
export interface OwnDays {
  from: string;
  to: string;
  span: { from: number; until: number };
  timeZone: string;
}

/** Selects the records that name the person in one of the two columns. */
const selectRecords = (own: string, other: string) => `
  SELECT $2::uuid AS carrier, ${other} AS person, ${placeOfSource('source')} AS source_place,
    ${epochMs('start_at')} AS start_ms, ${epochMs('end_at')} AS end_ms
  FROM contact
  WHERE company_id = $1 AND ${own} = $2 AND start_at > $6 AND start_at < $8 AND end_at > $7`;

/**
 * Counts a person's meetings by day, latest day first. A record that spans midnight is split. Manual contacts count only for the person
 * of the case, because they would reveal to others that somebody whom they met is ill.
 */
export function countOwnDays(
  db: Rows,
  companyId: string,
  personId: string,
  { from, to, span, timeZone }: OwnDays,
): Promise<OwnDay[]> {
  return db.rows(
    {
      name: 'own-days',
      text: `WITH day AS (
          SELECT day::date, ${epochMs('start_of_day(day::date, $5)')} AS start_ms,
            ${epochMs('start_of_day(day::date + 1, $5)')} AS end_ms
          FROM generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') AS day
        ), reported AS NOT MATERIALIZED (
          ${selectRecords('employee_id', 'cross_employee_id')}
          UNION ALL ${selectRecords('cross_employee_id', 'employee_id')} AND source <> 'manual'
        ), ${withoutContested({ from: '$7', until: '$8' })}, part AS (
          SELECT day, person, greatest(record.start_ms, day.start_ms) AS start_ms, least(record.end_ms, day.end_ms) AS end_ms
          FROM day JOIN record ON record.start_ms < day.end_ms AND record.end_ms > day.start_ms
        ), struck AS (
          SELECT day FROM reported JOIN contested USING (carrier, person, source_place)
          CROSS JOIN LATERAL unnest(times) AS span
          JOIN day ON span * int8range(reported.start_ms, reported.end_ms) && int8range(day.start_ms, day.end_ms)
        ), met AS (
          SELECT day, range_agg(int8range(start_ms, end_ms)) AS covered,
            range_agg(int8range(start_ms, end_ms + ${maxGapMs})) AS meetings
          FROM part GROUP BY day, person
        )
        SELECT day, count(covered)::int AS people,
          coalesce(sum((SELECT count(*) FROM unnest(meetings))), 0)::int AS meetings,
          coalesce(sum((SELECT sum(upper(span) - lower(span)) FROM unnest(covered) AS span)), 0)::float8 / ${MINUTE} AS minutes,
          day IN (SELECT day FROM struck) AS contested
        FROM day LEFT JOIN met USING (day) GROUP BY day ORDER BY day DESC`,
    },
    [
      companyId,
      personId,
      from,
      to,
      timeZone,
      formatTimestamp(span.from - maxRecordMs),
      formatTimestamp(span.from),
      formatTimestamp(span.until),
    ],
  );
}

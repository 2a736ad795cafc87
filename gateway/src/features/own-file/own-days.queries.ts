import type { Rows } from '../../database/tenant.js';
import { maxGapMs } from '../contacts/tracing/episodes.js';
import { epochMs } from '../contacts/tracing/qualifying.queries.js';
import { formatTimestamp, maxRecordMs } from '../contacts/tracing/record-times.js';
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
  SELECT ${other} AS person, ${epochMs('start_at')} AS start_ms, ${epochMs('end_at')} AS end_ms
  FROM contact
  WHERE company_id = $1 AND ${own} = $2 AND start_at > $6 AND start_at < $8 AND end_at > $7`;

/**
 * Counts a person's meetings by day, latest day first. A record that spans midnight is split. Manual contacts count only for the person
 * of the case, because they would reveal to others that somebody whom they met is ill. Contested contacts count, because officers contest
 * contacts with somebody who is ill, and a count that fell would tell.
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
        ), record AS NOT MATERIALIZED (
          ${selectRecords('employee_id', 'cross_employee_id')}
          UNION ALL ${selectRecords('cross_employee_id', 'employee_id')} AND source <> 'manual'
        ), part AS (
          SELECT day, person, greatest(record.start_ms, day.start_ms) AS start_ms, least(record.end_ms, day.end_ms) AS end_ms
          FROM day JOIN record ON record.start_ms < day.end_ms AND record.end_ms > day.start_ms
        ), met AS (
          SELECT day, range_agg(int8range(start_ms, end_ms + ${maxGapMs})) AS meetings
          FROM part GROUP BY day, person
        )
        SELECT day, count(meetings)::int AS people,
          coalesce(sum((SELECT count(*) FROM unnest(meetings))), 0)::int AS meetings
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

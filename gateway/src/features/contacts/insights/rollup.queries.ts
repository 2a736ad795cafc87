import { tryLockUntilEnd } from '../../../database/advisory-locks.js';
import { MINUTE } from '../../../durations.js';
import type { Rows, Statement } from '../../../database/tenant.js';
import { publishOnCommit } from '../../../live/live.js';
import { LiveTopic } from '../../../live/live-topic.js';
import { maxGapMs } from '../tracing/episodes.js';
import { epochMs, placeOfSource, withoutContested } from '../tracing/qualifying.queries.js';
import { maxRecordMs } from '../tracing/record-times.js';

/** A day of a company to recount, yyyy-MM-dd in its time zone. */
export interface StaleDay {
  companyId: string;
  day: string;
}

const byPair = 'PARTITION BY carrier, person, source_place ORDER BY start_ms, end_ms';
const day = { from: '(SELECT from_at FROM bound)', until: '(SELECT until_at FROM bound)' };
const at = (ms: string) => `to_timestamp(${ms} / 1000.0)`;

/**
 * `breach`: the breaches of day $2 of company $1. Records are cut at the day's ends, so the parts of an episode over midnight count in
 * both days, as in one-day reports. An episode is a breach if one of its records was closer than the minimum distance or has no
 * distance. Contested time and contacts added by hand, which have no distance, do not count. A breach that a camera counted without
 * names counts by itself.
 */
const breach = `
  bound AS (
    SELECT time_zone AS zone, min_distance,
      start_of_day($2, time_zone) AS from_at, start_of_day($2::date + 1, time_zone) AS until_at
    FROM company WHERE id = $1
  ), reported AS NOT MATERIALIZED (
    SELECT least(employee_id, cross_employee_id) AS carrier, greatest(employee_id, cross_employee_id) AS person,
      ${placeOfSource('source')} AS source_place, source, camera_id, distance IS NULL OR distance < min_distance AS is_close,
      ${epochMs('greatest(start_at, from_at)')} AS start_ms, ${epochMs('least(end_at, until_at)')} AS end_ms
    FROM bound, contact
    WHERE company_id = $1 AND start_at > from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at AND end_at > from_at
      AND source <> 'manual'
  ), ${withoutContested(day, { others: ['source', 'camera_id', 'is_close'] })}, reach AS (
    SELECT *, max(end_ms) OVER (${byPair} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS covered_until FROM record
  ), placed AS (
    SELECT *, greatest(0, end_ms - greatest(start_ms, covered_until)) AS covered,
      max(start_ms) FILTER (WHERE covered_until IS NULL OR start_ms - covered_until > ${maxGapMs})
        OVER (${byPair} ROWS UNBOUNDED PRECEDING) AS episode_start
    FROM reach
  ), breach AS (
    SELECT carrier, person, source,
      (array_agg(camera_id ORDER BY start_ms, end_ms, camera_id))[1] AS camera_id, 2 AS people,
      episode_start AS start_ms, max(end_ms) AS end_ms, sum(covered)::float8 / ${MINUTE} AS minutes
    FROM placed
    GROUP BY carrier, person, source, episode_start
    HAVING bool_or(is_close)
    UNION ALL
    SELECT NULL, NULL, 'camera', camera_id, people, start_ms, end_ms, (end_ms - start_ms)::float8 / ${MINUTE}
    FROM (
      SELECT camera_id, people,
        ${epochMs('greatest(start_at, from_at)')} AS start_ms, ${epochMs('least(end_at, until_at)')} AS end_ms
      FROM bound, camera_breach
      WHERE company_id = $1 AND start_at > from_at - interval '${maxRecordMs} milliseconds' AND start_at < until_at
        AND end_at > from_at AND (distance IS NULL OR distance < min_distance)
    ) AS counted
  )`;

/** Stores people in index order, so that the rows of a day are close together. */
const storeDay: Statement = {
  name: 'store-insights-of-day',
  text: `
  WITH ${breach}, by_hour AS (
    INSERT INTO insight_hour (company_id, day, hour, source, breaches, minutes)
    SELECT $1, $2, date_trunc('hour', ${at('start_ms')}, zone), source, count(*), sum(minutes)
    FROM breach, bound GROUP BY 3, 4 RETURNING 1
  ), by_department AS (
    INSERT INTO insight_department_day (company_id, day, source, department, other, breaches, minutes)
    SELECT $1, $2, source, least(a.department, b.department), greatest(a.department, b.department), count(*), sum(minutes)
    FROM breach
    JOIN employee AS a ON a.company_id = $1 AND a.id = carrier
    JOIN employee AS b ON b.company_id = $1 AND b.id = person
    GROUP BY 3, 4, 5 RETURNING 1
  ), by_room AS (
    INSERT INTO insight_room_day (company_id, day, camera_id, breaches, minutes, max_people)
    SELECT $1, $2, camera_id, count(*), sum(minutes), max(people)
    FROM breach WHERE camera_id IS NOT NULL GROUP BY 3 RETURNING 1
  ), by_person AS (
    INSERT INTO insight_person_day (company_id, day, employee_id, last_end)
    SELECT $1, $2, employee_id, ${at('max(end_ms)')}
    FROM (SELECT carrier AS employee_id, end_ms FROM breach UNION ALL SELECT person, end_ms FROM breach) AS each
    WHERE employee_id IS NOT NULL GROUP BY 3 ORDER BY 3 RETURNING 1
  )
  SELECT count(*)::int AS count FROM breach`,
};

/** Finds the stale days of all companies, those stale longest first. Runs as the provider. */
export function findStaleDays(
  db: Rows,
  limit: number,
  paused: readonly string[] = [],
): Promise<StaleDay[]> {
  return db.rows(
    {
      name: 'stale-days',
      text: `SELECT company_id AS "companyId", day::text AS day FROM insight_mark
        WHERE company_id || ' ' || day <> ALL ($2::text[])
        GROUP BY company_id, day ORDER BY min(marked_at) LIMIT $1`,
    },
    [limit, paused],
  );
}

/** Recounts a day from its records unless another process is doing so. Removes the marks that it saw; newer marks stay. */
export async function refreshDay(db: Rows, { companyId, day }: StaleDay): Promise<void> {
  const lock = await db.row<{ isLocked: boolean }>(
    {
      name: 'lock-stale-day',
      text: `SELECT ${tryLockUntilEnd('staleDay', '($1::text || $2::text)')} AS "isLocked"`,
    },
    [companyId, day],
  );
  if (!lock!.isLocked) return;
  await db.rows(
    {
      name: 'delete-insight-marks',
      text: 'DELETE FROM insight_mark WHERE company_id = $1 AND day = $2',
    },
    [companyId, day],
  );
  for (const table of ['hour', 'department_day', 'room_day', 'person_day']) {
    await db.rows(
      {
        name: `delete-insights-${table}`,
        text: `DELETE FROM insight_${table} WHERE company_id = $1 AND day = $2`,
      },
      [companyId, day],
    );
  }
  await db.rows(storeDay, [companyId, day]);
  await publishOnCommit(db, companyId, [LiveTopic.BREACHES]);
}

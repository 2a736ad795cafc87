import { minGroupSize } from '../../../access/small-groups.js';
import { countRows } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { DeviceSource } from '../records/contact-source.js';
import type { DepartmentPairBreaches, RoomBreaches } from './insights.types.js';

/** Returns the moment an interval ago as a subquery, which is evaluated once per statement and not for each row. */
const sqlAgo = (interval: string) => `(SELECT now() - interval '${interval}')`;

const dayAgo = sqlAgo('24 hours');

/** The people of a safety indicator. */
export interface CountedSafe {
  active: number;
  withoutBreach: number;
  /** Whether the active people are so few that a percentage of them would say little, or point to somebody. */
  isTooFew: boolean;
}

/**
 * Counts the people who were active in the last 24 hours, and those of them without a breach in that time, and says whether they are
 * too few to rate. These hours are in two days
 * of the company's time zone, or in three if one is short; breaches that end later are in the days after.
 */
export async function countSafe(db: Rows, companyId: string): Promise<CountedSafe> {
  const counted = await db.row<CountedSafe>(
    {
      name: 'count-safe',
      // A union grouped by id instead of a join: PostgreSQL's generic plan uses a nested loop for the join, which takes three times
      // as long.
      text: `WITH bound AS (
          SELECT (${dayAgo} AT TIME ZONE time_zone)::date AS since FROM company WHERE id = $1
        )
        SELECT count(*)::int AS active, (count(*) FILTER (WHERE NOT has_breach))::int AS "withoutBreach",
          count(*) < ${minGroupSize} OR count(*) * 100 < (SELECT min_active_percent FROM company WHERE id = $1) * (
            SELECT count(*) FROM employee WHERE company_id = $1 AND deleted_at IS NULL) AS "isTooFew"
        FROM (
          SELECT bool_or(is_active) AS is_active, bool_or(NOT is_active) AS has_breach
          FROM (
            SELECT id, true AS is_active FROM employee
            WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at > ${dayAgo}
            UNION ALL
            SELECT employee_id, false FROM insight_person_day
            WHERE company_id = $1 AND last_end > ${dayAgo}
              AND day BETWEEN (SELECT since FROM bound) AND (SELECT since FROM bound) + 3
          ) AS found GROUP BY id
        ) AS person
        WHERE is_active`,
    },
    [companyId],
  );
  return counted!;
}

/** Counts the people whose phones reported anything in the last 2 hours. */
export function countActive(db: Rows, companyId: string): Promise<number> {
  return countRows(db, {
    name: 'active-people',
    from: `FROM employee
      WHERE company_id = $1 AND deleted_at IS NULL AND last_active_at > ${sqlAgo('2 hours')}`,
    values: [companyId],
  });
}

/** A day of a company's time zone: where it starts and ends, in epoch milliseconds. */
export interface DayBounds {
  day: string;
  from: number;
  until: number;
}

/** Finds the bounds of the days from one to another, both included. A day may have 23 or 25 hours. */
export function findDayBounds(
  db: Rows,
  from: string,
  to: string,
  timeZone: string,
): Promise<DayBounds[]> {
  return db.rows(
    {
      name: 'days-between',
      text: `SELECT to_char(day, 'YYYY-MM-DD') AS day,
          (date_part('epoch', start_of_day(day::date, $3)) * 1000)::float8 AS from,
          (date_part('epoch', start_of_day(day::date + 1, $3)) * 1000)::float8 AS until
        FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS day ORDER BY day`,
    },
    [from, to, timeZone],
  );
}

/** Breaches of an hour that has any. */
export interface BreachHour {
  day: string;
  /** Epoch milliseconds. */
  hour: number;
  /** 0 to 23 in the company's time zone. */
  hourOfDay: number;
  breaches: number;
  minutes: number;
}

/** Finds the hours with breaches in these days. */
export function findBreachHours(
  db: Rows,
  companyId: string,
  source: DeviceSource,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<BreachHour[]> {
  return db.rows(
    {
      name: 'hours-of-breaches',
      text: `SELECT day::text AS day, (date_part('epoch', hour) * 1000)::float8 AS hour,
          date_part('hour', hour AT TIME ZONE $5)::int AS "hourOfDay", breaches, minutes
        FROM insight_hour WHERE company_id = $1 AND source = $2 AND day BETWEEN $3 AND $4 ORDER BY hour`,
    },
    [companyId, source, from, to, timeZone],
  );
}

/** A period in days of the company's time zone, both ends included, and the first day of the period before it. */
export interface ComparedDays {
  before: string;
  from: string;
  to: string;
}

/** Breaches of a pair of departments as stored. */
export type PairBreaches = Omit<DepartmentPairBreaches, 'isMerged'>;

/** Counts breaches by pair of departments in a period and in the one before. */
export function findBreachesByDepartments(
  db: Rows,
  companyId: string,
  source: DeviceSource,
  { before, from, to }: ComparedDays,
): Promise<PairBreaches[]> {
  return db.rows(
    {
      name: 'breaches-by-departments',
      text: `SELECT NULLIF(department, '') AS department, NULLIF(other, '') AS "otherDepartment", ${comparedBy('$4')}
        FROM insight_department_day WHERE company_id = $1 AND source = $2 AND day BETWEEN $3 AND $5
        GROUP BY department, other 
        ORDER BY breaches DESC, before DESC, insight_department_day.department, other LIMIT 100`,
    },
    [companyId, source, before, from, to],
  );
}

/** Counts the breaches that cameras saw by room, in a period and in the one before. */
export function findBreachesByRooms(
  db: Rows,
  companyId: string,
  { before, from, to }: ComparedDays,
): Promise<RoomBreaches[]> {
  return db.rows(
    {
      name: 'breaches-by-rooms',
      text: `SELECT camera_id AS "cameraId", room_name AS "roomName", room_number AS "roomNumber",
          ${comparedBy('$3')}, coalesce(max(max_people) FILTER (WHERE day >= $3), 0) AS "maxPeople"
        FROM insight_room_day JOIN camera ON camera.company_id = $1 AND camera.id = camera_id
        WHERE insight_room_day.company_id = $1 AND day BETWEEN $2 AND $4
        GROUP BY camera_id, room_name, room_number
        ORDER BY breaches DESC, before DESC, room_name, camera_id LIMIT 100`,
    },
    [companyId, before, from, to],
  );
}

const comparedBy = (
  from: string,
) => `coalesce(sum(breaches) FILTER (WHERE day >= ${from}), 0)::int AS breaches,
  coalesce(sum(minutes) FILTER (WHERE day >= ${from}), 0) AS minutes,
  coalesce(sum(breaches) FILTER (WHERE day < ${from}), 0)::int AS before`;

/** Returns whether records of these days have not been counted yet. */
export async function areDaysStale(
  db: Rows,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const found = await db.row<{ stale: boolean }>(
    {
      name: 'are-days-stale',
      text: 'SELECT EXISTS (SELECT FROM insight_mark WHERE company_id = $1 AND day BETWEEN $2 AND $3) AS stale',
    },
    [companyId, from, to],
  );
  return found!.stale;
}

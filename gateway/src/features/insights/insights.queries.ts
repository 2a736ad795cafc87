import type { Rows } from '../../database/tenant.js';
import type { ContactSource } from '../contacts/contact-source.js';
import type { DepartmentPairBreaches, RoomBreaches } from './insights.entity.js';

/** So long ago, as a value that is worked out once a statement: as a bare expression it would be for every row. */
const ago = (interval: string) => `(SELECT now() - interval '${interval}')`;

/**
 * How many people were active in the last 24 hours, and how many of them had no breach in that time? The days have an end,
 * which lies behind the last that may have begun, for otherwise a kept plan takes them for a third of all that there ever
 * were and reads the whole table.
 * @param since day of the company's zone in which the 24 hours began.
 */
export async function countSafe(
  db: Rows,
  companyId: string,
  since: string,
): Promise<{ active: number; withoutBreach: number }> {
  const [counted] = await db.rows<{ active: number; withoutBreach: number }>(
    {
      name: 'count-safe',
      text: `SELECT count(*)::int AS active, (count(*) FILTER (WHERE employee.id NOT IN (
            SELECT employee_id FROM insight_person_day
            WHERE company_id = $1 AND day BETWEEN $2 AND $2::date + 3 AND last_end > ${ago('24 hours')}
          )))::int AS "withoutBreach"
        FROM employee
        WHERE company_id = $1 AND deleted_at IS NULL AND last_active > ${ago('24 hours')}`,
    },
    [companyId, since],
  );
  return counted ?? { active: 0, withoutBreach: 0 };
}

/** How many people's phones reported anything in the last 2 hours? */
export async function countActive(db: Rows, companyId: string): Promise<number> {
  const [counted] = await db.rows<{ count: number }>(
    {
      name: 'count-active',
      text: `SELECT count(*)::int AS count FROM employee
        WHERE company_id = $1 AND deleted_at IS NULL AND last_active > ${ago('2 hours')}`,
    },
    [companyId],
  );
  return counted?.count ?? 0;
}

/** Days of a company's zone: where they begin and end, in epoch milliseconds. */
export interface DayBounds {
  day: string;
  from: number;
  until: number;
}

/** When do the days from one to another begin and end, both included? Days of 23 and 25 hours are as long as they are. */
export function daysBetween(
  db: Rows,
  from: string,
  to: string,
  timeZone: string,
): Promise<DayBounds[]> {
  return db.rows(
    {
      name: 'days-between',
      text: `SELECT to_char(day, 'YYYY-MM-DD') AS day,
          (date_part('epoch', day AT TIME ZONE $3) * 1000)::float8 AS from,
          (date_part('epoch', (day + interval '1 day') AT TIME ZONE $3) * 1000)::float8 AS until
        FROM generate_series($1::date::timestamp, $2::date::timestamp, interval '1 day') AS day ORDER BY day`,
    },
    [from, to, timeZone],
  );
}

/** Breaches of an hour in which there were any. */
export interface HourOfBreaches {
  day: string;
  /** Epoch milliseconds. */
  hour: number;
  /** 0 to 23 as the company's clocks show it. */
  hourOfDay: number;
  breaches: number;
  minutes: number;
}

/** In which hours of these days were there how many breaches? */
export function hoursOfBreaches(
  db: Rows,
  companyId: string,
  source: ContactSource,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<HourOfBreaches[]> {
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

/** Days of the company's zone, all included, beside those that go before them. */
export interface ComparedDays {
  before: string;
  from: string;
  to: string;
}

/** Between which departments were there how many breaches, and how many in the days before? */
export function breachesByDepartments(
  db: Rows,
  companyId: string,
  source: ContactSource,
  { before, from, to }: ComparedDays,
): Promise<DepartmentPairBreaches[]> {
  return db.rows(
    {
      name: 'breaches-by-departments',
      text: `SELECT department, other, ${comparedBy('$4')}
        FROM insight_department_day WHERE company_id = $1 AND source = $2 AND day BETWEEN $3 AND $5
        GROUP BY department, other ORDER BY breaches DESC, before DESC, department, other LIMIT 100`,
    },
    [companyId, source, before, from, to],
  );
}

/** In which rooms did cameras see how many breaches, and how many in the days before? */
export function breachesByRooms(
  db: Rows,
  companyId: string,
  { before, from, to }: ComparedDays,
): Promise<RoomBreaches[]> {
  return db.rows(
    {
      name: 'breaches-by-rooms',
      text: `SELECT camera_id AS "cameraId", room_name AS "roomName", room_number AS "roomNumber",
          ${comparedBy('$3')}, coalesce(max(most_people) FILTER (WHERE day >= $3), 0) AS "mostPeople"
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

/** Do records of these days wait to be counted? */
export async function areDaysStale(
  db: Rows,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const [found] = await db.rows<{ stale: boolean }>(
    {
      name: 'are-days-stale',
      text: 'SELECT EXISTS (SELECT FROM insight_mark WHERE company_id = $1 AND day BETWEEN $2 AND $3) AS stale',
    },
    [companyId, from, to],
  );
  return found?.stale ?? false;
}

import type { Rows } from '../../../database/tenant.js';
import { DAY } from '../../../durations.js';
import { maxPairMinutes, maxPeopleAtOnce, maxRecordsPerDay } from './day-budget.js';
import type { HeldReason } from './held-record.entity.js';
import type { ResolvedRecord } from './upload.queries.js';

/** A day of a phone that may exceed its budget. */
export interface CrowdedDay {
  employeeId: string;
  /** yyyy-MM-dd in the company's time zone. */
  day: string;
  from: Date;
  until: Date;
  /** The company no longer keeps records of the day. */
  isTooOld: boolean;
}

/** A record to hold. */
export interface NewHeldRecord extends ResolvedRecord {
  day: string;
  reason: HeldReason;
}

/**
 * Finds the days of phones that may exceed their budgets with these records, in one statement over an index. Most uploads have none, and need
 * nothing else. Records that are stored already count twice here, so a day that is found need not exceed anything.
 * @param now when the records arrive.
 */
export function findCrowdedDays(
  db: Rows,
  companyId: string,
  records: readonly ResolvedRecord[],
  now: Date,
): Promise<CrowdedDay[]> {
  const starts = records.map(({ start }) => start);
  const first = starts.reduce((one, other) => Math.min(one, other));
  const last = starts.reduce((one, other) => Math.max(one, other));
  return db.rows(
    {
      name: 'crowded-days',
      // `company` has a column `phone`. The bounds of all days let PostgreSQL leave out the other partitions before it begins.
      text: `WITH sent AS (
          SELECT sender, other, (start_at AT TIME ZONE time_zone)::date AS day, count(*) AS records, sum(end_at - start_at) AS length
          FROM company, unnest($2::uuid[], $3::uuid[], $4::timestamptz[], $5::timestamptz[]) AS record (sender, other, start_at, end_at)
          WHERE company.id = $1 GROUP BY 1, 2, 3
        ), sent_day AS (
          SELECT sender, day, start_of_day(day, time_zone) AS from_at, start_of_day(day + 1, time_zone) AS until_at,
            day < ($8::timestamptz AT TIME ZONE time_zone)::date - retention_days AS is_too_old
          FROM company, (SELECT DISTINCT sender, day FROM sent) AS each WHERE company.id = $1
        ), pair AS (
          SELECT sender, day, other, sum(records) AS records, sum(length) AS length
          FROM (
            SELECT * FROM sent
            UNION ALL
            SELECT sender, other, day, records, length FROM sent_day CROSS JOIN LATERAL (
              SELECT cross_employee_id AS other, count(*) AS records, sum(end_at - start_at) AS length FROM contact
              WHERE company_id = $1 AND employee_id = sender AND source = 'mobile' AND start_at >= from_at AND start_at < until_at
                AND start_at >= $6 AND start_at < $7
              GROUP BY cross_employee_id) AS stored
          ) AS counted GROUP BY sender, day, other
        )
        SELECT sender AS "employeeId", to_char(day, 'YYYY-MM-DD') AS day, from_at AS "from", until_at AS "until", is_too_old AS "isTooOld"
        FROM pair JOIN sent_day USING (sender, day)
        GROUP BY sender, day, from_at, until_at, is_too_old
        HAVING is_too_old OR sum(records) > ${maxRecordsPerDay} OR count(*) > ${maxPeopleAtOnce}
          OR max(length) > interval '${maxPairMinutes} minutes'`,
    },
    [
      companyId,
      records.map(({ employeeId }) => employeeId),
      records.map(({ crossEmployeeId }) => crossEmployeeId),
      records.map(({ start }) => new Date(start).toISOString()),
      records.map(({ end }) => new Date(end).toISOString()),
      new Date(first - 2 * DAY).toISOString(),
      new Date(last + 2 * DAY).toISOString(),
      now.toISOString(),
    ],
  );
}

/** A stored record of a phone. */
export interface StoredRecord {
  id: string;
  crossEmployeeId: string;
  start: number;
  end: number;
}

/** Lists the records of a phone that begin on a day. */
export function listRecordsOfDay(
  db: Rows,
  companyId: string,
  { employeeId, from, until }: CrowdedDay,
): Promise<StoredRecord[]> {
  return db.rows(
    {
      name: 'records-of-phone-day',
      text: `SELECT id, cross_employee_id AS "crossEmployeeId", (extract(epoch FROM start_at) * 1000)::float8 AS start,
          (extract(epoch FROM end_at) * 1000)::float8 AS "end"
        FROM contact WHERE company_id = $1 AND employee_id = $2 AND source = 'mobile' AND start_at >= $3 AND start_at < $4`,
    },
    [companyId, employeeId, from, until],
  );
}

/** Lists which of these records of a phone are held or discarded: id and start in epoch milliseconds. */
export async function listHeldKeys(
  db: Rows,
  companyId: string,
  employeeId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const held = await db.rows<{ key: string }>(
    {
      name: 'held-keys',
      text: `SELECT id || ' ' || (extract(epoch FROM start_at) * 1000)::bigint AS key FROM held_record
        WHERE company_id = $1 AND employee_id = $2 AND id = ANY ($3::uuid[])`,
    },
    [companyId, employeeId, ids],
  );
  return new Set(held.map(({ key }) => key));
}

/** Counts the records of a phone that await a decision. */
export async function countHeld(db: Rows, companyId: string, employeeId: string): Promise<number> {
  const counted = await db.row<{ count: number }>(
    {
      name: 'count-held',
      text: `SELECT count(*)::int AS count FROM held_record
        WHERE company_id = $1 AND employee_id = $2 AND discarded_at IS NULL`,
    },
    [companyId, employeeId],
  );
  return counted!.count;
}

/** Stores records that exceed a budget. */
export async function holdRecords(
  db: Rows,
  companyId: string,
  records: readonly NewHeldRecord[],
): Promise<void> {
  await db.rows(
    {
      name: 'hold-records',
      text: `INSERT INTO held_record (company_id, employee_id, start_at, id, cross_employee_id, end_at, distance, day, reason)
        SELECT $1, * FROM unnest($2::uuid[], $3::timestamptz[], $4::uuid[], $5::uuid[], $6::timestamptz[], $7::real[], $8::date[], $9::text[])
        ON CONFLICT DO NOTHING RETURNING 1`,
    },
    [
      companyId,
      records.map(({ employeeId }) => employeeId),
      records.map(({ start }) => new Date(start).toISOString()),
      records.map(({ id }) => id),
      records.map(({ crossEmployeeId }) => crossEmployeeId),
      records.map(({ end }) => new Date(end).toISOString()),
      records.map(({ distance }) => distance),
      records.map(({ day }) => day),
      records.map(({ reason }) => reason),
    ],
  );
}

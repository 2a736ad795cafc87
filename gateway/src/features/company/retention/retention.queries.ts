import { type Listing, type ListPage, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { RetentionRun } from './retention-run.entity.js';
import type { RetentionPreview } from './retention.types.js';

/** Minimum time in which a shorter retention can be reverted. */
const minTimeToRevert = '1 hour';

/** When expired records are deleted if company $1 keeps $2 days: in the next night that leaves time to revert. */
const deletionTime = `CASE WHEN $2::integer < retention_days THEN next_night(now() + interval '${minTimeToRevert}', time_zone)
  ELSE greatest(retention_due_at, now()) END`;

/** Finds when the night comes that deletes what another retention no longer keeps. */
export async function findDeletionTime(db: Rows, companyId: string, days: number): Promise<Date> {
  const night = await db.row<{ dueAt: Date }>(
    {
      name: 'next-retention',
      text: `SELECT ${deletionTime} AS "dueAt" FROM company WHERE id = $1`,
    },
    [companyId, days],
  );
  return night!.dueAt;
}

/**
 * Previews the records that the next night would delete with another retention. Counts each kind up to a maximum. For a reader who may not
 * read health, cases and contacts that were added to them by hand are left out.
 */
export async function previewDeletion(
  db: Rows,
  companyId: string,
  { days, maxCounted, withHealth }: { days: number; maxCounted: number; withHealth: boolean },
): Promise<RetentionPreview> {
  const night = await db.row<{ goesAt: Date; keptFrom: string; bound: Date; timeZone: string }>(
    {
      name: 'next-retention-night',
      text: `SELECT goes_at AS "goesAt", first_kept AS "keptFrom", start_of_day(first_kept, time_zone) AS bound,
          time_zone AS "timeZone"
        FROM company, LATERAL (SELECT ${deletionTime} AS goes_at) AS night,
          LATERAL (SELECT (goes_at AT TIME ZONE time_zone)::date - $2 AS first_kept) AS kept
        WHERE id = $1`,
    },
    [companyId, days],
  );
  const counted = await db.row<
    Pick<
      RetentionPreview,
      'oldestDay' | 'contacts' | 'keptContacts' | 'breaches' | 'healthReports' | 'cases'
    >
  >(
    {
      name: 'count-expired-records',
      // A contact that was told by hand stays with its record as long as its case. Each use of expired reads no further than its limit.
      text: `WITH told AS (
          SELECT manual_contact.id, start_at, end_at FROM manual_contact
          JOIN disease_case ON disease_case.company_id = $1 AND disease_case.id = case_id
          WHERE $5 AND manual_contact.company_id = $1 AND start_at < $2 AND end_at <= $2
            AND taken_back_at IS NULL AND (closed_at IS NULL OR closed_at >= $2)
        ), expired AS NOT MATERIALIZED (
          SELECT start_at FROM contact WHERE company_id = $1 AND start_at < $2 AND end_at <= $2
            AND (source <> 'manual' OR ($5 AND id NOT IN (SELECT id FROM told)))
        )
        SELECT
          (SELECT count(*)::int FROM (SELECT FROM expired LIMIT $4) AS contacts) AS contacts,
          CASE WHEN $5 THEN (SELECT count(*)::int FROM (SELECT FROM told LIMIT $4) AS kept) END AS "keptContacts",
          (SELECT count(*)::int FROM (
            SELECT FROM camera_breach WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 LIMIT $4) AS breaches) AS breaches,
          (SELECT count(*)::int FROM (
            SELECT FROM health_record WHERE company_id = $1 AND created_at < $2 LIMIT $4) AS reports) AS "healthReports",
          (SELECT count(*)::int FROM (
            SELECT FROM disease_case WHERE $5 AND company_id = $1 AND closed_at < $2 LIMIT $4) AS cases) AS cases,
          (least(
            (SELECT start_at FROM expired ORDER BY start_at LIMIT 1),
            (SELECT start_at FROM camera_breach WHERE company_id = $1 AND start_at < $2 AND end_at <= $2 ORDER BY start_at LIMIT 1),
            (SELECT min(created_at) FROM health_record WHERE company_id = $1 AND created_at < $2),
            (SELECT min(closed_at) FROM disease_case WHERE $5 AND company_id = $1 AND closed_at < $2)
          ) AT TIME ZONE $3)::date AS "oldestDay"`,
    },
    [companyId, night!.bound, night!.timeZone, maxCounted, withHealth],
  );
  return {
    ...counted!,
    cases: withHealth ? counted!.cases : null,
    days,
    maxCounted,
    goesAt: night!.goesAt,
    keptFrom: night!.keptFrom,
  };
}

const runColumns = `company_id AS "companyId", id, kept_from AS "keptFrom", contacts, breaches,
  health_reports AS "healthReports", figures, cases, ran_at AS "ranAt"`;

/** Lists a page of retention runs, newest first. */
export function listRetentionRuns(
  db: Rows,
  companyId: string,
  listing: Listing,
): ListPage<RetentionRun> {
  const from = 'FROM retention_run WHERE company_id = $1';
  return selectPage(
    db,
    { name: 'retention-runs', from, values: [companyId] },
    { columns: runColumns, order: 'ran_at DESC, id DESC' },
    listing,
  );
}

/** Sets the first kept day of the companies whose deletion of records is due, and returns their ids. Skips companies past their own deletion date. */
export async function beginRetention(db: Rows): Promise<string[]> {
  const due = await db.rows<{ id: string }>({
    name: 'begin-retention',
    text: `UPDATE company SET forgotten_before = first_kept, kept_from = greatest(company.kept_from, first_kept)
      FROM (
        SELECT id, (now() AT TIME ZONE time_zone)::date - retention_days AS first_kept FROM company
        WHERE retention_due_at <= now() AND (deletion_at IS NULL OR deletion_at > now())
        ORDER BY id FOR NO KEY UPDATE
      ) AS due
      WHERE company.id = due.id RETURNING company.id`,
  });
  return due.map(({ id }) => id);
}

/** Deletes up to `max` held records that ended before the company's first kept day; returns their number. */
export async function deleteHeldBatch(db: Rows, companyId: string, max: number): Promise<number> {
  const deleted = await db.row<{ records: number }>(
    {
      name: 'forget-held-records',
      text: `WITH gone AS (
          DELETE FROM held_record WHERE company_id = $1 AND ctid = ANY (ARRAY(
            SELECT held.ctid FROM held_record AS held, company
            WHERE held.company_id = $1 AND company.id = $1 AND end_at <= start_of_day(forgotten_before, time_zone) LIMIT $2))
          RETURNING 1
        ) SELECT count(*)::int AS records FROM gone`,
    },
    [companyId, max],
  );
  return deleted!.records;
}

/** Drops the oldest day of contacts if no company keeps it; returns that day, or null. */
export async function dropContactDay(db: Rows): Promise<string | null> {
  const dropped = await db.row<{ day: string | null }>({
    name: 'drop-contact-day',
    text: 'SELECT drop_contact_day() AS day',
  });
  return dropped!.day;
}

/** Deletes up to `max` expired records of a company; returns whether none is left. */
export async function deleteBatch(db: Rows, companyId: string, max: number): Promise<boolean> {
  const batch = await db.row<{ done: boolean }>(
    { name: 'forget-records', text: 'SELECT forget_records($1, $2) AS done' },
    [companyId, max],
  );
  return batch!.done;
}

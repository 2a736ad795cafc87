import type { Rows } from '../../../database/tenant.js';
import { workedFollowUps, type Seen } from './follow-up-list.queries.js';
import type { FollowUpSummary } from './follow-up.types.js';

/**
 * Finds the time of the latest change that a session has seen. A new session starts from what its account had seen before. Several
 * people may share an account, so what one session marks as seen stays new for other sessions that are open at that time.
 */
export async function findSeenUntil(
  db: Rows,
  companyId: string,
  sessionId: string,
): Promise<Date | null> {
  const found = await db.row<{ until: Date | null }>(
    {
      name: 'follow-up-seen-until',
      text: `SELECT max(seen_until) AS until
        FROM session AS own
        JOIN session AS marking ON marking.company_id = $1 AND marking.account_id = own.account_id
        JOIN follow_up_seen AS seen ON seen.company_id = $1 AND seen.session_id = marking.id
        WHERE own.company_id = $1 AND own.id = $2 AND (marking.id = own.id OR marked_at < own.created_at)`,
    },
    [companyId, sessionId],
  );
  return found?.until ?? null;
}

/**
 * Stores the time of the latest change that a session has seen, in its only row. Other sessions of the account that began after an earlier
 * mark get a row with it first, because they start from it and it is replaced here.
 * @returns false, and stores nothing, for a time that is in the future by the clock of the database, which dates the changes.
 */
export async function storeSeen(
  db: Rows,
  companyId: string,
  sessionId: string,
  until: Date,
): Promise<boolean> {
  const found = await db.row<{ isPast: boolean }>(
    {
      name: 'store-follow-up-seen',
      text: `WITH stored AS (
          INSERT INTO follow_up_seen (company_id, session_id, seen_until)
          SELECT $1, each.id, CASE WHEN each.id = own.id THEN greatest($3, baseline.until) ELSE baseline.until END
          FROM session AS own
          JOIN session AS each ON each.company_id = $1
            AND (each.id = own.id OR each.account_id = own.account_id AND each.revoked_at IS NULL AND each.expires_at > statement_timestamp())
          CROSS JOIN LATERAL (
            SELECT max(seen_until) AS until FROM session AS marking
            JOIN follow_up_seen AS seen ON seen.company_id = $1 AND seen.session_id = marking.id
            WHERE marking.company_id = $1 AND marking.account_id = each.account_id
              AND (marking.id = each.id OR marked_at < each.created_at)
          ) AS baseline
          WHERE own.company_id = $1 AND own.id = $2 AND $3::timestamptz <= statement_timestamp()
            AND (each.id = own.id OR baseline.until IS NOT NULL)
          ORDER BY each.id
          ON CONFLICT (company_id, session_id) DO UPDATE
            SET seen_until = excluded.seen_until, marked_at = excluded.marked_at
            WHERE follow_up_seen.session_id = $2 AND excluded.seen_until > follow_up_seen.seen_until
        )
        SELECT $3::timestamptz <= statement_timestamp() AS "isPast"`,
    },
    [companyId, sessionId, until],
  );
  return found!.isPast;
}

/** Counts the follow-ups with changes that the viewer has not seen. */
export async function summarizeFollowUps(
  db: Rows,
  companyId: string,
  { sessionId, until }: Seen,
): Promise<FollowUpSummary> {
  const found = await db.row<FollowUpSummary>(
    {
      name: 'follow-up-summary',
      text: `SELECT (count(*) FILTER (WHERE changed_at > coalesce($2::timestamptz, '-infinity')
            AND (changed_by = $3::uuid) IS NOT TRUE))::int AS changed,
          max(changed_at) AS "latestChangeAt", $2::timestamptz AS "seenUntil"
        ${workedFollowUps}`,
    },
    [companyId, until, sessionId],
  );
  return found!;
}

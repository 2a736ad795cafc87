import type { Rows } from '../database/tenant.js';
import { jobSchema } from '../jobs/prepare.js';

/** Jobs of a queue by state. */
export interface QueueDepth {
  queue: string;
  /** Due but not picked up. */
  due: number;
  /** Scheduled for later, or waiting for a retry. */
  later: number;
  active: number;
  /** Failed for good and not deleted yet. */
  failed: number;
  /** Age of the oldest due job, in seconds. */
  oldestSeconds: number;
}

/** Counts the jobs of each queue. */
export function findQueueDepths(db: Rows): Promise<QueueDepth[]> {
  return db.rows({
    name: 'queue-depths',
    text: `SELECT name AS queue,
        count(*) FILTER (WHERE waits AND start_after <= now()) AS due,
        count(*) FILTER (WHERE waits AND start_after > now()) AS later,
        count(*) FILTER (WHERE state = 'active') AS active,
        count(*) FILTER (WHERE state = 'failed') AS failed,
        coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE waits AND start_after <= now())), 0)::float8 AS "oldestSeconds"
      FROM (SELECT name, state, start_after, state IN ('created', 'retry') AS waits FROM ${jobSchema}.job) AS job
      GROUP BY name`,
  });
}

/** Pending work outside the queues. */
export interface Waiting {
  count: number;
  oldestSeconds: number;
}

/** Counts the unsent mails of all companies. The transaction must be the provider's. */
export async function countUnsentMails(db: Rows): Promise<Waiting & { failed: number }> {
  const [mails] = await db.rows<Waiting & { failed: number }>({
    name: 'unsent-mails',
    text: `SELECT count(*) FILTER (WHERE status = 'QUEUED') AS count, count(*) FILTER (WHERE status = 'FAILED') AS failed,
        coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'QUEUED')), 0)::float8 AS "oldestSeconds"
      FROM mail WHERE status IN ('QUEUED', 'FAILED')`,
  });
  return mails ?? { count: 0, failed: 0, oldestSeconds: 0 };
}

/** Counts the days of all companies whose totals are outdated. The transaction must be the provider's. */
export async function countStaleInsights(db: Rows): Promise<Waiting> {
  const [stale] = await db.rows<Waiting>({
    name: 'stale-insights',
    text: `SELECT count(DISTINCT (company_id, day)) AS count, coalesce(extract(epoch FROM now() - min(marked_at)), 0)::float8 AS "oldestSeconds"
      FROM insight_mark`,
  });
  return stale ?? { count: 0, oldestSeconds: 0 };
}

/** Counts the cases of all companies whose recount is due. The transaction must be the provider's. */
export async function countStaleCases(db: Rows): Promise<Waiting> {
  const [stale] = await db.rows<Waiting>({
    name: 'stale-cases',
    text: `SELECT count(DISTINCT (company_id, case_id)) AS count, coalesce(extract(epoch FROM now() - min(marked_at)), 0)::float8 AS "oldestSeconds"
      FROM case_mark WHERE marked_at <= now()`,
  });
  return stale ?? { count: 0, oldestSeconds: 0 };
}

import type { Rows, Statement } from './tenant.js';

/**
 * Maximum days of contacts for which generic plans are used. Such a plan reads the days of its window only, but locks all of them: with
 * their indexes three locks a day, of the 6,400 that PostgreSQL has by default for all connections.
 */
const maxDays = 64;

const keepPlans: Statement = {
  name: 'keep-plans',
  text: `SELECT set_config('plan_cache_mode', CASE
      WHEN (SELECT count(*) FROM pg_inherits WHERE inhparent = 'contact'::regclass) <= ${maxDays}
        AND current_setting('app.keep_plans', true) IS DISTINCT FROM 'off'
      THEN 'force_generic_plan' ELSE 'auto' END, true)`,
};

const resetPlans: Statement = {
  name: 'reset-plans',
  text: `SELECT set_config('plan_cache_mode', 'auto', true)`,
};

/**
 * Runs statements over the days of contacts with generic plans, made once per connection. PostgreSQL would plan them every time,
 * because it expects a generic plan to read every day; for the records of a few people, planning takes longer than reading. With the
 * setting `app.keep_plans = off` PostgreSQL decides.
 */
export async function withKeptPlans<Result>(
  db: Rows,
  work: () => Promise<Result>,
): Promise<Result> {
  const [, result] = await Promise.all([db.rows(keepPlans), work()]);
  // Sent before any later statement, which fails too if this one does.
  db.rows(resetPlans).catch(() => undefined);
  return result;
}

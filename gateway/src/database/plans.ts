import type { Rows, Statement } from './tenant.js';

/**
 * Most days of contacts that a kept plan may stand for. It reads those of its window alone, but locks all of them each time:
 * with their indexes three locks a day, of 6,400 that a PostgreSQL has for all its connections unless it is told otherwise.
 */
const mostDays = 64;

const keep: Statement = {
  name: 'keep-plans',
  text: `SELECT set_config('plan_cache_mode', CASE
      WHEN (SELECT count(*) FROM pg_inherits WHERE inhparent = 'contact'::regclass) <= ${mostDays}
        AND current_setting('app.keep_plans', true) IS DISTINCT FROM 'off'
      THEN 'force_generic_plan' ELSE 'auto' END, true)`,
};

const makeAnew: Statement = {
  name: 'make-plans-anew',
  text: `SELECT set_config('plan_cache_mode', 'auto', true)`,
};

/**
 * Does statements over the days of contacts with plans that are made once a connection. PostgreSQL would make them anew each
 * time, since it believes that a kept one reads every day: for a few people's records that takes longer than to find them. A database
 * with the setting `app.keep_plans = off` decides by itself.
 */
export async function withKeptPlans<Result>(
  db: Rows,
  work: () => Promise<Result>,
): Promise<Result> {
  const [, result] = await Promise.all([db.rows(keep), work()]);
  // It goes out before whatever comes next; if it fails, so does that.
  db.rows(makeAnew).catch(() => undefined);
  return result;
}

const inOrder: Statement = {
  name: 'plan-in-order',
  text: `SELECT set_config('enable_hashjoin', 'off', true), set_config('enable_nestloop', 'off', true),
      set_config('enable_sort', 'off', true), set_config('plan_cache_mode', CASE
        WHEN current_setting('app.keep_plans', true) IS DISTINCT FROM 'off'
        THEN 'force_generic_plan' ELSE 'auto' END, true)`,
};

const anyhow: Statement = {
  name: 'plan-anyhow',
  text: `SELECT set_config('enable_hashjoin', 'on', true), set_config('enable_nestloop', 'on', true),
      set_config('enable_sort', 'on', true), set_config('plan_cache_mode', 'auto', true)`,
};

/**
 * The rows of a statement that compares tables which have indexes in one order: it reads them side by side, in that order, with
 * a plan that is made once a connection. PostgreSQL believes that putting them into a hash table is quicker; it takes half as
 * long again. All goes out at once, so that nothing else of the request comes between and is planned so too.
 */
export async function rowsInOrder<Row>(
  db: Rows,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const [, rows] = await Promise.all([
    db.rows(inOrder),
    db.rows<Row>(statement, values),
    db.rows(anyhow),
  ]);
  return rows;
}

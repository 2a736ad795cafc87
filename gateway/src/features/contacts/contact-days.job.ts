import { HOUR } from '../../durations.js';
import type { App } from '../../request/context.js';
import { sqlStateOf } from '../../errors.js';
import { inTenant } from '../../database/tenant.js';

/** How many days ahead of today there is room for records. */
const daysAhead = 7;

/** Makes room for the days to come, now and every hour. Processes that do it at once take turns. */
export async function keepContactDays(app: App): Promise<() => void> {
  const make = () =>
    inTenant(app.dataSource, null, async (db) => {
      // A new day takes the table for itself, and whoever comes after it waits too: rather the next hour than a long wait.
      await db.unnamed(`SET LOCAL lock_timeout = '2s'`);
      await db.unnamed('SELECT make_contact_days($1)', [daysAhead]);
    });
  await make().catch((error: unknown) => {
    // There is room for days: who reads for long, as a backup, may go on.
    if (sqlStateOf(error) !== '55P03') throw error;
  });
  const timer = setInterval(() => {
    make().catch((error: unknown) => app.log.error({ err: error }, 'contact days were not made'));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

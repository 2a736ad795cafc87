import { HOUR } from '../../durations.js';
import type { App } from '../../request/context.js';
import { sqlStateOf } from '../../errors.js';
import { inTenant } from '../../database/tenant.js';

/** Days ahead of today for which there are partitions. */
const daysAhead = 7;

/** Makes the partitions of the coming days, now and every hour. Processes that do so at the same time take turns. */
export async function startMakingContactDays(app: App): Promise<() => void> {
  const makeDays = () =>
    inTenant(app.dataSource, null, async (db) => {
      // A new partition locks the table, and everybody queues behind that lock: retrying in an hour is better than a long wait.
      await db.unnamed(`SET LOCAL lock_timeout = '2s'`);
      await db.unnamed('SELECT make_contact_days($1)', [daysAhead]);
    });
  await makeDays().catch((error: unknown) => {
    // There are partitions for days: a long reader, such as a backup, may continue.
    if (sqlStateOf(error) !== '55P03') throw error;
  });
  const timer = setInterval(() => {
    makeDays().catch((error: unknown) =>
      app.log.error({ err: error }, 'contact partitions could not be created'),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

import { HOUR } from '../../../durations.js';
import type { App } from '../../../request/context.js';
import { sqlStateOf } from '../../../errors.js';
import { inTenant } from '../../../database/tenant.js';

/** Days after today that have partitions. */
const daysAhead = 7;

/** Creates the partitions of the coming days, now and every hour. Concurrent processes do so one after another. */
export async function startContactPartitions(app: App): Promise<() => void> {
  const createPartitions = () =>
    inTenant(app.dataSource, null, async (db) => {
      // Creating a partition locks the table, and uploads queue behind that lock: better retry in an hour than wait long.
      await db.unnamed(`SET LOCAL lock_timeout = '2s'`);
      await db.unnamed('SELECT make_contact_days($1)', [daysAhead]);
    });
  await createPartitions().catch((error: unknown) => {
    // The next days have partitions already, so a long read, such as a backup, may go on.
    if (sqlStateOf(error) !== '55P03') throw error;
  });
  const timer = setInterval(() => {
    createPartitions().catch((error: unknown) =>
      app.log.error({ err: error }, 'contact partitions could not be created'),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

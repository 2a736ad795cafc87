import type { App } from '../../context.js';
import { poolOf } from '../../database/tenant.js';

/** How many days ahead of today there is room for records. */
const daysAhead = 7;
const hour = 60 * 60 * 1000;

/** Makes room for the days to come, now and every hour. Processes that do it at once take turns. */
export async function keepContactDays(app: App): Promise<() => void> {
  const make = () => poolOf(app.dataSource).query('SELECT make_contact_days($1)', [daysAhead]);
  await make();
  const timer = setInterval(() => {
    make().catch((error: unknown) => app.log.error({ err: error }, 'contact days were not made'));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}

import { expect, it } from 'vitest';
import { startTestApp } from '../../test/database.js';
import { inTenant } from '../database/tenant.js';
import { DAY, HOUR } from '../durations.js';
import { Contact } from '../features/contacts/records/contact.entity.js';
import { startDemo } from './demo.js';
import { addDays, demoCompanyId, getMidnight, toDay } from './people.js';

/** At 15:00, at least three weeks ago, so that no report lies in the future. */
const firstStart = getMidnight(addDays(toDay(Date.now()), -24)) + 15 * HOUR;

it('startDemo stops at once during the first simulation', async () => {
  const app = await startTestApp();
  try {
    const demo = await startDemo(app, () => firstStart);
    const contacts = () =>
      inTenant(app.dataSource, demoCompanyId, async (db) => (await db.manager()).find(Contact));
    await expect
      .poll(async () => (await contacts()).length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await demo.stop();
    expect((await contacts()).every(({ startAt }) => startAt.getTime() < firstStart - DAY)).toBe(
      true,
    );
  } finally {
    await app.stop();
  }
});

import type { Rows } from '../../database/tenant.js';

/** When does a calendar day, moved by some days, begin in a time zone? Epoch milliseconds. */
export async function startOfDay(
  db: Rows,
  date: string,
  days: number,
  timeZone: string,
): Promise<number> {
  const [found] = await db.rows<{ ms: number }>(
    {
      name: 'start-of-day',
      text: `SELECT (date_part('epoch', ($1::date + $2::int)::timestamp AT TIME ZONE $3) * 1000)::float8 AS ms`,
    },
    [date, days, timeZone],
  );
  return found?.ms ?? Number.NaN;
}

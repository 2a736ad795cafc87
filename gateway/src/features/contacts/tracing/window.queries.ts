import type { Rows } from '../../../database/tenant.js';

/** Finds when a calendar day, shifted by some days, starts in a time zone, in epoch milliseconds. */
export async function findStartOfDay(
  db: Rows,
  date: string,
  days: number,
  timeZone: string,
): Promise<number> {
  const found = await db.row<{ ms: number }>(
    {
      name: 'start-of-day',
      text: `SELECT (date_part('epoch', start_of_day($1::date + $2::int, $3)) * 1000)::float8 AS ms`,
    },
    [date, days, timeZone],
  );
  return found!.ms;
}

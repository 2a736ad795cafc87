import { describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import { startOfDayIn } from './calendar-days.js';

const gateway = useTestGateway();

describe('start_of_day', () => {
  // Years that are over: of later ones Node.js and PostgreSQL may know different rules.
  it('returns the same as startOfDayIn for all days of two years around clock changes of every zone', async () => {
    const found: { zone: string; day: string; start: number }[] =
      await gateway.app.dataSource.query(
        `SELECT zone, day::date::text AS day, (date_part('epoch', start_of_day(day::date, zone)) * 1000)::float8 AS start
         FROM unnest($1::text[]) AS zone JOIN pg_timezone_names ON name = zone,
           generate_series(timestamptz '2023-01-01 00:00Z', '2024-12-31 00:00Z', '1 day') AS day
         WHERE ((day + interval '24 hours') AT TIME ZONE zone) - ((day - interval '24 hours') AT TIME ZONE zone)
           <> interval '48 hours'`,
        [Intl.supportedValuesOf('timeZone')],
      );
    expect(new Set(found.map(({ zone }) => zone)).size).toBeGreaterThan(100);
    for (const { zone, day, start } of found)
      expect(`${zone} ${day} ${start}`).toBe(`${zone} ${day} ${startOfDayIn(zone, day)}`);
    expect(found).toContainEqual({
      zone: 'America/Havana',
      day: '2024-11-03',
      start: Date.UTC(2024, 10, 3, 4),
    });
  });
});

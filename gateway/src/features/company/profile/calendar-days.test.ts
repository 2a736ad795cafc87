import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { addDays, dayIn, formatDay, formatMoment, startOfDayIn } from './calendar-days.js';
import { todayIn } from './time-zone.js';

/** Zones whose clocks change at midnight, at one, at two, by half an hour, and never. */
const zones = fc.constantFrom(
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Singapore',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'UTC',
);
const days = fc.integer({ min: 0, max: 3000 }).map((number) => addDays('2022-01-01', number));

describe('startOfDayIn', () => {
  it('returns the first moment whose calendar day is that day', () => {
    fc.assert(
      fc.property(zones, days, (timeZone, day) => {
        const start = startOfDayIn(timeZone, day);
        expect(dayIn(timeZone, start)).toBe(day);
        expect(dayIn(timeZone, start - 1)).toBe(addDays(day, -1));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-29', 23],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-25', 25],
    ['a day without its first hour', 'America/Santiago', '2026-09-06', 23],
    ['a day whose first hour runs twice', 'America/Havana', '2026-11-01', 25],
    ['a day of 24.5 hours', 'Australia/Lord_Howe', '2026-04-05', 24.5],
  ])('handles %s', (_, timeZone, day, hours) => {
    const length = startOfDayIn(timeZone, addDays(day, 1)) - startOfDayIn(timeZone, day);
    expect(length / HOUR).toBe(hours);
  });
});

describe('dayIn', () => {
  it('returns the same day as todayIn', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 8 * 365 * 24 * 60 }), (timeZone, minutes) => {
        const moment = Date.UTC(2022, 0, 1) + minutes * MINUTE;
        expect(dayIn(timeZone, moment)).toBe(todayIn(timeZone, new Date(moment)));
      }),
    );
  });
});

describe('formatDay and formatMoment', () => {
  it('return weekday, day and month, and the time in the zone', () => {
    expect(formatDay('2026-05-14')).toBe('Thu 14 May');
    const moment = Date.UTC(2026, 4, 4, 6, 10);
    expect(formatMoment('Asia/Singapore', moment)).toBe('Mon 4 May, 14:10');
    expect(formatMoment('UTC', moment - DAY)).toBe('Sun 3 May, 06:10');
  });
});

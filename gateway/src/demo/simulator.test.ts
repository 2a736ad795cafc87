import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../durations.js';
import { simulateEncounters } from './encounters.js';
import { addDays, toDay, demoPeople, getMidnight, getWeekday } from './people.js';
import { listShifts } from './roster.js';
import { listSentHealth, simulateRecords, listSentRecords } from './simulator.js';

const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const anyMoment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) });

describe('demoPeople', () => {
  it('contains 120 people in 8 departments with valid and unique details', () => {
    expect(demoPeople).toHaveLength(120);
    expect(new Set(demoPeople.map(({ department }) => department)).size).toBe(8);
    for (const key of ['id', 'code', 'name', 'email', 'phone'] as const) {
      expect(new Set(demoPeople.map((person) => person[key])).size).toBe(120);
    }
    for (const { name, phone, email } of demoPeople) {
      expect(name).toMatch(/^\p{L}+( \p{L}+)+$/u);
      expect(phone).toMatch(/^[89]\d{7}$/);
      expect(email).toMatch(/^[a-z.]+@harbourline\.example$/);
    }
  });
});

describe('simulateRecords', () => {
  it('returns the same records for the same day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(simulateRecords(day)).toEqual(simulateRecords(day));
      }),
      { numRuns: 20 },
    );
  });

  it('returns no record with oneself, without a length or outside the shifts, and unique ids', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const records = simulateRecords(day);
        const shifts = new Map(listShifts(day).map((shift) => [shift.person, shift]));
        for (const { id, phone, cross, start, minutes, sentAt } of records) {
          expect(id).toMatch(
            /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
          );
          expect(cross).not.toBe(phone);
          expect(minutes).toBeGreaterThan(0);
          expect(minutes).toBeLessThan(65);
          for (const person of [phone, cross]) {
            expect(start).toBeGreaterThan(shifts.get(person)!.from - 5 * MINUTE);
            expect(start + minutes * MINUTE).toBeLessThan(shifts.get(person)!.until + 15 * MINUTE);
          }
          expect(sentAt).toBeGreaterThan(start + minutes * MINUTE);
        }
        expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      }),
      { numRuns: 40 },
    );
  });

  it('returns records of both phones for most contacts, and a few late ones', () => {
    const records = ['2026-11-16', '2026-11-17', '2026-11-18'].flatMap(simulateRecords);
    const byPair = Map.groupBy(records, ({ phone, cross, start }) =>
      [[phone.index, cross.index].toSorted((a, b) => a - b), Math.round(start / HOUR)].join(' '),
    );
    const byBoth = [...byPair.values()].filter(
      (of) => new Set(of.map(({ phone }) => phone)).size === 2,
    );
    expect(byBoth.length / byPair.size).toBeGreaterThan(0.7);
    expect(byBoth.length / byPair.size).toBeLessThan(1);
    const late = records.filter(
      ({ start, minutes, sentAt }) => sentAt > start + minutes * MINUTE + 30 * MINUTE,
    );
    expect(late.length / records.length).toBeGreaterThan(0.02);
    expect(late.length / records.length).toBeLessThan(0.12);
  });

  it('returns contacts between departments, but more within them', () => {
    const records = ['2026-11-16', '2026-11-17', '2026-11-18'].flatMap(simulateRecords);
    const between =
      records.filter(({ phone, cross }) => phone.department !== cross.department).length /
      records.length;
    expect(between).toBeGreaterThan(0.15);
    expect(between).toBeLessThan(0.6);
  });

  it('returns few records on weekends, but some', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = addDays(day, -((getWeekday(day) + 6) % 7));
        const week = Array.from(
          { length: 7 },
          (_, days) => simulateRecords(addDays(monday, days)).length,
        );
        const weekend = week[5]! + week[6]!;
        expect(weekend).toBeGreaterThan(10);
        expect(weekend / week.reduce((a, b) => a + b)).toBeLessThan(0.12);
        for (const workDay of week.slice(0, 5)) expect(workDay).toBeGreaterThan(300);
      }),
      { numRuns: 30 },
    );
  });
});

describe('simulateEncounters', () => {
  it('has nobody in two places at once', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        for (const person of demoPeople) {
          const own = simulateEncounters(day)
            .filter(({ people }) => people.includes(person))
            .toSorted((a, b) => a.from - b.from);
          for (const [at, encounter] of own.slice(1).entries()) {
            expect(encounter.from).toBeGreaterThanOrEqual(
              own[at]!.from + own[at]!.minutes * MINUTE,
            );
          }
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('listSentRecords', () => {
  it('returns the same records for a period as for its parts', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: 1, max: 40 * HOUR }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, length, share) => {
          const middle = from + Math.floor(length * share);
          const until = from + length;
          expect([...listSentRecords(from, middle), ...listSentRecords(middle, until)]).toEqual(
            listSentRecords(from, until),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  it('returns every record of a day in the end', () => {
    const records = simulateRecords('2026-11-18');
    const sent = new Set(
      listSentRecords(getMidnight('2026-11-18'), getMidnight('2026-11-23')).map(({ id }) => id),
    );
    expect(records.filter(({ id }) => !sent.has(id))).toEqual([]);
  });

  it('keeps some phones active at any hour, together with health reports', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const since = moment - 2 * HOUR;
        const active = [...listSentRecords(since, moment), ...listSentHealth(since, moment)].map(
          ({ phone }) => phone,
        );
        expect(new Set(active).size).toBeGreaterThan(5);
        expect(new Set(active).size).toBeLessThan(117);
      }),
      { numRuns: 40 },
    );
  });
});

it('toDay and getMidnight follow the clocks of Singapore', () => {
  expect(toDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(toDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
  expect(getMidnight('2026-11-21')).toBe(Date.parse('2026-11-20T16:00:00Z'));
});

import { describe, expect, it } from 'vitest';
import { exampleDay } from './example.factory.ts';
import { findExposure, formatFinding, listHours, formatClock, formatContact } from './example.ts';

const traced = (change: Partial<typeof exampleDay> = {}) => ({
  ill: 1,
  threshold: 15,
  example: { ...exampleDay, ...change },
});

describe('formatFinding', () => {
  it('counts the people to inform, with the time of the first exposure', () => {
    expect(formatFinding(traced())).toBe(
      'Ana falls ill: 3 people to inform, the first exposed at 09:20',
    );
  });

  it('uses the singular for one person', () => {
    expect(formatFinding(traced({ exposures: exampleDay.exposures.slice(0, 1) }))).toBe(
      'Ana falls ill: 1 person to inform, exposed at 11:00',
    );
  });

  it('explains why nobody is exposed', () => {
    expect(formatFinding({ ...traced({ exposures: [] }), threshold: 30 })).toBe(
      'Ana falls ill: nobody to inform, no contact reached 30 minutes',
    );
  });
});

it('formatContact names the carrier and the time', () => {
  expect(exampleDay.exposures.map((exposure) => formatContact(exampleDay, exposure))).toEqual([
    'with Ben in several meetings since 10:00',
    'with Ana since 09:05',
    'with Cleo since 12:10',
  ]);
});

it('findExposure finds the exposure of meetings that led to one', () => {
  const counted = exampleDay.meetings.map(
    (meeting) => findExposure(meeting, exampleDay.exposures)?.person,
  );
  expect(counted).toEqual([2, 3, 3, undefined, 4]);
});

it.each([
  [0, '08:00'],
  [80, '09:20'],
  [600, '18:00'],
])('formatClock formats minute %d as %s', (minutes, clock) => {
  expect(formatClock(minutes)).toBe(clock);
});

it('listHours lists every hour of a short day, every second hour of a long one', () => {
  expect(listHours(180)).toEqual([0, 60, 120, 180]);
  expect(listHours(540)).toEqual([0, 120, 240, 360, 480]);
});

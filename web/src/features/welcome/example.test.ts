import { describe, expect, it } from 'vitest';
import { exampleDay } from './example.factory.ts';
import { exposureBy, finding, hoursOf, sayClock, sayContact } from './example.ts';

const traced = (change: Partial<typeof exampleDay> = {}) => ({
  ill: 1,
  threshold: 15,
  example: { ...exampleDay, ...change },
});

describe('the finding', () => {
  it('says how many there are to inform, and when it began', () => {
    expect(finding(traced())).toBe('Ana falls ill: 3 people to inform, the first exposed at 09:20');
  });

  it('knows one person', () => {
    expect(finding(traced({ exposures: exampleDay.exposures.slice(0, 1) }))).toBe(
      'Ana falls ill: 1 person to inform, exposed at 11:00',
    );
  });

  it('says why there is nobody', () => {
    expect(finding({ ...traced({ exposures: [] }), threshold: 30 })).toBe(
      'Ana falls ill: nobody to inform, no contact reached 30 minutes',
    );
  });
});

it('says a contact', () => {
  expect(exampleDay.exposures.map((exposure) => sayContact(exampleDay, exposure))).toEqual([
    'with Ben in several meetings since 10:00',
    'with Ana since 09:05',
    'with Cleo since 12:10',
  ]);
});

it('tells the meetings that led to an exposure from the others', () => {
  const counted = exampleDay.meetings.map(
    (meeting) => exposureBy(meeting, exampleDay.exposures)?.person,
  );
  expect(counted).toEqual([2, 3, 3, undefined, 4]);
});

it.each([
  [0, '08:00'],
  [80, '09:20'],
  [600, '18:00'],
])('minute %d is %s', (minutes, clock) => {
  expect(sayClock(minutes)).toBe(clock);
});

it('marks as many hours as there is room for', () => {
  expect(hoursOf(180)).toEqual([0, 60, 120, 180]);
  expect(hoursOf(540)).toEqual([0, 120, 240, 360, 480]);
});

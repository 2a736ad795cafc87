import { describe, expect, it } from 'vitest';
import { formatHour, supportState, supportTime } from './office-hours.ts';

// 20 November 2026 is a Friday; Singapore is 8 hours ahead of UTC.
it.each([
  ['Friday 08:59', '2026-11-20T00:59:59Z', false, 'Closed now, opens today at 9am'],
  ['Friday 09:00', '2026-11-20T01:00:00Z', true, 'Open now, until 6pm'],
  ['Friday 17:59', '2026-11-20T09:59:59Z', true, 'Open now, until 6pm'],
  ['Friday 18:00', '2026-11-20T10:00:00Z', false, 'Closed now, opens Monday at 9am'],
  ['Saturday noon', '2026-11-21T04:00:00Z', false, 'Closed now, opens Monday at 9am'],
  ['Sunday noon', '2026-11-22T04:00:00Z', false, 'Closed now, opens tomorrow at 9am'],
  ['Monday 00:00, Sunday in UTC', '2026-11-22T16:00:00Z', false, 'Closed now, opens today at 9am'],
  ['Thursday 23:00', '2026-11-19T15:00:00Z', false, 'Closed now, opens tomorrow at 9am'],
])('opening hours on a %s in Singapore', (_when, instant, isOpen, words) => {
  expect(supportState(new Date(instant))).toEqual({ isOpen, words });
});

it('formats the time in Singapore', () => {
  expect(supportTime(new Date('2026-11-20T16:05:00Z'))).toBe('00:05');
});

describe('hours', () => {
  it.each([
    [0, '12am'],
    [9, '9am'],
    [12, '12pm'],
    [18, '6pm'],
  ])('formats %d as %s', (hour, words) => {
    expect(formatHour(hour)).toBe(words);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dayOf,
  exactMoment,
  inSentence,
  instantOf,
  formatAge,
  formatDay,
  formatMinutes,
  formatMoment,
  shiftDay,
  shortDay,
  todayIn,
} from './dates.ts';

const singapore = 'Asia/Singapore';
const newYork = 'America/New_York';

beforeEach(() => {
  // 01:30 on Thursday 5 March 2026 in Singapore; still 4 March in New York.
  vi.useFakeTimers({ now: new Date('2026-03-04T17:30:00Z'), toFake: ['Date'] });
});

describe('days', () => {
  it('begin at midnight in the company’s time zone', () => {
    expect(todayIn(singapore)).toBe('2026-03-05');
    expect(todayIn(newYork)).toBe('2026-03-04');
    expect(dayOf('2026-03-04T15:59:59Z', singapore)).toBe('2026-03-04');
    expect(dayOf('2026-03-04T16:00:00Z', singapore)).toBe('2026-03-05');
  });

  it('are formatted for the middle of a sentence', () => {
    expect(formatDay('2026-03-05', singapore)).toBe('Today');
    expect(inSentence(formatDay('2026-03-05', singapore))).toBe('today');
    expect(inSentence('Mon 16 Nov')).toBe('Mon 16 Nov');
    expect(formatDay('2026-03-04', singapore)).toBe('Yesterday');
    expect(formatDay('2026-03-06', singapore)).toBe('Tomorrow');
    expect(formatDay('2026-03-02', singapore)).toBe('Mon 2 Mar');
    expect(formatDay('2025-12-31', singapore)).toBe('Wed 31 Dec 2025');
    expect(shortDay('2026-03-05')).toBe('5/3/2026');
  });

  it('are added across months and clock changes', () => {
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
    expect(shiftDay('2026-03-07', 2)).toBe('2026-03-09');
  });
});

describe('moments', () => {
  it('are formatted in the company’s time zone', () => {
    expect(formatMoment('2026-03-04T16:12:00Z', singapore)).toBe('Today, 00:12');
    expect(formatMoment('2026-03-04T16:12:00Z', newYork)).toBe('Today, 11:12');
    expect(exactMoment('2026-03-02T01:12:33Z', singapore)).toMatch(
      /^Monday,? 2 March 2026 at 09:12:33 GMT\+8$/u,
    );
  });

  it('are computed from a day and a time, also on days with a clock change', () => {
    expect(instantOf('2026-03-05', '00:00', singapore)).toBe('2026-03-04T16:00:00.000Z');
    expect(instantOf('2026-03-08', '00:00', newYork)).toBe('2026-03-08T05:00:00.000Z');
    expect(instantOf('2026-03-08', '03:30', newYork)).toBe('2026-03-08T07:30:00.000Z');
    expect(instantOf('2026-03-08', '02:30', newYork)).toBe('2026-03-08T07:30:00.000Z');
    expect(instantOf('2026-11-01', '12:00', newYork)).toBe('2026-11-01T17:00:00.000Z');
  });
});

describe('minutes', () => {
  it.each([
    [0.5, '30 s'],
    [1, '1 min'],
    [4.76, '4.7 min'],
    [14.99, '14 min'],
    [15, '15 min'],
    [60, '1 h'],
    [65.2, '1 h 5 min'],
  ])('%d read %s', (minutes, words) => {
    expect(formatMinutes(minutes)).toBe(words);
  });
});

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [47 * 3_600, '47 hours ago'],
  [48 * 3_600, '2 days ago'],
])('says an age of %i seconds as %j', (seconds, words) => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(formatAge(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
});

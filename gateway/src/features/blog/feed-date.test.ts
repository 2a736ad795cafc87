import { describe, expect, it } from 'vitest';
import { feedDate } from './feed-date.js';

describe('a date', () => {
  it.each([
    ['Tue, 04 Nov 2025 09:00:00 GMT', '2025-11-04T09:00:00.000Z'],
    ['4 Nov 25 09:00 +0800', '2025-11-04T01:00:00.000Z'],
    ['Tue, 4 November 2025 09:00:00 EST', '2025-11-04T14:00:00.000Z'],
    ['Tue, 04 Nov 2025 09:00:00 -02:30', '2025-11-04T11:30:00.000Z'],
    ['2025-11-04', '2025-11-04T00:00:00.000Z'],
    ['2025-11-04T09:00:00Z', '2025-11-04T09:00:00.000Z'],
    ['2025-11-04T09:00:00.123+08:00', '2025-11-04T01:00:00.000Z'],
    ['2025-11-04 09:00', '2025-11-04T09:00:00.000Z'],
  ])('%j is %s', (words, moment) => {
    expect(feedDate(words)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'yesterday',
    '31 Feb 2025 09:00 GMT',
    '2025-13-01',
    '2025-02-30',
    '1',
    '4 Noe 2025',
    '2025-11-04T25:00:00Z',
  ])('%j is none', (words) => {
    expect(feedDate(words)).toBeNull();
  });
});

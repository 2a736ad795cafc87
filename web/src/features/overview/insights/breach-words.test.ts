import { describe, expect, it } from 'vitest';
import {
  compareBreaches,
  compareToBefore,
  formatFinding,
  findLargest,
  listLargest,
  formatDepartments,
  formatHour,
  formatLength,
} from './breach-words.ts';
import { texts } from './texts.ts';

describe('breach texts', () => {
  it.each([
    [12, 16, '12 breaches, 4 fewer than in the 7 days before'],
    [1, 0, '1 breach, none in the 7 days before'],
    [2, 1, '2 breaches, 1 more than in the 7 days before'],
    [1200, 100, '1,200 breaches, 1,100 more than in the 7 days before'],
    [3, 3, '3 breaches, as many as in the 7 days before'],
    [0, 4, 'No breaches, 4 fewer than in the 7 days before'],
    [0, 0, 'No breaches, and none in the 7 days before'],
  ])('compares %i with %i', (now, earlier, words) => {
    expect(compareBreaches(now, earlier, 'in the 7 days before')).toBe(words);
  });

  it.each([
    [12, 16, '4 fewer than before'],
    [1200, 1, '1,199 more than before'],
    [3, 3, 'as many as before'],
    [3, 0, 'none before'],
  ])('compares %i with %i beside the number', (now, earlier, words) => {
    expect(compareToBefore(now, earlier)).toBe(words);
  });

  it.each([
    [12, 3, 16, 3, '12 breaches, 4 fewer than in the 14 days before'],
    [1112, 10, 0, 0, '1,112 breaches; no phone reported in the 14 days before'],
    [
      1112,
      10,
      21,
      1,
      '1,112 breaches on 10 days with reports; 21 in the 14 days before, on 1 day with reports',
    ],
    [
      0,
      1,
      16,
      9,
      'No breaches on 1 day with reports; 16 in the 14 days before, on 9 days with reports',
    ],
    [0, 0, 16, 9, 'Not known: no phone reported in this period'],
    [0, 0, 0, 0, 'Not known: no phone reported in this period'],
  ])(
    'compares %i of %i reported days with %i of %i',
    (breaches, reportedDays, earlier, reportedDaysBefore, words) => {
      const history = {
        source: 'MOBILE' as const,
        totals: { breaches },
        before: { breaches: earlier },
        reportedDays,
        reportedDaysBefore,
      };
      expect(formatFinding(history, 'in the 14 days before')).toBe(words);
    },
  );

  it('formats the duration of one or more breaches', () => {
    expect(formatLength(1, 12)).toBe('It lasted 12 min');
    expect(formatLength(2, 65)).toBe('They lasted 1 h 5 min in total');
    expect(formatLength(0, 0)).toBeNull();
  });

  it('names breaches within a department, between two, and among former employees', () => {
    expect(formatDepartments('Sales', 'Sales')).toBe('Within Sales');
    expect(formatDepartments('Sales', 'Office')).toBe('Sales and Office');
    expect(formatDepartments(null, 'Office')).toBe('Office and people who have left');
    expect(formatDepartments(null, null)).toBe('Within people who have left');
  });

  it('formats an hour of the day', () => {
    expect(formatHour(9)).toBe('09:00 to 10:00');
    expect(formatHour(23)).toBe('23:00 to 00:00');
  });

  it('finds the highest values, all of equals, or none', () => {
    expect(findLargest([0, 3, 1, 3])).toEqual([1, 3]);
    expect(findLargest([0, 0])).toEqual([]);
    expect(findLargest([])).toEqual([]);
    expect(listLargest(['Mon', 'Tue', 'Wed'], texts.manyDays)).toBe('Mon, Tue and Wed');
    expect(listLargest(['Mon'], texts.manyDays)).toBe('Mon');
    expect(listLargest(['Mon', 'Tue', 'Wed', 'Thu'], texts.manyDays)).toBe('4 days');
  });
});

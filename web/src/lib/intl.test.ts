import { describe, expect, it } from 'vitest';
import { compareTexts, formatCount, formatDate, formatNumber, plural } from './intl.ts';

describe('plural', () => {
  it.each([
    [0, 'are'],
    [1, 'is'],
    [1.5, 'are'],
    [2, 'are'],
    [21, 'are'],
  ])('chooses the text for %s', (count, text) => {
    expect(plural(count, { one: 'is', other: 'are' })).toBe(text);
  });

  it('falls back to the general text', () => {
    expect(plural(1, { other: 'sheep' })).toBe('sheep');
  });
});

describe('formatNumber', () => {
  it('groups thousands', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567');
  });

  it('groups money as in its country', () => {
    expect(formatNumber(100_000, { minimumFractionDigits: 2 }, 'en-IN')).toBe('1,00,000.00');
  });
});

describe('formatCount', () => {
  it('names what is counted', () => {
    const forms = { one: 'order', other: 'orders' };
    expect([0, 1, 5012].map((count) => formatCount(count, forms))).toEqual([
      '0 orders',
      '1 order',
      '5,012 orders',
    ]);
  });
});

describe('formatDate', () => {
  it('uses the time zone and options of each call', () => {
    const instant = '2026-11-16T23:30:00Z';
    expect(formatDate(instant, 'Asia/Singapore', { day: 'numeric', month: 'short' })).toBe(
      '17 Nov',
    );
    expect(formatDate(instant, 'UTC', { day: 'numeric', month: 'short' })).toBe('16 Nov');
    expect(formatDate(instant, 'UTC', { dateStyle: 'long' })).toBe('16 November 2026');
  });
});

describe('compareTexts', () => {
  it('orders accents and cases as a dictionary does', () => {
    expect(['b', 'É', 'a', 'E'].toSorted(compareTexts)).toEqual(['a', 'b', 'E', 'É']);
  });
});

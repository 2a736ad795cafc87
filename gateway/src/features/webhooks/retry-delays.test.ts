import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../durations.js';
import { parseRetryAfter, getPauseDelay, getRetryDelay } from './retry-delays.js';

describe('getRetryDelay', () => {
  it('tries ten times in a good three days, then gives up', () => {
    const delays = Array.from({ length: 9 }, (_, index) => getRetryDelay(index + 1, 0));
    const total = delays.reduce<number>((sum, delay) => sum + (delay ?? NaN), 0);
    expect(delays[0]).toBe(5000);
    expect(total).toBeGreaterThan(3 * DAY);
    expect(total).toBeLessThan(3.5 * DAY);
    expect(getRetryDelay(10, 0)).toBeNull();
  });

  it('waits up to a tenth longer, at random', () => {
    expect(getRetryDelay(2, 0)).toBe(5 * MINUTE);
    expect(getRetryDelay(2, 0.5)).toBe(5.25 * MINUTE);
    expect(getRetryDelay(2, 1)).toBe(5.5 * MINUTE);
  });
});

describe('getPauseDelay', () => {
  it.each([
    [0, 10_000],
    [MINUTE, MINUTE],
    [DAY, 5 * MINUTE],
  ])('of a receiver that has failed for %i ms is %i ms', (failingForMs, delay) => {
    expect(getPauseDelay(failingForMs, 0)).toBe(delay);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  it.each([
    ['seconds', 429, '90', 90_000],
    ['a date', 503, 'Mon, 23 Nov 2026 10:05:00 GMT', 5 * MINUTE],
    ['more than an hour', 503, '86400', HOUR],
    ['more digits than a number has', 503, '9'.repeat(400), HOUR],
    ['nothing', 503, undefined, null],
    ['no wait', 429, '0', null],
    ['a date in the past', 429, 'Mon, 23 Nov 2026 09:00:00 GMT', null],
    ['words', 429, 'soon', null],
    ['a wait, but is not busy', 500, '90', null],
  ])('of an answer that asks for %s', (_, status, retryAfter, delay) => {
    expect(parseRetryAfter(status, retryAfter, now)).toBe(delay);
  });
});

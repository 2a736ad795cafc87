import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { parseRetryAfter, getPauseDelay, getRetryDelay } from './retry-delays.js';

describe('getRetryDelay', () => {
  it('allows ten tries in a little over three days', () => {
    const delays = Array.from({ length: 9 }, (_, index) => getRetryDelay(index + 1, 0));
    const total = delays.reduce<number>((sum, delay) => sum + (delay ?? NaN), 0);
    expect(delays[0]).toBe(5000);
    expect(total).toBeGreaterThan(3 * DAY);
    expect(total).toBeLessThan(3.5 * DAY);
    expect(getRetryDelay(10, 0)).toBeNull();
  });

  it('adds up to a tenth at random', () => {
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
  ])('returns for %i ms of failures %i ms', (failingForMs, delay) => {
    expect(getPauseDelay(failingForMs, 0)).toBe(delay);
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-23T10:00:00Z');
  it.each([
    ['a number of seconds', 429, '90', 90_000],
    ['a date', 503, 'Mon, 23 Nov 2026 10:05:00 GMT', 5 * MINUTE],
    ['more than an hour', 503, '86400', HOUR],
    ['more digits than a number has', 503, '9'.repeat(400), HOUR],
    ['no header', 503, undefined, null],
    ['zero seconds', 429, '0', null],
    ['a date in the past', 429, 'Mon, 23 Nov 2026 09:00:00 GMT', null],
    ['words', 429, 'soon', null],
    ['seconds, but another status', 500, '90', null],
  ])('reads an answer with %s', (_, status, retryAfter, delay) => {
    expect(parseRetryAfter(status, retryAfter, now)).toBe(delay);
  });
});

import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../durations.js';
import { findAwayDelay, findRetryDelay } from './retry-delays.js';

describe('findRetryDelay', () => {
  it('tries ten times in a good three days, then gives up', () => {
    const delays = Array.from({ length: 9 }, (_, index) => findRetryDelay(index + 1, 0));
    const total = delays.reduce<number>((sum, delay) => sum + (delay ?? NaN), 0);
    expect(delays[0]).toBe(5000);
    expect(total).toBeGreaterThan(3 * DAY);
    expect(total).toBeLessThan(3.5 * DAY);
    expect(findRetryDelay(10, 0)).toBeNull();
  });

  it('waits up to a tenth longer, at random', () => {
    expect(findRetryDelay(2, 0)).toBe(5 * MINUTE);
    expect(findRetryDelay(2, 0.5)).toBe(5.25 * MINUTE);
    expect(findRetryDelay(2, 1)).toBe(5.5 * MINUTE);
  });
});

describe('findAwayDelay', () => {
  it.each([
    [0, 10_000],
    [MINUTE, MINUTE],
    [DAY, 5 * MINUTE],
  ])('of a receiver that has failed for %i ms is %i ms', (failingForMs, delay) => {
    expect(findAwayDelay(failingForMs, 0)).toBe(delay);
  });
});

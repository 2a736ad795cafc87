import { describe, expect, it } from 'vitest';
import { Restarts } from './restarts.js';

describe('the place of a process that has died', () => {
  it('is taken at once, and later and later where one dies after the other', () => {
    const restarts = new Restarts();
    const pauses = Array.from({ length: 9 }, () => restarts.pauseAfter(1000));
    expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('is taken at once again after one that lived', () => {
    const restarts = new Restarts();
    for (let times = 0; times < 4; times += 1) restarts.pauseAfter(1000);
    expect(restarts.pauseAfter(60_000)).toBe(0);
    expect(restarts.pauseAfter(1000)).toBe(500);
  });
});

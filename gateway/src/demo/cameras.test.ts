import { describe, expect, it } from 'vitest';
import { HOUR } from '../durations.js';
import { listSentBreaches } from './cameras.js';
import { getMidnight } from './people.js';

describe('listSentBreaches', () => {
  it('returns the same breaches for a period as for its parts, each after its end', () => {
    const from = getMidnight('2026-11-16');
    const until = from + 3 * 24 * HOUR;
    for (const index of [0, 1, 2, 3]) {
      const whole = listSentBreaches(index, from, until);
      const parts: string[] = [];
      for (let at = from; at < until; at += 7 * HOUR)
        parts.push(
          ...listSentBreaches(index, at, Math.min(at + 7 * HOUR, until)).map(({ id }) => id),
        );
      expect(new Set(parts).size).toBe(parts.length);
      expect(parts.toSorted()).toEqual(whole.map(({ id }) => id).toSorted());
      expect(whole.length).toBeGreaterThan(3);
      expect(whole.every(({ end, people }) => end <= until && people >= 2)).toBe(true);
    }
  });
});

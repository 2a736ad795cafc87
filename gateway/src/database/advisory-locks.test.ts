import { describe, expect, it } from 'vitest';
import { databaseLocks, lockSeeds } from './advisory-locks.js';

describe('advisory locks', () => {
  it('each has a number of its own', () => {
    for (const locks of [databaseLocks, lockSeeds]) {
      const numbers = Object.values(locks);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

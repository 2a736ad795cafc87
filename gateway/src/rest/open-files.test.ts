import { describe, expect, it } from 'vitest';
import { Unavailable } from '../errors.js';
import { OpenFiles } from './open-files.js';

/** How many files of as many companies may leave at a time. */
function mostOf(files: OpenFiles): number {
  for (let count = 0; ; count += 1) {
    try {
      files.leaving(`company ${count}`);
    } catch (error) {
      expect(error).toBeInstanceOf(Unavailable);
      return count;
    }
  }
}

describe('files that leave', () => {
  it.each([
    [16, 6],
    [8, 3],
    [4, 1],
    [1, 1],
  ])('of %d connections hold %d at most', (connections, most) => {
    expect(mostOf(new OpenFiles(connections))).toBe(most);
  });

  it('of one company are 3, until one has left', () => {
    const files = new OpenFiles();
    const [left] = [1, 2, 3].map(() => files.leaving('a company'));
    expect(() => files.leaving('a company')).toThrow(Unavailable);
    left?.();
    left?.();
    expect(() => files.leaving('a company')).not.toThrow();
    expect(() => files.leaving('a company')).toThrow(Unavailable);
  });
});

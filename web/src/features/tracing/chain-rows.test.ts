import { describe, expect, it } from 'vitest';
import { levelsToFold, rowHeight } from './chain-rows.ts';

const exposures = (...counts: number[]) =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => ({ level: index + 1 })));

describe('a case of many people', () => {
  it('shows everybody while they can be taken in', () => {
    expect(levelsToFold(exposures(20, 60, 40))).toEqual(new Set());
  });

  it('folds the largest levels first', () => {
    expect(levelsToFold(exposures(20, 80, 400))).toEqual(new Set([3]));
    expect(levelsToFold(exposures(20, 120, 360))).toEqual(new Set([3, 2]));
  });

  it('makes rows thinner', () => {
    expect([10, 100, 500].map(rowHeight)).toEqual([32, 24, 18]);
  });
});

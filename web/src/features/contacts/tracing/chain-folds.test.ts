import { describe, expect, it } from 'vitest';
import { allFolded, allUnfolded, isUnfolded, toggleFolds } from './chain-folds.ts';

describe('folds of a chain', () => {
  it('are closed until opened', () => {
    const folds = toggleFolds(allFolded, ['ana', 'ben']);
    expect(['ana', 'ben', 'cleo'].map((key) => isUnfolded(folds, key))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isUnfolded(toggleFolds(folds, ['ana']), 'ana')).toBe(false);
  });

  it('stay open for people added later, once all were opened', () => {
    const folds = toggleFolds(allUnfolded, ['ana']);
    expect(['ana', 'added later'].map((key) => isUnfolded(folds, key))).toEqual([false, true]);
  });
});

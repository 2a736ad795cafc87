import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coarsenCount, findMergedGroups, minGroupSize } from './small-groups.js';

describe('coarsenCount', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 5],
    [9, 5],
    [103, 100],
  ])('shows %i as %s', (count, shown) => {
    expect(coarsenCount(count)).toBe(shown);
  });

  it('returns counts whose difference does not reveal fewer than 5 people', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(4), (total, small) => {
        const [all, rest] = [coarsenCount(total), coarsenCount(total - small)];
        if (all === null || rest === null) return;
        // The difference is 0 or 5, whatever the small group counts.
        expect([0, minGroupSize]).toContain(all - rest);
      }),
    );
  });
});

describe('findMergedGroups', () => {
  const known = [
    { name: 'Sales', people: 40 },
    { name: 'Office', people: 6 },
    { name: 'Board', people: 2 },
    { name: 'Legal', people: 3 },
  ];

  it('merges no group if all are large enough', () => {
    expect(findMergedGroups(known, new Set(['Sales', 'Office']))).toEqual(new Set());
  });

  it('leaves a group of exactly 5 people alone', () => {
    const five = [...known, { name: 'Five', people: 5 }];
    expect(findMergedGroups(five, new Set(['Sales', 'Five']))).toEqual(new Set());
  });

  it('merges small groups if they are large enough together', () => {
    expect(findMergedGroups(known, new Set(['Sales', 'Board', 'Legal']))).toEqual(
      new Set(['Board', 'Legal']),
    );
  });

  it.each([['Board'], [null], ['Long gone']])(
    'merges a single small group, %s, with the next larger one',
    (small) => {
      expect(findMergedGroups(known, new Set(['Sales', 'Office', small]))).toEqual(
        new Set([small, 'Office']),
      );
    },
  );

  it('leaves neither a small group nor a small rest of the total', () => {
    const groups = fc.uniqueArray(fc.record({ name: fc.string(), people: fc.nat(12) }), {
      selector: ({ name }) => name,
      maxLength: 8,
    });
    fc.assert(
      fc.property(groups, fc.boolean(), (all, withNobody) => {
        const named = new Set([...all.map(({ name }) => name), ...(withNobody ? [null] : [])]);
        const merged = findMergedGroups(all, named);
        const shown = all.filter(({ name }) => !merged.has(name));
        expect(shown.every(({ people }) => people >= minGroupSize)).toBe(true);
        const rest = all
          .filter(({ name }) => merged.has(name))
          .reduce((sum, { people }) => sum + people, 0);
        if (merged.size > 0 && shown.length > 0) expect(rest).toBeGreaterThanOrEqual(minGroupSize);
      }),
    );
  });
});

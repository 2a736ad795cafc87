import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toMoney,
  toMinorUnits,
  monthlyPrice,
  partsOf,
  formatMoney,
  formatShortMoney,
  totalOf,
  type Term,
  type Tier,
} from './pricing.ts';

const steps = (lasts: [number, number], prices: [number, number, number]): Tier[] => [
  { last: lasts[0], price: prices[0] },
  { last: lasts[1], price: prices[1] },
  { last: null, price: prices[2] },
];

// The provider's price list.
const inrPrices = {
  mobile: steps([200, 500], [10_000, 8_000, 6_000]),
  camera: steps([10, 20], [400_000, 300_000, 200_000]),
};
const usdPrices = {
  mobile: steps([200, 500], [200, 160, 120]),
  camera: steps([10, 20], [6_000, 4_500, 3_000]),
};

describe('monthly price of employees with the mobile app', () => {
  it.each([
    ['nobody', 0, 0, 0],
    ['one', 1, 10_000, 200],
    ['the whole first tier', 200, 2_000_000, 40_000],
    ['one of the second tier', 201, 2_008_000, 40_160],
    ['the whole second tier', 500, 4_400_000, 88_000],
    ['one of the third tier', 501, 4_406_000, 88_120],
    ['a thousand', 1000, 7_400_000, 148_000],
  ])('of %s: %i', (_, employees, inr, usd) => {
    expect(totalOf(inrPrices.mobile, employees, 'MONTHLY').total).toBe(inr);
    expect(totalOf(usdPrices.mobile, employees, 'MONTHLY').total).toBe(usd);
  });
});

describe('monthly price of cameras with computer vision', () => {
  it.each([
    [1, 400_000, 6_000],
    [10, 4_000_000, 60_000],
    [11, 4_300_000, 64_500],
    [20, 7_000_000, 105_000],
    [21, 7_200_000, 108_000],
    [40, 11_000_000, 165_000],
  ])('of %i', (cameras, inr, usd) => {
    expect(totalOf(inrPrices.camera, cameras, 'MONTHLY').total).toBe(inr);
    expect(totalOf(usdPrices.camera, cameras, 'MONTHLY').total).toBe(usd);
  });
});

describe('annual term', () => {
  it('discounts the monthly price by 10% for twelve months', () => {
    expect(totalOf([{ last: null, price: 200 }], 25, 'ANNUAL')).toEqual({
      parts: [{ count: 25, price: 180, amount: 4_500 }],
      monthly: 4_500,
      months: 12,
      total: 54_000,
    });
  });

  it('rounds the price to whole cents before it multiplies', () => {
    // 1.99 less 10% is 1.791: twelve months of a thousand are 21,480, not 21,492.
    expect(monthlyPrice(199, 'ANNUAL')).toBe(179);
    expect(totalOf([{ last: null, price: 199 }], 1000, 'ANNUAL').total).toBe(2_148_000);
    expect(monthlyPrice(5, 'ANNUAL')).toBe(5);
  });

  it('discounts every tier', () => {
    expect(partsOf(usdPrices.mobile, 600, 'ANNUAL').map(({ price }) => price)).toEqual([
      180, 144, 108,
    ]);
  });
});

const anyTiers: fc.Arbitrary<Tier[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([lasts, prices]) =>
    [...lasts.toSorted((one, other) => one - other), null].map((last, index) => ({
      last,
      price: prices[index] ?? 0,
    })),
  );
const anyCount = fc.integer({ min: 0, max: 1000 });
const anyTerm = fc.constantFrom<Term[]>('MONTHLY', 'ANNUAL');

/** Computes the same sum item by item. */
const oneByOne = (tiers: Tier[], count: number, term: Term): number => {
  let sum = 0;
  for (let item = 1; item <= count; item += 1) {
    const tier = tiers.find(({ last }) => last === null || item <= last);
    sum += monthlyPrice(tier?.price ?? 0, term);
  }
  return sum;
};

describe('marginal prices', () => {
  it('equal the sum of the prices of single items', () => {
    fc.assert(
      fc.property(anyTiers, anyCount, anyTerm, (tiers, count, term) => {
        const { monthly, total, months, parts } = totalOf(tiers, count, term);
        expect(monthly).toBe(oneByOne(tiers, count, term));
        expect(total).toBe(monthly * months);
        expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count);
        expect(Number.isInteger(total)).toBe(true);
      }),
    );
  });

  it('never decrease with another item', () => {
    fc.assert(
      fc.property(anyTiers, anyCount, anyTerm, (tiers, count, term) => {
        expect(totalOf(tiers, count + 1, term).total).toBeGreaterThanOrEqual(
          totalOf(tiers, count, term).total,
        );
      }),
    );
  });
});

describe('formatMoney', () => {
  it('groups digits as in the currency’s country', () => {
    expect(formatMoney(1_234_567_89, 'INR')).toBe('INR 12,34,567.89');
    expect(formatMoney(1_234_567_89, 'USD')).toBe('USD 1,234,567.89');
    expect(formatShortMoney(160, 'USD')).toBe('USD 1.60');
    expect(formatShortMoney(400_000, 'INR')).toBe('INR 4,000');
  });

  it.each([
    ['2.00', 200],
    ['0.00', 0],
    ['19.99', 1999],
    ['1.15', 115],
  ])('reads %s', (price, units) => {
    expect(toMinorUnits({ amount: price, currency: 'USD' })).toBe(units);
    expect(toMoney(units, 'USD')).toEqual({ amount: price, currency: 'USD' });
  });
});

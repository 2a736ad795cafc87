import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CurrencyCode,
  LicenceKind,
  PriceRegion,
  type Prices,
  professionalPrices,
  type Tier,
} from './price-list.js';
import {
  formatDecimal,
  calculateMonthlyPrice,
  OrderTerm,
  calculateQuote,
  formatMoney,
} from './pricing.js';

const { MONTHLY, ANNUAL } = OrderTerm;
const makeCounts = (employees: number, cameras: number) => ({
  EMPLOYEE: employees,
  CAMERA: cameras,
});
const { INDIA: inr, INTERNATIONAL: usd } = professionalPrices;

describe('calculateQuote for employees by the month', () => {
  it.each([
    ['nobody', 0, 0, 0],
    ['one', 1, 10_000, 200],
    ['the whole first tier', 200, 2_000_000, 40_000],
    ['one of the second tier', 201, 2_008_000, 40_160],
    ['the whole second tier', 500, 4_400_000, 88_000],
    ['one of the third tier', 501, 4_406_000, 88_120],
    ['a thousand', 1000, 7_400_000, 148_000],
  ])('prices %s (%i)', (_, employees, rupees, dollars) => {
    expect(calculateQuote(inr, makeCounts(employees, 0), MONTHLY).total).toBe(rupees);
    expect(calculateQuote(usd, makeCounts(employees, 0), MONTHLY).total).toBe(dollars);
  });
});

describe('calculateQuote for cameras by the month', () => {
  it.each([
    [10, 4_000_000, 60_000],
    [11, 4_300_000, 64_500],
    [20, 7_000_000, 105_000],
    [21, 7_200_000, 108_000],
    [40, 11_000_000, 165_000],
  ])('prices %i cameras', (cameras, rupees, dollars) => {
    expect(calculateQuote(inr, makeCounts(0, cameras), MONTHLY).total).toBe(rupees);
    expect(calculateQuote(usd, makeCounts(0, cameras), MONTHLY).total).toBe(dollars);
  });
});

describe('calculateQuote for the annual term', () => {
  it('takes 10% off each price and counts twelve months', () => {
    expect(calculateQuote(usd, makeCounts(201, 1), ANNUAL)).toEqual({
      lines: [
        { kind: LicenceKind.EMPLOYEE, count: 200, price: 180, amount: 36_000 },
        { kind: LicenceKind.EMPLOYEE, count: 1, price: 144, amount: 144 },
        { kind: LicenceKind.CAMERA, count: 1, price: 5_400, amount: 5_400 },
      ],
      monthly: 41_544,
      months: 12,
      total: 498_528,
    });
  });

  it('rounds the price to whole minor units, half up, before it multiplies', () => {
    expect([199, 5, 15, 14].map((price) => calculateMonthlyPrice(price, ANNUAL))).toEqual([
      179, 5, 14, 13,
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
const anyPrices: fc.Arbitrary<Prices> = fc
  .tuple(anyTiers, anyTiers)
  .map(([EMPLOYEE, CAMERA]) => ({ EMPLOYEE, CAMERA }));
const anyWanted = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 500 }))
  .map(([employees, cameras]) => makeCounts(employees, cameras));
const anyTerm = fc.constantFrom(MONTHLY, ANNUAL);

/** Sums the prices item by item. */
function sumItemPrices(tiers: readonly Tier[], count: number, term: OrderTerm): number {
  let sum = 0;
  for (let item = 1; item <= count; item += 1) {
    const tier = tiers.find(({ last }) => last === null || item <= last);
    sum += calculateMonthlyPrice(tier?.price ?? 0, term);
  }
  return sum;
}

describe('calculateQuote for any price list', () => {
  it('equals the sum of the prices of all items', () => {
    fc.assert(
      fc.property(anyPrices, anyWanted, anyTerm, (prices, many, term) => {
        const { lines, monthly, months, total } = calculateQuote(prices, many, term);
        const counted = Object.values(LicenceKind).map((kind) =>
          sumItemPrices(prices[kind], many[kind], term),
        );
        expect(monthly).toBe(counted.reduce((sum, each) => sum + each, 0));
        expect(total).toBe(monthly * months);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(monthly);
        for (const kind of Object.values(LicenceKind)) {
          const ofKind = lines.filter((line) => line.kind === kind);
          expect(ofKind.reduce((sum, { count }) => sum + count, 0)).toBe(many[kind]);
        }
      }),
    );
  });

  it('returns no lower total for one more item', () => {
    fc.assert(
      fc.property(anyPrices, anyWanted, anyTerm, (prices, many, term) => {
        const one = { ...many, EMPLOYEE: many.EMPLOYEE + 1 };
        expect(calculateQuote(prices, one, term).total).toBeGreaterThanOrEqual(
          calculateQuote(prices, many, term).total,
        );
      }),
    );
  });
});

describe('formatDecimal', () => {
  it('returns two decimals for every amount', () => {
    expect([0, 5, 60, 199, 123_456_789].map(formatDecimal)).toEqual([
      '0.00',
      '0.05',
      '0.60',
      '1.99',
      '1234567.89',
    ]);
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(Math.round(Number(formatDecimal(amount)) * 100)).toBe(amount);
        expect(formatDecimal(amount)).toMatch(/^\d+\.\d\d$/);
      }),
    );
  });
});

describe('formatMoney', () => {
  it("groups digits as the currency's country does", () => {
    expect(formatMoney('1234567.89', CurrencyCode.INR)).toBe('INR 12,34,567.89');
    expect(formatMoney('1234567.80', CurrencyCode.USD)).toBe('USD 1,234,567.80');
  });
});

describe('professionalPrices', () => {
  it('has prices for each region', () => {
    expect(Object.keys(professionalPrices)).toEqual(Object.values(PriceRegion));
  });
});

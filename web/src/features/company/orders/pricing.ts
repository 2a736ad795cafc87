import { formatNumber } from '../../../lib/intl.ts';

/*
 * Calculates with money in whole minor units (cents, paise), in the same way as the gateway.
 */

/** Currencies of listed prices. */
export type Currency = 'INR' | 'USD';

/** Money in the gateway's format. The amount has two decimals. */
export interface Money {
  amount: string;
  currency: Currency;
}

/** A price tier: each item after the previous tier, up to and including number `last`, costs `price`. */
export interface Tier {
  /** Null if there is no end. */
  last: number | null;
  /** Minor units per item and month. */
  price: number;
}

/** Term that a subscription is paid for in advance. */
export type Term = 'MONTHLY' | 'ANNUAL';

export const monthsOf: Record<Term, number> = { MONTHLY: 1, ANNUAL: 12 };

/** Discount of the annual term. */
const annualDiscountPercent = 10;

/** Returns the price per item and month. The annual term has a discount of 10%, rounded half up to whole minor units. */
export const monthlyPrice = (price: number, term: Term): number =>
  term === 'ANNUAL' ? Math.round((price * (100 - annualDiscountPercent)) / 100) : price;

/** Items at one price. */
export interface PricedPart {
  count: number;
  /** Minor units per item and month, with the discount of the term. */
  price: number;
  /** Minor units per month. */
  amount: number;
}

/** Splits items into marginal tiers with their monthly prices. Tiers without items are left out. */
export const partsOf = (tiers: readonly Tier[], count: number, term: Term): PricedPart[] => {
  let before = 0;
  return tiers.flatMap((tier) => {
    const inTier = Math.max(0, Math.min(count, tier.last ?? Infinity) - before);
    before = tier.last ?? Infinity;
    const price = monthlyPrice(tier.price, term);
    return inTier === 0 ? [] : [{ count: inTier, price, amount: inTier * price }];
  });
};

export interface Total {
  parts: PricedPart[];
  /** Minor units per month. */
  monthly: number;
  months: number;
  /** Minor units for the whole term. */
  total: number;
}

/** Returns the price of items for a term. */
export const totalOf = (tiers: readonly Tier[], count: number, term: Term): Total => {
  const parts = partsOf(tiers, count, term);
  const monthly = parts.reduce((sum, { amount }) => sum + amount, 0);
  const months = monthsOf[term];
  return { parts, monthly, months, total: monthly * months };
};

/** Converts minor units to the gateway's format. */
export const toMoney = (minorUnits: number, currency: Currency): Money => ({
  amount: (minorUnits / 100).toFixed(2),
  currency,
});

/** Converts money in the gateway's format to minor units. */
export const toMinorUnits = ({ amount }: Money): number => Math.round(Number(amount) * 100);

const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** Formats minor units with the digit grouping of the currency's country: 'USD 1,200.00', 'INR 1,00,000.00'. */
export const formatMoney = (amount: number, currency: Currency): string =>
  `${currency} ${formatNumber(amount / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, locales[currency])}`;

/** Formats money in the gateway's format: 'USD 1,200.00'. */
export const formatAmount = (money: Money): string =>
  formatMoney(toMinorUnits(money), money.currency);

/** Formats money, without decimals if they are zero: 'USD 1.60', 'INR 100'. */
export const formatShortMoney = (amount: number, currency: Currency): string =>
  amount % 100 === 0
    ? `${currency} ${formatNumber(amount / 100, {}, locales[currency])}`
    : formatMoney(amount, currency);

import { formatNumber } from '../../intl.ts';

/*
 * Sums of money, in whole minor units (cents, paise). The gateway sums up the same way when it takes an order.
 */

/** Currencies of listed prices. */
export type Currency = 'INR' | 'USD';

/** Money in the gateway's form; the amount has two decimals. */
export interface Money {
  amount: string;
  currency: Currency;
}

/** One step of a price: each of the items up to and including the `last`th, counted on from the step before, costs `price`. */
export interface Tier {
  /** Null: no end. */
  last: number | null;
  /** Minor units (cents, paise) an item and month. */
  price: number;
}

/** How long a subscription is paid ahead. */
export type Term = 'MONTHLY' | 'ANNUAL';

export const monthsOf: Record<Term, number> = { MONTHLY: 1, ANNUAL: 12 };

/** What the annual term takes off the monthly price. */
const annualDiscountPercent = 10;

/** Price of one item and month under a term: the annual one is the monthly less 10%, rounded to whole minor units, half up. */
export const monthlyPrice = (price: number, term: Term): number =>
  term === 'ANNUAL' ? Math.round((price * (100 - annualDiscountPercent)) / 100) : price;

/** So many items at one price. */
export interface PricedPart {
  count: number;
  /** Minor units an item and month, under the term. */
  price: number;
  /** Minor units a month. */
  amount: number;
}

/** How many of the items fall in each tier and what they cost a month; tiers that are not reached are left out. Tiers are marginal. */
export const partsOf = (tiers: readonly Tier[], count: number, term: Term): PricedPart[] => {
  let before = 0;
  return tiers.flatMap((tier) => {
    const inTier = Math.max(0, Math.min(count, tier.last ?? Infinity) - before);
    before = tier.last ?? Infinity;
    const price = monthlyPrice(tier.price, term);
    return inTier === 0 ? [] : [{ count: inTier, price, amount: inTier * price }];
  });
};

/** A subscription's sum. */
export interface Total {
  parts: PricedPart[];
  /** Minor units a month. */
  monthly: number;
  months: number;
  /** Minor units of the whole term. */
  total: number;
}

/** What so many items cost under a term. */
export const totalOf = (tiers: readonly Tier[], count: number, term: Term): Total => {
  const parts = partsOf(tiers, count, term);
  const monthly = parts.reduce((sum, { amount }) => sum + amount, 0);
  const months = monthsOf[term];
  return { parts, monthly, months, total: monthly * months };
};

/** Converts minor units into the gateway's form. */
export const toMoney = (minorUnits: number, currency: Currency): Money => ({
  amount: (minorUnits / 100).toFixed(2),
  currency,
});

/** Converts money in the gateway's form into minor units. */
export const toMinorUnits = ({ amount }: Money): number => Math.round(Number(amount) * 100);

const locales: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US' };

/** 'USD 1,200.00', 'INR 1,00,000.00': grouped as in the currency's country. */
export const formatMoney = (amount: number, currency: Currency): string =>
  `${currency} ${formatNumber(amount / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, locales[currency])}`;

/** Formats money in the gateway's form: 'USD 1,200.00'. */
export const formatAmount = (money: Money): string =>
  formatMoney(toMinorUnits(money), money.currency);

/** Formats money without decimals that are zero: 'USD 1.60', 'INR 100'. */
export const formatShortMoney = (amount: number, currency: Currency): string =>
  amount % 100 === 0
    ? `${currency} ${formatNumber(amount / 100, {}, locales[currency])}`
    : formatMoney(amount, currency);

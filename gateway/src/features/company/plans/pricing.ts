import { type CurrencyCode, LicenceKind, type Prices, type Tier } from './price-list.js';

/** Period that an order is paid for in advance. */
export enum OrderTerm {
  MONTHLY = 'MONTHLY',
  ANNUAL = 'ANNUAL',
}

const monthsByTerm: Record<OrderTerm, number> = { [OrderTerm.MONTHLY]: 1, [OrderTerm.ANNUAL]: 12 };

/** Discount of the annual term. */
const annualDiscountPercent = 10;

/** Calculates the price per item and month under a term: annual is monthly less 10%, rounded half up to whole minor units. */
export function calculateMonthlyPrice(price: number, term: OrderTerm): number {
  return term === OrderTerm.ANNUAL
    ? Math.round((price * (100 - annualDiscountPercent)) / 100)
    : price;
}

/** Items of a kind at one price. */
export interface PricedLine {
  kind: LicenceKind;
  count: number;
  /** Minor units per item and month, under the term. */
  price: number;
  /** Minor units per month. */
  amount: number;
}

/** Prices of an order, line by line. */
export interface Quote {
  lines: PricedLine[];
  /** Minor units a month. */
  monthly: number;
  months: number;
  /** Minor units of the whole term. */
  total: number;
}

/** Number of items by kind. */
export type LicenceCounts = Record<LicenceKind, number>;

/** Calculates the price of items under a term. Tiers are marginal; tiers that are not reached have no line. */
export function calculateQuote(prices: Prices, counts: LicenceCounts, term: OrderTerm): Quote {
  const lines = [LicenceKind.EMPLOYEE, LicenceKind.CAMERA].flatMap((kind) =>
    listLines(prices[kind], counts[kind], term).map((line) => ({ kind, ...line })),
  );
  const monthly = lines.reduce((sum, { amount }) => sum + amount, 0);
  const months = monthsByTerm[term];
  return { lines, monthly, months, total: monthly * months };
}

function listLines(
  tiers: readonly Tier[],
  count: number,
  term: OrderTerm,
): Omit<PricedLine, 'kind'>[] {
  let before = 0;
  return tiers.flatMap((tier) => {
    const inTier = Math.max(0, Math.min(count, tier.last ?? Infinity) - before);
    before = tier.last ?? Infinity;
    const price = calculateMonthlyPrice(tier.price, term);
    return inTier === 0 ? [] : [{ count: inTier, price, amount: inTier * price }];
  });
}

/** Formats minor units as a decimal amount, such as '1200.00'. */
export function formatDecimal(amount: number): string {
  const units = String(amount % 100).padStart(2, '0');
  return `${Math.trunc(amount / 100)}.${units}`;
}

const locales: Record<CurrencyCode, string> = { INR: 'en-IN', USD: 'en-US' };

/** Formats an amount as in the currency's country, such as 'USD 1,200.00' and 'INR 1,00,000.00'. */
export function formatMoney(amount: string, currency: CurrencyCode): string {
  const grouped = Number(amount).toLocaleString(locales[currency], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${currency} ${grouped}`;
}

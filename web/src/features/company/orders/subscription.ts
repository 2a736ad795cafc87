import type { ListedPrice } from './plan-price.ts';
import { monthsOf, totalOf, type Currency, type PricedPart, type Term } from './pricing.ts';

/** Items of a subscription. */
export type LicenceKind = 'EMPLOYEE' | 'CAMERA';

/** Licences at one price, in minor units with the discount of the term. */
export interface SubscriptionLine extends PricedPart {
  kind: LicenceKind;
}

/** Price of a subscription in minor units. */
export interface Subscription {
  currency: Currency;
  lines: SubscriptionLine[];
  /** Per month. */
  monthly: number;
  months: number;
  /** For the whole term. */
  total: number;
}

/** Returns the price of employees and cameras for a term. */
export const subscriptionOf = (
  { currency, employee, camera }: ListedPrice,
  { employees, cameras, term }: { employees: number; cameras: number; term: Term },
): Subscription => {
  const people = totalOf(employee, employees, term);
  const pictures = totalOf(camera, cameras, term);
  return {
    currency,
    lines: [
      ...people.parts.map((part) => ({ kind: 'EMPLOYEE' as const, ...part })),
      ...pictures.parts.map((part) => ({ kind: 'CAMERA' as const, ...part })),
    ],
    monthly: people.monthly + pictures.monthly,
    months: monthsOf[term],
    total: people.total + pictures.total,
  };
};

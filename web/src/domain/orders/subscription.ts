import type { ListedPrice } from './plan-price.ts';
import { monthsOf, totalOf, type Currency, type PricedPart, type Term } from './pricing.ts';

/** What is paid for by the piece. */
export type LicenceKind = 'EMPLOYEE' | 'CAMERA';

/** So many licences at one price, in minor units under the term. */
export interface SubscriptionLine extends PricedPart {
  kind: LicenceKind;
}

/** What a subscription costs, in minor units. */
export interface Subscription {
  currency: Currency;
  lines: SubscriptionLine[];
  /** A month. */
  monthly: number;
  months: number;
  /** Of the whole term. */
  total: number;
}

/** What so many employees and cameras cost under a term. */
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

import {
  currencyOf,
  professionalPrices,
  type Currency,
  type Region,
  type Tier,
} from './price-list.ts';
import { minorUnits } from './pricing.ts';

/** As much of a plan as its price depends on. `price` as the gateway says it. */
export interface PricedPlan {
  name: string;
  price: string;
  isPayable: boolean;
}

/** What a plan costs: nothing, by employee and month, or what is agreed upon. */
export type PlanPrice =
  | { kind: 'free' }
  | { kind: 'by-agreement' }
  | { kind: 'listed'; currency: Currency; tiers: Tier[] };

/** The Professional plan goes by the price list of the region; another one with a price has that price for everybody. '0.00' means free or customizable. */
export const priceOf = ({ name, price, isPayable }: PricedPlan, region: Region): PlanPrice => {
  if (!isPayable) return { kind: 'free' };
  if (minorUnits(price) === 0) return { kind: 'by-agreement' };
  const currency = currencyOf[region];
  return name === 'Professional'
    ? { kind: 'listed', currency, tiers: professionalPrices[currency].mobile }
    : { kind: 'listed', currency: 'USD', tiers: [{ last: null, price: minorUnits(price) }] };
};

import type { PendingOrder } from '../orders/pending-order.ts';
import { priceOf, type PricedPlan } from '../orders/plan-price.ts';
import { toMinorUnits } from '../orders/pricing.ts';
import { subscriptionOf } from '../orders/subscription.ts';

/** Returns whether an order still costs what the customer was shown. */
export const isPriceCurrent = (order: PendingOrder, plan: PricedPlan): boolean => {
  const price = priceOf(plan, order.region);
  return (
    price.kind === 'listed' && subscriptionOf(price, order).total === toMinorUnits(order.total)
  );
};

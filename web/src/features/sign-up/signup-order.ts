import type { PendingOrder } from '../../domain/orders/pending-order.ts';
import { priceOf, type PricedPlan } from '../../domain/orders/plan-price.ts';
import { toMinorUnits } from '../../domain/orders/pricing.ts';
import { subscriptionOf } from '../../domain/orders/subscription.ts';

/** Returns whether an order still costs what the customer was shown. */
export const isPriceCurrent = (order: PendingOrder, plan: PricedPlan): boolean => {
  const price = priceOf(plan, order.region);
  return (
    price.kind === 'listed' && subscriptionOf(price, order).total === toMinorUnits(order.total)
  );
};

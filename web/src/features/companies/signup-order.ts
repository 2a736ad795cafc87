import type { PendingOrder } from '../../components/pending-order.ts';
import { priceOf, type PricedPlan } from '../../components/plan-price.ts';
import { decimalOf } from '../../components/pricing.ts';
import { subscriptionOf } from '../../components/subscription.ts';

/** Whether an order still costs what its customer was shown. */
export const isStillPriced = (order: PendingOrder, plan: PricedPlan): boolean => {
  const price = priceOf(plan, order.region);
  return price.kind === 'listed' && decimalOf(subscriptionOf(price, order).total) === order.total;
};

import { priceOf, type PricedPlan } from './plan-price.ts';
import { formatShortMoney } from './pricing.ts';
import { texts } from './texts.tsx';

/** Lowest prices of a plan: the first tier of its price list, in every region. */
export const formatListPrice = (plan: PricedPlan): string => {
  const prices = (['INTERNATIONAL', 'INDIA'] as const).flatMap((region) => {
    const price = priceOf(plan, region);
    return price.kind === 'listed' && price.employee[0]
      ? [formatShortMoney(price.employee[0].price, price.currency)]
      : [];
  });
  if (prices.length > 0) return texts.listPrice(prices);
  return plan.isPayable ? texts.priceByAgreement : texts.free;
};

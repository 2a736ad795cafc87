import { formatCount } from '../../../lib/intl.ts';
import { priceOf, type PricedPlan, type Region } from '../orders/plan-price.ts';
import { formatMoney } from '../orders/pricing.ts';
import { subscriptionOf } from '../orders/subscription.ts';
import { texts } from './subscription-texts.tsx';

interface Used {
  employees: number;
  cameras: number;
}

/** Describes what a plan costs a company at its current usage. */
export const formatPlanPrice = (plan: PricedPlan, region: Region, used: Used): string => {
  const price = priceOf(plan, region);
  if (price.kind === 'free') return texts.freeDuringTrial;
  if (price.kind === 'by-agreement') return texts.priceByAgreement;
  const wish = { ...toOrder(used), term: 'MONTHLY' as const };
  const { monthly, currency } = subscriptionOf(price, wish);
  const licences = [
    formatCount(wish.employees, { one: 'employee', other: 'employees' }),
    ...(wish.cameras > 0 ? [formatCount(wish.cameras, { one: 'camera', other: 'cameras' })] : []),
  ].join(' and ');
  return texts.monthlyPrice(formatMoney(monthly, currency), licences);
};

/** Returns the order for the current usage: at least one employee. */
export const toOrder = ({ employees, cameras }: Used): Used => ({
  employees: Math.max(1, employees),
  cameras,
});

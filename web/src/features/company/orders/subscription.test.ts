import { expect, it } from 'vitest';
import { plans } from '../../../testing/factories.ts';
import { priceOf } from './plan-price.ts';
import { subscriptionOf } from './subscription.ts';

const price = priceOf(plans.professional, 'INTERNATIONAL');

it('adds employees and cameras, each with its own tiers', () => {
  if (price.kind !== 'listed') throw new Error('Professional is on the price list');
  expect(subscriptionOf(price, { employees: 250, cameras: 11, term: 'ANNUAL' })).toEqual({
    currency: 'USD',
    lines: [
      { kind: 'EMPLOYEE', count: 200, price: 180, amount: 36_000 },
      { kind: 'EMPLOYEE', count: 50, price: 144, amount: 7_200 },
      { kind: 'CAMERA', count: 10, price: 5_400, amount: 54_000 },
      { kind: 'CAMERA', count: 1, price: 4_050, amount: 4_050 },
    ],
    monthly: 101_250,
    months: 12,
    total: 1_215_000,
  });
});

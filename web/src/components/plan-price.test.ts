import { expect, it } from 'vitest';
import { priceOf } from './plan-price.ts';
import { professionalPrices } from './price-list.ts';

it('is nothing for a plan that is not paid for', () => {
  expect(priceOf({ name: 'Standard', price: '0.00', isPayable: false }, 'india')).toEqual({
    kind: 'free',
  });
});

it('is agreed upon for a paid plan without a price', () => {
  expect(priceOf({ name: 'Enterprise', price: '0.00', isPayable: true }, 'india')).toEqual({
    kind: 'by-agreement',
  });
});

it('goes by the list of the region for Professional', () => {
  const plan = { name: 'Professional', price: '2.00', isPayable: true };
  expect(priceOf(plan, 'india')).toEqual({
    kind: 'listed',
    currency: 'INR',
    tiers: professionalPrices.INR.mobile,
  });
  expect(priceOf(plan, 'international')).toMatchObject({ currency: 'USD' });
});

it('is the plan’s own for any other', () => {
  expect(priceOf({ name: 'Campus', price: '1.50', isPayable: true }, 'india')).toEqual({
    kind: 'listed',
    currency: 'USD',
    tiers: [{ last: null, price: 150 }],
  });
});

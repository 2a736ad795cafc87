import { expect, it } from 'vitest';
import { plans } from '../../../testing/factories.ts';
import { priceOf } from './plan-price.ts';

it('a free plan has no price', () => {
  expect(priceOf(plans.standard, 'INDIA')).toEqual({ kind: 'free' });
});

it('a paid plan without list prices has a price by agreement', () => {
  expect(priceOf(plans.enterprise, 'INDIA')).toEqual({ kind: 'by-agreement' });
});

it('a plan has the list prices of the region', () => {
  expect(priceOf(plans.professional, 'INDIA')).toEqual({
    kind: 'listed',
    currency: 'INR',
    employee: [
      { last: 200, price: 10_000 },
      { last: 500, price: 8_000 },
      { last: null, price: 6_000 },
    ],
    camera: [
      { last: 10, price: 400_000 },
      { last: 20, price: 300_000 },
      { last: null, price: 200_000 },
    ],
  });
  expect(priceOf(plans.professional, 'INTERNATIONAL')).toMatchObject({
    currency: 'USD',
    employee: [{ price: 200 }, { price: 160 }, { price: 120 }],
  });
});

it('a plan without list prices in the region has a price by agreement', () => {
  const priceTiers = plans.professional.priceTiers.filter(({ region }) => region === 'INDIA');
  expect(priceOf({ isPayable: true, priceTiers }, 'INTERNATIONAL')).toEqual({
    kind: 'by-agreement',
  });
});

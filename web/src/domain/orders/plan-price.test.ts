import { expect, it } from 'vitest';
import { plans } from '../../testing/factories.ts';
import { priceOf } from './plan-price.ts';

it('is nothing for a plan that is not paid for', () => {
  expect(priceOf(plans.standard, 'INDIA')).toEqual({ kind: 'free' });
});

it('is agreed upon for a paid plan that is not on the price list', () => {
  expect(priceOf(plans.enterprise, 'INDIA')).toEqual({ kind: 'by-agreement' });
});

it('goes by the list of the region', () => {
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

it('is agreed upon in a region that the list leaves out', () => {
  const priceTiers = plans.professional.priceTiers.filter(({ region }) => region === 'INDIA');
  expect(priceOf({ isPayable: true, priceTiers }, 'INTERNATIONAL')).toEqual({
    kind: 'by-agreement',
  });
});

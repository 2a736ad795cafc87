import { screen } from '@testing-library/react';
import { CheckoutPageDocument, type OrderInput } from '../../../generated/graphql.ts';
import { anOrder, countries, plans, singapore, usd } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

export const wish = '?employees=250&term=yearly&region=international';

export const renderPage = (at = `/checkout${wish}`) =>
  renderRoutes(
    [
      { path: '/checkout', element: <CheckoutPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
export type User = ReturnType<typeof renderPage>['user'];

export const prices = (professional = plans.professional) =>
  answer(CheckoutPageDocument, {
    countries,
    plans: [plans.standard, professional, plans.enterprise],
  });

/** Creates a price list on which 2.00 became 3.00. */
export const dearer = {
  ...plans.professional,
  priceTiers: plans.professional.priceTiers.map((tier) =>
    tier.price.amount === '2.00' ? { ...tier, price: usd('3.00') } : tier,
  ),
};

export const field = (label: string) =>
  screen.findByLabelText(label, { selector: 'input, select' });
export const type = async (user: User, label: string, text: string) => {
  await user.clear(await field(label));
  await user.type(await field(label), text);
};
export const fill = async (user: User) => {
  await type(user, 'Name', 'Anna Li');
  await type(user, 'Email', ' bills@acme.test');
  await type(user, 'Phone', '81234567');
  await type(user, 'Address', '1 Robinson Road');
  await type(user, 'City', 'Singapore');
  await type(user, 'Postal code', '068895');
  await user.selectOptions(await field('Country'), 'Singapore');
};
export const kept = () =>
  JSON.parse(localStorage.getItem('visioncloud.order') ?? 'null') as OrderInput;

/** Creates the gateway's answer to an order. */
export const recorded = (input: OrderInput) => ({
  placeOrder: anOrder({
    ...input,
    number: 'VC-2026-0001A7',
    plan: plans.professional,
    billing: { ...input.billing, postalCode: input.billing.postalCode ?? null, country: singapore },
  }),
});

import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { chooseRegion, selectPlan } from '../../components/selected-plan.ts';
import {
  ArrivedOrderDocument,
  CheckoutPageDocument,
  CompanyCheckoutDocument,
  PlaceOrderDocument,
  type OrderInput,
} from '../../generated/graphql.ts';
import { aCompany, anOrder, plans } from '../../testing/factories.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const wish = '?employees=250&term=yearly&region=international';

const renderPage = (at = `/checkout${wish}`) =>
  renderRoutes(
    [
      { path: '/checkout', element: <CheckoutPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
type User = ReturnType<typeof renderPage>['user'];

const prices = (professional = plans.professional) =>
  answer(CheckoutPageDocument, {
    countries: ['India', 'Singapore', 'Sweden'],
    plans: [plans.standard, professional, plans.enterprise],
  });

/** 2.00 costs 3.00 now. */
const dearer = {
  ...plans.professional,
  priceTiers: plans.professional.priceTiers.map((tier) =>
    tier.price === '2.00' ? { ...tier, price: '3.00' } : tier,
  ),
};

const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const type = async (user: User, label: string, text: string) => {
  await user.clear(await field(label));
  await user.type(await field(label), text);
};
const fill = async (user: User) => {
  await type(user, 'Name', 'Anna Li');
  await type(user, 'Email', ' bills@acme.test');
  await type(user, 'Phone', '81234567');
  await type(user, 'Address', '1 Robinson Road');
  await type(user, 'City', 'Singapore');
  await type(user, 'Postal code', '068895');
  await user.click(await field('Country'));
  await user.click(await screen.findByRole('option', { name: 'Singapore' }));
};
const kept = () => JSON.parse(localStorage.getItem('visioncloud.order') ?? 'null') as OrderInput;

/** The gateway's answer to an order: what was sent, recorded under a number. */
const recorded = (input: OrderInput) => ({
  placeOrder: anOrder({
    ...input,
    number: 'VC-2026-0001A7',
    plan: plans.professional,
    billing: input.billing,
  }),
});

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('the order', () => {
  it('says plan, licences, term, lines, amounts and payment', async () => {
    prices();
    renderPage('/checkout?employees=250&cameras=2&term=yearly&region=international');
    const summary = within(await screen.findByRole('region', { name: 'Professional' }));
    expect(summary.getByText('Annual term, 250 employees, 2 cameras')).toBeVisible();
    const said = (term: string) => summary.getByText(term).nextSibling?.textContent;
    expect(said('Employees: 200 × USD 1.80')).toBe('USD 360.00');
    expect(said('Employees: 50 × USD 1.44')).toBe('USD 72.00');
    expect(said('Cameras: 2 × USD 54')).toBe('USD 108.00');
    expect(said('Per month')).toBe('USD 540.00');
    expect(said('Months')).toBe('12');
    expect(said('Total')).toBe('USD 6,480.00');
    expect(said('Payment method')).toBe('In Cash');
    expect(summary.getByRole('link', { name: 'Change the term' })).toHaveAttribute(
      'href',
      '/emp-range?employees=250&cameras=2&term=yearly&region=international',
    );
  });

  it.each([
    ['no plan', null, 'No plan chosen yet', 'See the plans', '/plans'],
    ['the free plan', plans.standard.id, 'Standard is free', 'Sign up', '/signup'],
    [
      'a plan by agreement',
      plans.enterprise.id,
      'Enterprise is agreed upon with you',
      'Contact us',
      '/contactus',
    ],
  ])('is not to be had with %s, which leads on', async (_, id, title, action, to) => {
    if (id === null) localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    if (id !== null) selectPlan(id);
    prices();
    renderPage('/checkout');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  it('can be loaded again', async () => {
    loseConnection(CheckoutPageDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    prices();
    await user.click(retry);
    expect(await field('Name')).toBeVisible();
  });
});

describe('the rules of the billing contact', () => {
  it.each([
    ['Name', 'Please enter the billing name'],
    ['Email', 'Please enter your email address'],
    ['Phone', 'Please enter phone number'],
    ['Address', 'Please enter the address'],
    ['City', 'Please enter the city'],
  ])('ask for %s when it is left empty, and when it is emptied', async (label, message) => {
    prices();
    const { user } = renderPage();
    await user.click(await field(label));
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    await user.type(await field(label), '1');
    expect(screen.queryByText(message)).toBeNull();
    await user.clear(await field(label));
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['Email', 'anna@acme', 'Please enter valid email address'],
    ['Phone', '8123x', 'Only numbers accepted.'],
    ['Phone', '81234', 'Minimum 6 digit required.'],
  ])('refuse the %s %j while it is typed', async (label, text, message) => {
    prices();
    const { user } = renderPage();
    await user.type(await field(label), text);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('ask for a country when it is left without one, and never for a postal code', async () => {
    prices();
    const { user } = renderPage();
    await user.click(await field('Country'));
    await user.tab();
    expect(await screen.findByText('Please select country')).toBeVisible();
    await fill(user);
    await user.clear(await field('Postal code'));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });
});

describe('a visitor', () => {
  it('keeps the order in the browser and goes on to sign up', async () => {
    prices();
    const { user, address } = renderPage();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe(`/signup${wish}`));
    expect(kept()).toMatchObject({
      planId: plans.professional.id,
      region: 'INTERNATIONAL',
      term: 'ANNUAL',
      employees: 250,
      cameras: 0,
      total: '5184.00',
      billing: { name: 'Anna Li', email: 'bills@acme.test', postalCode: '068895' },
    });
  });

  it('finds it again after a reload, and it stays the same order', async () => {
    prices();
    const first = renderPage();
    await fill(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(first.address()).toBe(`/signup${wish}`));
    const { id } = kept();
    first.unmount();
    const { user, address } = renderPage('/checkout?employees=10&region=international');
    expect(await field('Name')).toHaveValue('Anna Li');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/signup?employees=10&region=international'));
    expect(kept()).toMatchObject({ id, employees: 10, total: '20.00' });
  });

  it('sees the old and the new total when the price has changed since', async () => {
    prices();
    const first = renderPage();
    await fill(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(kept()).not.toBeNull());
    first.unmount();
    prices(dearer);
    const { user } = renderPage();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The price has changed');
    // 200 × 2.70 + 50 × 1.44, twelve times
    expect(alert).toHaveTextContent('The total was USD 5,184.00, now it is USD 7,344.00.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(kept().total).toBe('7344.00'));
  });
});

it('marks the field that the sign-up was refused for, and takes what was typed there along', async () => {
  prices();
  const arrived: unknown[] = [];
  function Arrival() {
    arrived.push(useLocation().state);
    return <p>Sign-up</p>;
  }
  const state = {
    orderErrors: {
      'order.billing.city': 'Please enter the city',
      'order.employees': 'At most 1000 employees',
    },
    details: { companyName: 'Acme Sons' },
  };
  const { user } = renderRoutes(
    [
      {
        path: '/before',
        element: (
          <Link to={`/checkout${wish}`} state={state}>
            Back
          </Link>
        ),
      },
      { path: '/checkout', element: <CheckoutPage /> },
      { path: '/signup', element: <Arrival /> },
    ],
    '/before',
  );
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await field('City')).toHaveAccessibleDescription('Please enter the city');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 1000 employees');
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Sign-up');
  expect(arrived[0]).toEqual({ details: { companyName: 'Acme Sons' } });
});

describe('a company', () => {
  beforeEach(() => {
    startSession(aSession());
    answer(CompanyCheckoutDocument, { company: aCompany() });
  });
  const place = () => screen.findByRole('button', { name: 'Place order' });

  it('begins with what is known, places the order and sees its number, also after a reload', async () => {
    prices();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input));
    const first = renderPage();
    expect(await field('Email')).toHaveValue('anna@acme.test');
    expect(await field('Country')).toHaveValue('Singapore');
    await fill(first.user);
    await first.user.click(await place());
    const title = await screen.findByRole('heading', { name: 'Order VC-2026-0001A7 is placed' });
    expect(title).toHaveFocus();
    expect(screen.getByText('USD 5,184.00')).toBeVisible();
    expect(screen.getByText('In Cash')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.input).toMatchObject({ employees: 250, total: '5184.00' });
    expect(asked[0]?.input.billing.name).toBe('Anna Li');
    first.unmount();
    renderPage();
    expect(await screen.findByText('Order VC-2026-0001A7 is placed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/dashboard/acme/profile',
    );
  });

  it('sends the same order again when the answer was lost, also after a reload', async () => {
    prices();
    loseConnection(PlaceOrderDocument);
    const first = renderPage();
    await fill(first.user);
    await first.user.click(await place());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    const { id } = kept();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input));
    first.unmount();
    const { user } = renderPage();
    expect(await field('Name')).toHaveValue('Anna Li');
    await user.click(await place());
    expect(await screen.findByText('Order VC-2026-0001A7 is placed')).toBeVisible();
    expect(asked.map(({ input }) => input.id)).toEqual([id]);
  });

  it('makes one order of two presses', async () => {
    prices();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input), { delay: 30 });
    const { user } = renderPage();
    await fill(user);
    await user.dblClick(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    expect(new Set(asked.map(({ input }) => input.id)).size).toBe(1);
  });

  it('sees an earlier try as it was recorded when the wish has changed since', async () => {
    prices();
    loseConnection(PlaceOrderDocument);
    const first = renderPage('/checkout?employees=10&region=international');
    await fill(first.user);
    await first.user.click(await place());
    await screen.findByText('Something went wrong, Please try again!');
    const arrived = kept();
    first.unmount();
    refuse(PlaceOrderDocument, {
      code: 'CONFLICT',
      message: 'This order has been placed with other content',
      fields: [{ field: 'id', message: 'This order has been placed with other content' }],
    });
    answer(ArrivedOrderDocument, {
      orders: { items: [anOrder(), { ...recorded(arrived).placeOrder }] },
    });
    const { user, address } = renderPage();
    await user.click(await place());
    expect(await screen.findByText('Order VC-2026-0001A7 is placed')).toBeVisible();
    expect(screen.getByText(/It is shown as it was recorded/u)).toBeVisible();
    expect(screen.getByText('10 employees')).toBeVisible();
    expect(address()).toBe('/checkout?employees=10&region=international');
  });

  it('can place another order, and another wish is one', async () => {
    prices();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input));
    const { user, unmount } = renderPage();
    await fill(user);
    await user.click(await place());
    await user.click(await screen.findByRole('button', { name: 'Place another order' }));
    expect(await field('Name')).toHaveValue('Anna Li');
    await user.click(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    unmount();
    const second = renderPage('/checkout?employees=12&region=international');
    await second.user.click(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    expect(new Set(asked.map(({ input }) => input.id)).size).toBe(3);
    expect(Object.keys(asked[2]?.input.billing ?? {})).toHaveLength(7);
  });

  it('sees the old and the new total when the gateway refuses it', async () => {
    prices();
    const { user } = renderPage();
    await fill(user);
    prices(dearer);
    refuse(PlaceOrderDocument, {
      code: 'CONFLICT',
      message: 'The price has changed',
      fields: [{ field: 'total', message: 'The price has changed' }],
    });
    await user.click(await place());
    expect(
      await screen.findByText(/The total was USD 5,184.00, now it is USD 7,344.00/u),
    ).toBeVisible();
    const { id } = kept();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input));
    await user.click(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    expect(asked).toEqual([
      expect.objectContaining({ input: expect.objectContaining({ id, total: '7344.00' }) }),
    ]);
  });

  it('is told beside the field what the gateway found wrong', async () => {
    prices();
    refuse(PlaceOrderDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter valid email address',
      fields: [{ field: 'billing.email', message: 'Please enter valid email address' }],
    });
    const { user } = renderPage();
    await fill(user);
    await user.click(await place());
    await waitFor(async () =>
      expect(await field('Email')).toHaveAccessibleDescription('Please enter valid email address'),
    );
    expect(await field('Name')).toHaveValue('Anna Li');
  });

  it('does not see what another company has ordered on this browser', async () => {
    prices();
    answer(PlaceOrderDocument, ({ input }) => recorded(input));
    const { user, unmount } = renderPage();
    await fill(user);
    await user.click(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    unmount();
    startSession(aSession({ id: '01900000-0000-7000-8000-0000000000ff', name: 'Beta' }));
    renderPage();
    expect(await field('Name')).toHaveValue('');
  });

  it('can have its own data loaded again', async () => {
    prices();
    loseConnection(CompanyCheckoutDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(CompanyCheckoutDocument, { company: aCompany() });
    await user.click(retry);
    expect(await field('Email')).toHaveValue('anna@acme.test');
  });
});

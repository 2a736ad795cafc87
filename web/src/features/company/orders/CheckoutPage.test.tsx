import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseRegion, selectPlan } from './selected-plan.ts';
import { CheckoutPageDocument } from '../../../generated/graphql.ts';
import { plans, usd } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { loseConnection } from '../../../testing/server.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { dearer, field, fill, kept, prices, renderPage, wish } from './checkout.factory.tsx';

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('summary of an order', () => {
  it('shows plan, licences, term, lines, amounts and payment', async () => {
    prices();
    renderPage('/checkout?employees=250&cameras=2&term=yearly&region=international');
    const summary = within(await screen.findByRole('region', { name: 'Professional' }));
    expect(summary.getByText('Annual term, 250 employees, 2 cameras')).toBeVisible();
    const amountOf = (term: string) => summary.getByText(term).nextSibling?.textContent;
    expect(amountOf('Employees: 200 × USD 1.80')).toBe('USD 360.00');
    expect(amountOf('Employees: 50 × USD 1.44')).toBe('USD 72.00');
    expect(amountOf('Cameras: 2 × USD 54')).toBe('USD 108.00');
    expect(amountOf('Per month')).toBe('USD 540.00');
    expect(amountOf('Months')).toBe('12');
    expect(amountOf('Total')).toBe('USD 6,480.00');
    expect(amountOf('Payment method')).toBe('In Cash');
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
      'Enterprise has a price on request',
      'Contact us',
      '/contactus',
    ],
  ])('is unavailable with %s, with a link to continue', async (_, id, title, action, to) => {
    if (id === null) localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    if (id !== null) selectPlan(id);
    prices();
    renderPage('/checkout');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
  });

  it('loads again on “Try again”', async () => {
    loseConnection(CheckoutPageDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    prices();
    await user.click(retry);
    expect(await field('Name')).toBeVisible();
  });
});

describe('validation of the billing contact', () => {
  it.each([
    ['Name', 'Please enter the billing name'],
    ['Email', 'Please enter your email address'],
    ['Phone', 'Please enter phone number'],
    ['Address', 'Please enter the address'],
    ['City', 'Please enter the city'],
  ])('shows an error if %s is left empty or cleared', async (label, message) => {
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
  ])('shows an error for the %s %j while the user types', async (label, text, message) => {
    prices();
    const { user } = renderPage();
    await user.type(await field(label), text);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('requires a country, but no postal code', async () => {
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

describe('checkout of a visitor', () => {
  it('keeps the order in the browser and continues to the sign-up', async () => {
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
      total: usd('5184.00'),
      billing: { name: 'Anna Li', email: 'bills@acme.test', postalCode: '068895' },
    });
  });

  it('restores the same order after a reload', async () => {
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
    expect(kept()).toMatchObject({ id, employees: 10, total: usd('20.00') });
  });

  it('shows the old and new total if the price has changed', async () => {
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
    await waitFor(() => expect(kept().total).toEqual(usd('7344.00')));
  });
});

it('marks the field that the sign-up rejected, and passes on the sign-up’s values', async () => {
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

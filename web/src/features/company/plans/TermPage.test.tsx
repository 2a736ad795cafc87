import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../apollo/session.ts';
import { chooseRegion, selectPlan } from '../orders/selected-plan.ts';
import { TermPageDocument } from '../../../generated/graphql.ts';
import { plans, usd } from '../../../testing/factories.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { TermPage } from './TermPage.tsx';

const renderPage = (at = '/emp-range') =>
  renderRoutes(
    [
      { path: '/emp-range', element: <TermPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );

const announce = (campusPrice = '1.99') =>
  answer(TermPageDocument, {
    plans: [
      ...Object.values(plans),
      {
        ...plans.professional,
        id: campus,
        name: 'Campus',
        priceTiers: [
          {
            region: 'INTERNATIONAL' as const,
            kind: 'EMPLOYEE' as const,
            upTo: null,
            price: usd(campusPrice),
          },
        ],
      },
    ],
  });
const campus = '019a0000-0000-7000-8000-000000000004';
const summary = async (name: string) => within(await screen.findByRole('region', { name }));
const amountOf = (of: Awaited<ReturnType<typeof summary>>, term: string) =>
  of.getByText(term).nextSibling?.textContent;

beforeEach(() => chooseRegion('INTERNATIONAL'));

describe('TermPage', () => {
  it('starts with 1 employee, monthly', async () => {
    announce();
    selectPlan(plans.professional.id);
    renderPage();
    const sums = await summary('Professional');
    expect(amountOf(sums, 'Price per employee and month')).toBe('USD 2.00');
    expect(amountOf(sums, 'Employees')).toBe('1');
    expect(amountOf(sums, 'Months')).toBe('1');
    expect(amountOf(sums, 'Total')).toBe('USD 2.00');
    expect(screen.getByLabelText('Monthly')).toBeChecked();
    const slider = screen.getByRole('slider', { name: 'Employees, slider' });
    expect(slider).toHaveAttribute('aria-valuemin', '1');
    expect(slider).toHaveAttribute('aria-valuemax', '1000');
  });

  it('takes 10% off for annual terms, per employee and month', async () => {
    announce();
    selectPlan(campus);
    const { user, address } = renderPage();
    const sums = await summary('Campus');
    await user.clear(screen.getByLabelText('Employees', { selector: 'input' }));
    await user.type(screen.getByLabelText('Employees', { selector: 'input' }), '50');
    await user.click(screen.getByLabelText('Annual'));
    expect(amountOf(sums, 'Price per employee and month')).toBe('USD 1.79');
    expect(amountOf(sums, 'Months')).toBe('12');
    expect(amountOf(sums, 'Total')).toBe('USD 1,074.00');
    expect(address()).toBe('/emp-range?employees=50&region=international&term=yearly');
    await user.click(sums.getByRole('link', { name: 'Continue' }));
    expect(address()).toBe('/checkout?employees=50&term=yearly&region=international');
  });

  it('changes the count by keyboard', async () => {
    announce();
    selectPlan(plans.professional.id);
    const { user } = renderPage();
    const sums = await summary('Professional');
    screen.getByRole('slider', { name: 'Employees, slider' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(amountOf(sums, 'Total')).toBe('USD 6.00');
  });

  it('calculates the Professional plan by tier, in the currency of the region', async () => {
    announce();
    selectPlan(plans.professional.id);
    const { user } = renderPage('/emp-range?employees=320&term=yearly');
    const sums = await summary('Professional');
    expect(amountOf(sums, 'Total')).toBe('USD 6,393.60');
    await user.click(screen.getByText('India (INR)'));
    // 200 × 90 + 120 × 72, twelve times
    expect(amountOf(sums, 'Total')).toBe('INR 3,19,680.00');
  });

  it('adds cameras if the plan has them, by tier', async () => {
    announce();
    selectPlan(plans.professional.id);
    const { user } = renderPage('/emp-range?region=international');
    const sums = await summary('Professional');
    await user.clear(screen.getByLabelText('Cameras', { selector: 'input' }));
    await user.type(screen.getByLabelText('Cameras', { selector: 'input' }), '12');
    expect(sums.getByText('for 10 of them', { exact: false })).toBeVisible();
    // 2 + 10 × 60 + 2 × 45
    expect(amountOf(sums, 'Total')).toBe('USD 692.00');
  });

  it('offers no cameras if the plan has none', async () => {
    announce();
    selectPlan(campus);
    renderPage('/emp-range?cameras=3&region=international');
    const sums = await summary('Campus');
    expect(amountOf(sums, 'Total')).toBe('USD 1.99');
    expect(screen.queryByLabelText('Cameras', { selector: 'input' })).toBeNull();
  });

  it('shows no total for an agreed price, and links to the sales team and the sign-up', async () => {
    announce();
    selectPlan(plans.enterprise.id);
    renderPage('/emp-range?employees=2000&region=international');
    const sums = await summary('Enterprise');
    expect(sums.getByText(/on request/iu)).toBeVisible();
    expect(sums.queryByText('Total')).toBeNull();
    expect(sums.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactus');
    expect(sums.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?employees=2000&region=international',
    );
    expect(screen.getByLabelText('Employees', { selector: 'input' })).toHaveValue('2,000');
    expect(screen.getByLabelText(/^Annual/u)).toBeVisible();
    expect(screen.queryByText(/10% off/u)).toBeNull();
  });

  it('keeps a count above the plan’s maximum, and names the Enterprise plan', async () => {
    announce();
    selectPlan(plans.professional.id);
    const { user } = renderPage();
    await summary('Professional');
    const field = screen.getByLabelText('Employees', { selector: 'input' });
    await user.clear(field);
    await user.type(field, '5000');
    expect(field).toHaveValue('5,000');
    expect(screen.getByText('More than 1,000 employees require the Enterprise plan')).toBeVisible();
    const sums = await summary('Enterprise');
    expect(sums.queryByText('Total')).toBeNull();
    expect(sums.getByRole('link', { name: 'Contact us' })).toBeVisible();
    expect(sums.queryByRole('link', { name: 'Continue' })).toBeNull();
    expect(screen.queryByText(/10% off/u)).toBeNull();
    await user.clear(field);
    await user.type(field, '1000');
    expect(screen.getByText('10% off the monthly price')).toBeVisible();
    expect(screen.queryByText(/require the Enterprise plan$/u)).toBeNull();
    expect((await summary('Professional')).getByRole('link', { name: 'Continue' })).toBeVisible();
  });

  it('links a signed-in company above the maximum to the sales team', async () => {
    announce();
    selectPlan(plans.professional.id);
    startSession(aSession());
    renderPage('/emp-range?employees=1001');
    const sums = await summary('Enterprise');
    expect(sums.getByRole('link', { name: 'Ask our sales team' })).toHaveAttribute(
      'href',
      '/dashboard/acme/plan',
    );
    expect(sums.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});

describe('TermPage without a plan with a price', () => {
  it('continues to the sign-up', async () => {
    announce();
    selectPlan(plans.standard.id);
    const { address } = renderPage();
    await waitFor(() => expect(address()).toBe('/signup'));
  });

  it.each([
    ['no plan', null],
    ['a plan that does not exist any more', '019a0000-0000-7000-8000-0000000000ff'],
  ])('asks to choose a plan: %s', async (_, id) => {
    announce();
    if (id !== null) selectPlan(id);
    renderPage();
    expect(await screen.findByText('No plan chosen yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  });

  it('loads again on “Try again”', async () => {
    loseConnection(TermPageDocument);
    selectPlan(plans.professional.id);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    announce();
    await user.click(retry);
    expect(await summary('Professional')).toBeTruthy();
  });
});

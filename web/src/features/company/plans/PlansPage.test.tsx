import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseRegion } from '../orders/selected-plan.ts';
import { PlansPageDocument } from '../../../generated/graphql.ts';
import { plans } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { PlansPage } from './PlansPage.tsx';

const renderPage = (at = '/plans') =>
  renderRoutes(
    [
      { path: '/plans', element: <PlansPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );

const announce = () => answer(PlansPageDocument, { plans: Object.values(plans) });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const calculator = () => within(screen.getByRole('region', { name: 'Price calculator' }));
const total = () => calculator().getByText('Total').nextSibling?.textContent;

beforeEach(() => chooseRegion('INTERNATIONAL'));

describe('PlansPage', () => {
  it('shows the price and features of each plan', async () => {
    announce();
    renderPage();
    expect((await card('Standard')).getByText('Free')).toBeVisible();
    expect((await card('Professional')).getByText('USD 2')).toBeVisible();
    expect((await card('Professional')).getByText('Up to 1,000 employees')).toBeVisible();
    expect((await card('Enterprise')).getByText('Custom')).toBeVisible();
    expect((await card('Enterprise')).getByText('On your own premises')).toBeVisible();
  });

  it('shows every price in the currency of the region, and remembers the region', async () => {
    announce();
    const { user, unmount, address } = renderPage();
    await screen.findByRole('region', { name: 'Professional prices' });
    const row = (name: string, price: string) =>
      screen.getByRole('row', { name: `${name} ${price}` });
    for (const [name, price] of [
      ['First 200', 'USD 2'],
      ['201 to 500', 'USD 1.60'],
      ['From 501', 'USD 1.20'],
      ['First 10', 'USD 60'],
      ['11 to 20', 'USD 45'],
      ['From 21', 'USD 30'],
    ] as const)
      expect(row(name, price)).toBeVisible();
    await user.click(screen.getByText('India (INR)'));
    for (const [name, price] of [
      ['First 200', 'INR 100'],
      ['201 to 500', 'INR 80'],
      ['From 501', 'INR 60'],
      ['First 10', 'INR 4,000'],
      ['11 to 20', 'INR 3,000'],
      ['From 21', 'INR 2,000'],
    ] as const)
      expect(row(name, price)).toBeVisible();
    expect(address()).toBe('/plans?region=india');
    unmount();
    renderPage();
    expect((await card('Professional')).getByText('INR 100')).toBeVisible();
  });

  it.each([
    ['Standard', '/signup'],
    ['Professional', '/emp-range?region=international'],
    ['Enterprise', '/emp-range?region=international'],
  ])('%s leads to %s when it is chosen, and is saved', async (name, to) => {
    announce();
    const { user, address } = renderPage();
    await user.click((await card(name)).getByRole('link', { name: `Choose ${name}` }));
    expect(address()).toBe(to);
    expect(localStorage.getItem('visioncloud.selectedPlan')).toBe(
      JSON.stringify({ id: plans[name.toLowerCase() as keyof typeof plans].id }),
    );
  });

  it('loads again on “Try again”', async () => {
    loseConnection(PlansPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The plans could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Price calculator' })).toBeNull();
    announce();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Standard')).toBeTruthy();
  });
});

describe('price calculator', () => {
  it('adds up people and cameras by price tier', async () => {
    announce();
    const { user, address } = renderPage();
    await screen.findByRole('region', { name: 'Price calculator' });
    const type = async (label: string, count: string) => {
      const field = calculator().getByLabelText(label, { selector: 'input' });
      await user.clear(field);
      await user.type(field, count);
    };
    await type('Employees', '620');
    await type('Cameras', '24');
    // 200 × 2 + 300 × 1.60 + 120 × 1.20, and 10 × 60 + 10 × 45 + 4 × 30
    expect(total()).toBe('USD 2,194.00');
    expect(calculator().getByText('Employees: 300 × USD 1.60')).toBeVisible();
    await user.click(calculator().getByLabelText('Annual'));
    expect(total()).toBe('USD 23,695.20');
    expect(address()).toBe('/plans?employees=620&region=international&cameras=24&term=yearly');
  });

  it('reads its counts from the address, with defaults for invalid ones', async () => {
    announce();
    renderPage('/plans?employees=1000&cameras=-3&term=weekly&region=mars');
    await screen.findByRole('region', { name: 'Price calculator' });
    expect(calculator().getByLabelText('Employees', { selector: 'input' })).toHaveValue('1,000');
    expect(total()).toBe('USD 1,480.00');
  });

  it('shows no total above the plan’s maximum, and names the plan for that', async () => {
    announce();
    const { user } = renderPage('/plans?employees=1000');
    await screen.findByRole('region', { name: 'Price calculator' });
    const field = calculator().getByLabelText('Employees', { selector: 'input' });
    await user.clear(field);
    await user.type(field, '5000');
    expect(field).toHaveValue('5,000');
    expect(
      calculator().getByText('More than 1,000 employees require the Enterprise plan'),
    ).toBeVisible();
    expect(calculator().queryByText('Total')).toBeNull();
    expect(calculator().getByText(/available on request/u)).toBeVisible();
  });

  it('prefers the prices in the address to those chosen last', async () => {
    announce();
    renderPage('/plans?region=india');
    expect((await card('Professional')).getByText('INR 100')).toBeVisible();
  });

  it('passes its counts on to the term page', async () => {
    announce();
    const { user, address } = renderPage('/plans?employees=40&cameras=2&term=yearly');
    await user.click((await card('Professional')).getByRole('link'));
    await waitFor(() =>
      expect(address()).toBe('/emp-range?employees=40&cameras=2&term=yearly&region=international'),
    );
  });
});

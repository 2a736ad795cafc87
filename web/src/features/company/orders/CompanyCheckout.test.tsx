import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../apollo/session.ts';
import { chooseRegion, selectPlan } from './selected-plan.ts';
import {
  ArrivedOrderDocument,
  CompanyCheckoutDocument,
  PlaceOrderDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany, anOrder, plans, usd } from '../../../testing/factories.ts';
import { aSession } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { dearer, field, fill, kept, prices, recorded, renderPage } from './checkout.factory.tsx';

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('checkout of a company', () => {
  beforeEach(() => {
    startSession(aSession());
    answer(CompanyCheckoutDocument, { company: aCompany() });
  });
  const place = () => screen.findByRole('button', { name: 'Place order' });

  it('prefills the form, places the order and shows its number, also after a reload', async () => {
    prices();
    const asked = loseOnce(PlaceOrderDocument, ({ input }) => recorded(input));
    const first = renderPage();
    expect(await field('Email')).toHaveValue('anna@acme.test');
    expect(await field('Country')).toHaveValue('SG');
    await fill(first.user);
    await first.user.click(await place());
    const title = await screen.findByRole('heading', { name: 'Order VC-2026-0001A7 is placed' });
    expect(title).toHaveFocus();
    expect(screen.getByText('USD 5,184.00')).toBeVisible();
    expect(screen.getByText('In Cash')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.input).toMatchObject({ employees: 250, total: usd('5184.00') });
    expect(asked[0]?.input.billing.name).toBe('Anna Li');
    first.unmount();
    renderPage();
    expect(await screen.findByText('Order VC-2026-0001A7 is placed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/dashboard/acme/profile',
    );
  });

  it('sends the same order again if the answer was lost, also after a reload', async () => {
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

  it('places one order on a double click', async () => {
    prices();
    const asked = answer(PlaceOrderDocument, ({ input }) => recorded(input), { delay: 30 });
    const { user } = renderPage();
    await fill(user);
    await user.dblClick(await place());
    await screen.findByText('Order VC-2026-0001A7 is placed');
    expect(new Set(asked.map(({ input }) => input.id)).size).toBe(1);
  });

  it('shows an earlier order as recorded if its content changed before the retry', async () => {
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
    expect(screen.getByText(/It is shown as recorded/u)).toBeVisible();
    expect(screen.getByText('10 employees')).toBeVisible();
    expect(address()).toBe('/checkout?employees=10&region=international');
  });

  it('shows the conflict if the earlier order cannot be loaded', async () => {
    prices();
    const message = 'This order has been placed with other content';
    refuse(PlaceOrderDocument, { code: 'CONFLICT', message, fields: [{ field: 'id', message }] });
    loseConnection(ArrivedOrderDocument);
    const { user } = renderPage('/checkout?employees=10&region=international');
    await fill(user);
    await user.click(await place());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await place()).toBeEnabled();
  });

  it('can place another order', async () => {
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

  it('shows the old and new total if the gateway refuses it', async () => {
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
      expect.objectContaining({ input: expect.objectContaining({ id, total: usd('7344.00') }) }),
    ]);
  });

  it('shows the gateway’s errors beside the fields', async () => {
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

  it('ignores an order that another company started in this browser', async () => {
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

  it('loads the company again on “Try again”', async () => {
    prices();
    loseConnection(CompanyCheckoutDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(CompanyCheckoutDocument, { company: aCompany() });
    await user.click(retry);
    expect(await field('Email')).toHaveValue('anna@acme.test');
  });
});

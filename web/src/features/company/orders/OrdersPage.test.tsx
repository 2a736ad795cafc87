import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrdersPageDocument } from '../../../generated/graphql.ts';
import { anOrder, type OrderRecord } from '../../../testing/factories.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { OrdersPage } from './OrdersPage.tsx';

const announce = (items: OrderRecord[], total = items.length) =>
  answer(OrdersPageDocument, { orders: { items, total } });

const renderPage = (at = '/portal/visioncloud/orders') =>
  renderPortalScreen(<OrdersPage />, { path: '/portal/visioncloud/orders', at });

it('shows plan, company and total of each order, five at a time', async () => {
  const asked = announce([anOrder({ number: 'VC-2026-0001A7', cameras: 3 })], 12);
  renderPage();
  const row = await screen.findByRole('row', { name: /VC-2026-0001A7/u });
  expect(row).toHaveTextContent('Acme');
  expect(row).toHaveTextContent('Professional, annual');
  expect(row).toHaveTextContent('250 employees, 3 cameras');
  expect(row).toHaveTextContent('bills@acme.test');
  expect(row).toHaveTextContent('USD 5,184.00');
  expect(screen.getByText('12 orders')).toBeVisible();
  expect(asked).toEqual([{ search: null, page: 1, pageSize: 5 }]);
});

it('opens the details of an order, and closes them with Escape', async () => {
  announce([anOrder({ number: 'VC-2026-0001A7' })]);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'VC-2026-0001A7' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Order VC-2026-0001A7' }));
  expect(drawer.getByText('Employees: 200 × USD 1.80').nextSibling).toHaveTextContent('USD 360.00');
  expect(drawer.getByText('Per month').nextSibling).toHaveTextContent('USD 432.00');
  expect(drawer.getByText('Payment method').nextSibling).toHaveTextContent('In Cash');
  expect(drawer.getByText('068895 Singapore')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'VC-2026-0001A7' })).toHaveFocus());
});

it('keeps search and page in the address', async () => {
  const asked = announce([anOrder()], 12);
  const { user, address } = renderPage('/portal/visioncloud/orders?page=2');
  await screen.findByText('6–10 of 12');
  await user.type(screen.getByLabelText('Search orders'), 'acme');
  await waitFor(() => expect(address()).toBe('/portal/visioncloud/orders?search=acme'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'acme', page: 1, pageSize: 5 }));
  expect(await screen.findByText('12 orders found')).toBeVisible();
});

it('shows an empty list, no matches, and loads again on “Try again”', async () => {
  loseConnection(OrdersPageDocument);
  const { user, address } = renderPage('/portal/visioncloud/orders?search=zzz');
  expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
  announce([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No order found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(address()).toBe('/portal/visioncloud/orders');
  expect(await screen.findByText('No order yet')).toBeVisible();
});

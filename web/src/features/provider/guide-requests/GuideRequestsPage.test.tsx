import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuideRequestsPageDocument, type GuideRequestType } from '../../../generated/graphql.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { GuideRequestsPage } from './GuideRequestsPage.tsx';

const aRequest = (overrides: { phone?: string | null; type?: GuideRequestType } = {}) => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Mei Tan',
  email: 'mei@campus.test',
  phone: '8123 4567',
  type: 'STUDENT' as const,
  createdAt: '2026-01-05T01:00:00.000Z',
  ...overrides,
});

const announce = (items: ReturnType<typeof aRequest>[], total = items.length) =>
  answer(GuideRequestsPageDocument, { guideRequests: { items, total } });

const renderPage = (at = '/portal/visioncloud/guide-requests') =>
  renderPortalScreen(<GuideRequestsPage />, { path: '/portal/visioncloud/guide-requests', at });

it('shows who requested the guide, five at a time', async () => {
  const asked = announce([aRequest()], 7);
  renderPage();
  const row = await screen.findByRole('row', { name: /Mei Tan/u });
  expect(row).toHaveTextContent('mei@campus.test');
  expect(row).toHaveTextContent('8123 4567');
  expect(row).toHaveTextContent('Student');
  expect(screen.getByText('7 requests')).toBeVisible();
  expect(asked).toEqual([{ search: null, page: 1, pageSize: 5 }]);
});

it('opens a request with links to answer it, and closes it with Escape', async () => {
  announce([aRequest({ type: 'PROFESSIONAL' })]);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Mei Tan' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Mei Tan' }));
  expect(drawer.getByRole('link', { name: 'mei@campus.test' })).toHaveAttribute(
    'href',
    'mailto:mei@campus.test',
  );
  expect(drawer.getByRole('link', { name: '8123 4567' })).toHaveAttribute('href', 'tel:81234567');
  expect(drawer.getByText('Professional')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows that no phone number was given', async () => {
  announce([aRequest({ phone: null })]);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Mei Tan' }));
  expect(within(await screen.findByRole('dialog')).getByText('Not given')).toBeVisible();
});

it('keeps search and page in the address', async () => {
  const asked = announce([aRequest()], 12);
  const { user, address } = renderPage('/portal/visioncloud/guide-requests?page=2');
  await screen.findByText('6–10 of 12');
  await user.type(screen.getByLabelText('Search guide requests'), 'mei');
  await waitFor(() => expect(address()).toBe('/portal/visioncloud/guide-requests?search=mei'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'mei', page: 1, pageSize: 5 }));
});

it('shows an empty list, no matches, and loads again on “Try again”', async () => {
  loseConnection(GuideRequestsPageDocument);
  const { user } = renderPage('/portal/visioncloud/guide-requests?search=zzz');
  expect(await screen.findByText('The guide requests could not be loaded.')).toBeVisible();
  announce([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No request found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await screen.findByText('No request yet')).toBeVisible();
});

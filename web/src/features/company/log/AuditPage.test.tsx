import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserTimeZone } from '../../../lib/intl.ts';
import { instantOf } from '../../../lib/dates/dates.ts';
import { AuditPageDocument } from '../../../generated/graphql.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { AuditPage } from './AuditPage.tsx';
import { texts } from './texts.ts';

const acmeId = '01900000-0000-7000-8000-000000000001';
const entry = {
  id: '01900000-0000-7000-8000-0000000000b1',
  action: 'PLAN_CHANGED' as const,
  actor: 'admin@visioncloud.example',
  role: 'PROVIDER_ADMIN' as const,
  address: '203.0.113.7',
  requestId: '3f9a1c07d2b84e65',
  userAgent: 'Mozilla/5.0',
  detail: 'Standard to Professional',
  isDetailWithheld: false,
  createdAt: '2026-01-05T01:00:00.000Z',
  company: { id: acmeId, name: 'Acme' },
};
const signUp = {
  ...entry,
  id: '01900000-0000-7000-8000-0000000000b2',
  action: 'COMPANY_SIGNED_UP' as const,
  actor: null,
  role: null,
  detail: null,
  requestId: null,
  userAgent: null,
};

const announce = (items = [entry, signUp] as (typeof entry | typeof signUp)[], total = 14) =>
  answer(AuditPageDocument, { auditEntries: { items, total } });

const renderPage = (at = '/portal/visioncloud/audit') =>
  renderPortalScreen(<AuditPage />, { path: '/portal/visioncloud/audit', at });

it('shows actor, action, target, time and network of each entry', async () => {
  announce();
  renderPage();
  const row = await screen.findByRole('row', { name: /Changed the plan/u });
  expect(row).toHaveTextContent('admin@visioncloud.example');
  expect(row).toHaveTextContent('Standard to Professional');
  expect(row).toHaveTextContent('Acme');
  expect(row).toHaveTextContent('203.0.113.7Mozilla/5.0Reference: 3f9a1c07d2b84e65');
  expect(screen.getByRole('row', { name: /Signed up the company/u })).toHaveTextContent(
    'A visitor',
  );
  expect(screen.getByText('14 entries')).toBeVisible();
});

it('names a visitor, the provider or the product in entries without actor or company', async () => {
  announce([
    { ...signUp, action: 'GUIDE_REQUESTED' as const, company: null },
    { ...signUp, id: 'x1', action: 'COMPANY_DELETED' as const, company: null },
    { ...signUp, id: 'x2', action: 'EMPLOYEE_ERASED' as const },
  ] as unknown as (typeof signUp)[]);
  renderPage();
  const row = await screen.findByRole('row', { name: /Requested the guide/u });
  expect(row).toHaveTextContent('A visitor');
  expect(row).toHaveTextContent('Provider');
  for (const name of [/Deleted the company and its data/u, /Erased the data/u])
    expect(screen.getByRole('row', { name })).toHaveTextContent('The product');
});

it('names an employee as actor without an email address', async () => {
  announce([{ ...signUp, action: 'SIGNED_IN', role: 'EMPLOYEE' }] as unknown as [typeof entry]);
  renderPage();
  const row = await screen.findByRole('row', { name: /Signed in/u });
  expect(row).toHaveTextContent('An employee');
  expect(row).not.toHaveTextContent('Reference');
});

it('filters by company through the address', async () => {
  const asked = announce();
  const { user, address } = renderPage('/portal/visioncloud/audit?page=2');
  await screen.findByText('11–14 of 14');
  const [acme] = screen.getAllByRole('button', { name: 'Only what was done to Acme' });
  await user.click(acme!);
  expect(address()).toBe(`/portal/visioncloud/audit?company=${acmeId}`);
  expect(await screen.findByText('14 entries of Acme')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    company: { id: acmeId },
    search: null,
    page: 1,
    pageSize: 10,
  });
  await user.click(screen.getByRole('button', { name: 'Show all companies' }));
  expect(address()).toBe('/portal/visioncloud/audit');
});

it('filters by search, action and days through the address', async () => {
  const asked = announce();
  const { user, address } = renderPage('/portal/visioncloud/audit?page=2');
  await screen.findByText('11–14 of 14');
  await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'anna');
  await waitFor(() => expect(address()).toBe('/portal/visioncloud/audit?search=anna'));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What was done' }),
    'Changed the plan',
  );
  const from = screen.getByRole('combobox', { name: 'From' });
  await user.type(from, '5/1/2026');
  fireEvent.blur(from);
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      search: 'anna',
      action: 'PLAN_CHANGED',
      from: instantOf('2026-01-05', '00:00', browserTimeZone()),
      until: null,
      page: 1,
    }),
  );
  expect(address()).toBe(
    '/portal/visioncloud/audit?search=anna&action=PLAN_CHANGED&from=2026-01-05',
  );
});

it('filters by actor', async () => {
  const asked = announce();
  const { user } = renderPage();
  await user.click(
    (await screen.findAllByRole('button', { name: 'Only what admin@visioncloud.example did' }))[0]!,
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'admin@visioncloud.example' }));
});

it('shows that no entry matches, and clears the filters', async () => {
  announce([], 0);
  const { user, address } = renderPage('/portal/visioncloud/audit?search=nobody');
  await screen.findByText('No entry found');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/portal/visioncloud/audit');
});

it('shows IPv4 addresses without the IPv6 prefix', async () => {
  announce([{ ...entry, address: '::ffff:127.0.0.1' }], 1);
  renderPage();
  const row = await screen.findByRole('row', { name: /Changed the plan/u });
  expect(row).toHaveTextContent(/127\.0\.0\.1/u);
  expect(row).not.toHaveTextContent('ffff');
});

it('shows an empty log, and loads again on “Try again”', async () => {
  loseConnection(AuditPageDocument);
  const { user } = renderPage();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  announce([], 0);
  await user.click(retry);
  expect(await screen.findByText('Nothing done yet')).toBeVisible();
});

it('has a label for every action', () => {
  expect(new Set(Object.values(texts.actions)).size).toBe(Object.keys(texts.actions).length);
});

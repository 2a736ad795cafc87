import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditActorsDocument, AuditPageDocument } from '../../../generated/graphql.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { answer, answerFile, loseConnection, loseFile } from '../../../testing/server.ts';
import type { MemberName } from '../current/CompanyContext.tsx';
import { CompanyAuditPage } from './CompanyAuditPage.tsx';

const company = { id: '01900000-0000-7000-8000-000000000001', name: 'Acme' };
const entry = {
  id: '01900000-0000-7000-8000-0000000000b1',
  action: 'CASE_OPENED' as const,
  actor: 'ana@acme.example',
  role: 'OWNER' as const,
  address: '203.0.113.7',
  requestId: '3f9a1c07d2b84e65',
  userAgent: 'Mozilla/5.0',
  detail: 'C-12',
  isDetailWithheld: false,
  createdAt: '2026-01-05T01:00:00.000Z',
  company,
};
const byProvider = {
  ...entry,
  id: '01900000-0000-7000-8000-0000000000b2',
  action: 'PLAN_CHANGED' as const,
  actor: null,
  role: 'PROVIDER_ADMIN' as const,
  address: null,
  userAgent: null,
};

const announce = (items: object[] = [entry, byProvider], total = 14) => {
  answer(AuditActorsDocument, { auditActors: ['ana@acme.example', 'ben@acme.example'] });
  return answer(AuditPageDocument, { auditEntries: { items: items as [typeof entry], total } });
};

const renderPage = (at = '/dashboard/acme/audit', memberNames: MemberName[] = []) =>
  renderScreen(<CompanyAuditPage />, { path: '/dashboard/:companyName/audit', at, memberNames });

it('shows who did what, and names the provider without a person', async () => {
  const asked = announce();
  renderPage();
  const row = await screen.findByRole('row', { name: /Opened a case/u });
  expect(row).toHaveTextContent('ana@acme.example');
  expect(row).toHaveTextContent('203.0.113.7');
  expect(screen.getByRole('row', { name: /Changed the plan/u })).toHaveTextContent('Provider');
  expect(screen.getByText('14 entries')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'COMPANY' })).toBeNull();
  expect(asked.at(-1)).toMatchObject({ company: null, actor: null });
});

it('shows names with the role of then and the address, and filters by the address', async () => {
  const asked = announce();
  const { user } = renderPage(undefined, [
    { email: 'ana@acme.example', name: 'Ana Lim', role: 'SAFETY_OFFICER' },
  ]);
  const row = await screen.findByRole('row', { name: /Opened a case/u });
  expect(row).toHaveTextContent('Ana LimOwner, ana@acme.example');
  const filter = screen.getByLabelText('Who did it');
  expect(within(filter).getByRole('option', { name: 'Ana Lim' })).toHaveValue('ana@acme.example');
  await user.click(within(row).getAllByRole('button', { name: 'Only what Ana Lim did' })[0]!);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ actor: 'ana@acme.example' }));
});

it('says that the people to choose from failed to load, and loads them again', async () => {
  announce();
  loseConnection(AuditActorsDocument);
  const { user } = renderPage();
  expect(await screen.findByText(/^The people to choose from could not be loaded/u)).toBeVisible();
  announce();
  await user.click(screen.getByRole('button', { name: 'try again' }));
  expect(await screen.findByRole('option', { name: 'ben@acme.example' })).toBeInTheDocument();
});

it('says that details about health are withheld', async () => {
  announce([{ ...entry, detail: null, isDetailWithheld: true }]);
  renderPage();
  const row = await screen.findByRole('row', { name: /Opened a case/u });
  expect(row).toHaveTextContent('Details about health are not shown to your role');
});

it('filters by actor through the address', async () => {
  const asked = announce();
  const { user, address } = renderPage('/dashboard/acme/audit?page=2&company=other');
  await screen.findByText('11–14 of 14');
  const people = screen.getByRole('combobox', { name: 'Who did it' });
  await within(people).findByRole('option', { name: 'ben@acme.example' });
  await user.selectOptions(people, 'ben@acme.example');
  expect(address()).toBe('/dashboard/acme/audit?company=other&actor=ben%40acme.example');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ company: null, actor: 'ben@acme.example', page: 1 }),
  );
  await user.click(screen.getAllByRole('button', { name: 'Only what ana@acme.example did' })[0]!);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ actor: 'ana@acme.example' }));
});

it('keeps an actor from the address who is not in the list', async () => {
  announce([], 0);
  const { user, address } = renderPage('/dashboard/acme/audit?actor=gone%40acme.example');
  expect(await screen.findByText('No entry found')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Who did it' })).toHaveValue('gone@acme.example');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/dashboard/acme/audit');
});

it('exports the filtered entries as a file', async () => {
  announce();
  const asked = answerFile('/api/audit/export', 'audit_log_2026-01-05.jsonl', '{}');
  const files = captureSavedFiles();
  const { user } = renderPage(
    '/dashboard/acme/audit?page=2&actor=ana%40acme.example&action=CASE_OPENED&from=2026-01-05',
  );
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('audit_log_2026-01-05.jsonl');
  expect(asked).toEqual([
    '/api/audit/export?from=2026-01-05&actor=ana%40acme.example&action=CASE_OPENED',
  ]);
});

it('shows that the export failed', async () => {
  announce();
  loseFile('/api/audit/export');
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('loads again on “Try again”, and shows an empty log', async () => {
  announce();
  loseConnection(AuditPageDocument);
  const { user } = renderPage();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  announce([], 0);
  await user.click(retry);
  expect(await screen.findByText('Nothing done yet')).toBeVisible();
});

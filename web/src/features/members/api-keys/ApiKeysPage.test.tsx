import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type ApiKey_KeyFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
} from '../../../generated/graphql.ts';
import type { Permission } from '../../../generated/permissions.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ApiKeysPage } from './ApiKeysPage.tsx';
import { scopeGroups } from './texts.tsx';

const payroll: ApiKey_KeyFragment = {
  id: '01900000-0000-7000-8000-00000000a001',
  name: 'Payroll',
  scopes: ['employee:read', 'employee:update'],
  ending: 'x9Qz',
  createdBy: 'ana@acme.example',
  expiresAt: '2099-01-05T01:00:00.000Z',
  lastUsedAt: null,
};
const key = `vak_${'A'.repeat(43)}_${'b'.repeat(32)}`;

const renderPage = (permissions: Permission[] = ['api-key:read', 'api-key:update']) =>
  renderScreen(<ApiKeysPage />, {
    path: '/dashboard/:companyName/api-keys',
    at: '/dashboard/acme/api-keys',
    session: aSession({}, permissions),
  });
const openDialog = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  return within(await screen.findByRole('dialog', { name: 'Create API key' }));
};

describe('the list of API keys', () => {
  it('shows scopes in words, expiry and last use', async () => {
    answer(ApiKeysDocument, {
      apiKeys: [
        payroll,
        {
          ...payroll,
          id: '01900000-0000-7000-8000-00000000a002',
          name: 'Log collector',
          scopes: ['audit:read', 'new:scope'],
          expiresAt: '2020-01-05T01:00:00.000Z',
          lastUsedAt: '2020-01-04T01:00:00.000Z',
        },
      ],
    });
    renderPage();
    const table = await screen.findByRole('table', { name: 'API keys' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Payrollvak_…x9Qz. Created by ana@acme.example');
    expect(first).toHaveTextContent('Read the directory, Change employees');
    expect(first).toHaveTextContent('Never');
    expect(second).toHaveTextContent('Read the audit log, new:scope');
    expect(second).toHaveTextContent(/Expired Sun 5 Jan 2020/u);
    expect(second).toHaveTextContent(/Sat 4 Jan 2020/u);
  });

  it('is read-only for an auditor', async () => {
    answer(ApiKeysDocument, { apiKeys: [payroll] });
    renderPage(['api-key:read']);
    expect(await screen.findByText('Payroll')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Revoke Payroll' })).toBeNull();
  });

  it('explains API keys if there are none, and loads again on “Try again”', async () => {
    loseConnection(ApiKeysDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The API keys could not be loaded.')).toBeVisible();
    answer(ApiKeysDocument, { apiKeys: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No API key yet' })).toBeVisible();
  });
});

describe('the dialog that creates an API key', () => {
  it('sends name, scopes and expiry, and shows the key once', async () => {
    answer(ApiKeysDocument, { apiKeys: [] });
    const asked = loseOnce(CreateApiKeyDocument, { createApiKey: { key, apiKey: payroll } });
    const { user } = renderPage();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Name of the system/u), ' Payroll ');
    const people = within(dialog.getByRole('group', { name: 'People' }));
    await user.click(people.getByRole('checkbox', { name: 'Read the directory' }));
    await user.selectOptions(dialog.getByLabelText('Expires after'), '1 year');
    answer(ApiKeysDocument, { apiKeys: [payroll] });
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByLabelText('Key')).toHaveTextContent(key);
    expect(dialog.getByRole('button', { name: 'Copy key' })).toBeVisible();
    expect(asked).toEqual([
      { input: { name: 'Payroll', scopes: ['employee:read'], expiresInDays: 365 } },
    ]);
    await expectOnlyButtonCloses(user, key);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Payroll')).toBeVisible();
    expect(screen.queryByText(key)).toBeNull();
  });

  it('requires a name and a scope', async () => {
    answer(ApiKeysDocument, { apiKeys: [] });
    const { user } = renderPage();
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByText('Please enter a name')).toBeVisible();
    expect(dialog.getByText('Please choose at least one')).toBeVisible();
  });

  it("shows the gateway's error at its field", async () => {
    answer(ApiKeysDocument, { apiKeys: [] });
    const message = 'Another API key has or had this name';
    refuse(CreateApiKeyDocument, {
      code: 'CONFLICT',
      message,
      fields: [{ field: 'name', message }],
    });
    const { user } = renderPage();
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText(/^Name of the system/u), 'Payroll');
    await user.click(dialog.getByRole('checkbox', { name: 'Read cases' }));
    await user.click(dialog.getByRole('button', { name: 'Create API key' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('names each scope once', () => {
    const scopes = scopeGroups.flatMap((group) => Object.keys(group.scopes));
    expect(new Set(scopes).size).toBe(scopes.length);
    expect(scopes).toHaveLength(27);
  });
});

describe('user provisioning', () => {
  it('shows the address that an identity provider needs', async () => {
    answer(ApiKeysDocument, { apiKeys: [] });
    renderPage();
    const section = await screen.findByRole('region', { name: 'User provisioning' });
    expect(within(section).getByLabelText('Base address')).toHaveTextContent(
      `${window.location.origin}/scim/v2`,
    );
    expect(within(section).getByRole('button', { name: 'Copy base address' })).toBeVisible();
  });
});

describe('revoking an API key', () => {
  it('asks for confirmation, and removes the key from the list', async () => {
    answer(ApiKeysDocument, { apiKeys: [payroll] });
    const asked = loseOnce(RevokeApiKeyDocument, {
      revokeApiKey: { id: payroll.id, revokedAt: '2026-01-05T01:00:00.000Z' },
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Revoke Payroll' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke ‘Payroll’?' }));
    answer(ApiKeysDocument, { apiKeys: [] });
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('heading', { name: 'No API key yet' })).toBeVisible();
    expect(asked).toEqual([{ id: payroll.id }]);
  });

  it('keeps the key in the list if revoking fails', async () => {
    answer(ApiKeysDocument, { apiKeys: [payroll] });
    loseConnection(RevokeApiKeyDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Revoke Payroll' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText('Payroll')).toBeInTheDocument();
  });
});

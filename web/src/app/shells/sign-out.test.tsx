import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession, startSession } from '../../apollo/session.ts';
import { CompanyMenuDocument, DashboardShellDocument } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { openLiveGateway } from '../../testing/live-gateway.ts';
import { ownerPermissions } from '../../testing/permissions.ts';
import { aSession } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { acmeAnswers, renderShell } from './DashboardShell.factory.tsx';

describe('signing out', () => {
  const logout = async ({ user }: ReturnType<typeof renderShell>) => {
    await user.click(screen.getByRole('button', { name: /^Company menu, ?Acme$/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  };

  it('ends the session on the server and in the browser', async () => {
    acmeAnswers();
    const asked = answer(CompanyMenuDocument, {
      signOut: { signedOutAt: '2026-01-05T04:00:00.000Z' },
    });
    startSession(aSession());
    const shell = renderShell();
    await logout(shell);
    await waitFor(() => expect(shell.address()).toBe('/login'));
    expect(asked).toHaveLength(1);
    expect(currentSession()).toBeNull();
  });

  it('ends the session in the browser if the server does not answer', async () => {
    acmeAnswers();
    loseConnection(CompanyMenuDocument);
    startSession(aSession());
    const shell = renderShell();
    await logout(shell);
    await waitFor(() => expect(shell.address()).toBe('/login'));
    expect(currentSession()).toBeNull();
  });

  it('signs out this tab when another tab signs out', async () => {
    acmeAnswers();
    startSession(aSession());
    const { address } = renderShell();
    await screen.findByText('Acme in Asia/Singapore');
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'visioncloud.session', newValue: null }),
      );
    });
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('starts over when another tab signs in to another company', async () => {
    const { received, sockets } = openLiveGateway();
    acmeAnswers();
    startSession(aSession());
    const { address } = renderShell();
    await screen.findByText('Acme in Asia/Singapore');
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    const berlin = { id: '01900000-0000-7000-8000-000000000002', name: 'Berlin GmbH' };
    const asked = acmeAnswers(aCompany({ ...berlin, timeZone: 'Europe/Berlin' }));
    const { permissions: _, ...fresh } = aSession({ ...berlin, timeZone: 'Europe/Berlin' });
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'visioncloud.session',
        newValue: JSON.stringify({ ...fresh, token: 'token-of-berlin' }),
      }),
    );
    expect(await screen.findByText('Berlin GmbH in Europe/Berlin')).toBeVisible();
    expect(address()).toBe('/dashboard/berlin%20gmbh/emp');
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(currentSession()?.permissions).toEqual(ownerPermissions));
    await waitFor(() => expect(sockets.map(({ isOpen }) => isOpen())).toEqual([false, true]));
    expect(
      received.filter(({ type }) => type === 'connection_init').map(({ payload }) => payload),
    ).toEqual([
      { Authorization: 'Bearer token-of-acme' },
      { Authorization: 'Bearer token-of-berlin' },
    ]);
  });

  it('happens automatically when the server no longer accepts the token', async () => {
    refuse(DashboardShellDocument, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    startSession(aSession());
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(currentSession()).toBeNull();
  });

  it('keeps the reason for the sign-in page if the company was inactivated', async () => {
    refuse(DashboardShellDocument, {
      code: 'UNAUTHENTICATED',
      message: 'Your company has been deactivated, please contact us',
      reason: 'COMPANY_INACTIVE',
    });
    startSession(aSession());
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage.getItem('visioncloud.session-end')).toBe('"COMPANY_INACTIVE"');
  });

  it('does not happen after other errors', async () => {
    refuse(DashboardShellDocument, { code: 'UNAVAILABLE', message: 'The database is away' });
    startSession(aSession());
    renderShell();
    expect(await screen.findByText('Acme in Asia/Singapore')).toBeVisible();
    expect(currentSession()).not.toBeNull();
  });
});

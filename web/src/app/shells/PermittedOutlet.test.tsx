import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession, startSession } from '../../apollo/session.ts';
import { DashboardShellDocument, type Role } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { openLiveGateway } from '../../testing/live-gateway.ts';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import type { Permission } from '../../generated/permissions.ts';
import { requires } from '../routes/preload.ts';
import { answerCounts } from './DashboardShell.factory.tsx';
import { DashboardShell } from './DashboardShell.tsx';
import { HomeRedirect } from './HomeRedirect.tsx';

const renderPages = (at: string) =>
  renderRoutes(
    [
      {
        path: '/dashboard/:companyName',
        element: <DashboardShell />,
        children: [
          { index: true, element: <HomeRedirect /> },
          { path: 'cases', ...requires('case:read'), element: <p>The cases</p> },
          { path: '*', element: <p>Any page</p> },
        ],
      },
    ],
    at,
  );

const announce = (role: Role, permissions: Permission[]) =>
  answer(DashboardShellDocument, {
    viewer: {
      email: 'anna@acme.test',
      role,
      name: null,
      memberNames: [],
      lacksSecondFactor: false,
      permissions,
      company: aCompany(),
    },
  });

const stranger = () => {
  const { permissions: _unknown, ...session } = aSession();
  return session;
};

describe('PermittedOutlet', () => {
  it('hides pages that the role lacks from the menu, and explains at their address that they are not permitted', async () => {
    announce('VIEWER', ['figures:read']);
    startSession(aSession({}, ['figures:read']));
    const { user, address } = renderPages('/dashboard/acme/cases');
    expect(
      await screen.findByRole('heading', { name: 'Your role, Viewer, has no access to this page' }),
    ).toBeVisible();
    expect(screen.queryByText('The cases')).toBeNull();
    for (const name of ['Cases', 'Employee Directory', 'Analytics', 'Dashboard'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Report' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme/insights'));
  });

  it.each([
    [['figures:read', 'employee:read'], 'insights'],
    [['employee:read'], 'emp'],
    [['audit:read'], 'audit'],
    [[], 'profile'],
  ] as const)('are not where the dashboard of %j opens', async (permissions, page) => {
    announce('AUDITOR', [...permissions]);
    startSession(aSession({}, permissions));
    const { address } = renderPages('/dashboard/acme');
    await waitFor(() => expect(address()).toBe(`/dashboard/acme/${page}`));
  });

  it('shows the permitted pages once the server has answered, and stores the permissions', async () => {
    announce('SAFETY_OFFICER', ['case:read']);
    startSession(stranger());
    renderPages('/dashboard/acme/cases');
    expect(screen.queryByText('The cases')).toBeNull();
    expect(await screen.findByText('The cases')).toBeVisible();
    expect(currentSession()?.permissions).toEqual(['case:read']);
  });

  it('closes a page when the server returns another role', async () => {
    announce('VIEWER', ['figures:read']);
    startSession(aSession({}, ['case:read']));
    renderPages('/dashboard/acme/cases');
    expect(await screen.findByText('Your role, Viewer, has no access to this page')).toBeVisible();
    expect(screen.queryByText('The cases')).toBeNull();
  });

  it('closes a page without a reload when an owner changes the member’s role', async () => {
    const { received, sockets } = openLiveGateway();
    announce('SAFETY_OFFICER', ['case:read', 'contact:read']);
    startSession(aSession({}, ['case:read', 'contact:read']));
    renderPages('/dashboard/acme/cases');
    expect(await screen.findByText('The cases')).toBeVisible();
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    announce('VIEWER', ['figures:read']);
    // The gateway's code for a changed role.
    sockets[0]?.close(4205);
    expect(await screen.findByText('Your role, Viewer, has no access to this page')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cases' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Report' })).toBeVisible();
    expect(screen.queryByText('The cases')).toBeNull();
  });

  it.each([
    ['SAFETY_OFFICER', ['case:read', 'contact:read']],
    ['DIRECTORY_MANAGER', ['employee:read']],
    ['VIEWER', ['figures:read']],
    ['AUDITOR', []],
  ] as const)(
    'and all others sign out when the membership of a member with the role %s ends',
    async (role, permissions) => {
      const { received, sockets } = openLiveGateway();
      announce(role, [...permissions]);
      startSession(aSession({}, permissions));
      const { address } = renderPages('/dashboard/acme/any');
      await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
      refuse(DashboardShellDocument, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
      sockets[0]?.close(4403);
      await waitFor(() => expect(address()).toBe('/login'));
      expect(currentSession()).toBeNull();
    },
  );

  it('subscribes to live figures only if the role permits it', async () => {
    const { received, sockets } = openLiveGateway();
    announce('VIEWER', ['figures:read']);
    startSession(aSession({}, ['figures:read']));
    renderPages('/dashboard/acme/any');
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    const subscribed = () =>
      received
        .filter(({ type }) => type === 'subscribe')
        .map(({ payload }) => /\{\s*(\w+)/u.exec(String(payload?.['query']))?.[1]);
    expect(subscribed()).toEqual(['viewerChanged']);
    announce('SAFETY_OFFICER', ['case:read', 'contact:read', 'follow-up:read']);
    answerCounts(1, { followUps: 3 });
    sockets[0]?.changeViewer();
    await waitFor(() => expect(subscribed()).toEqual(['viewerChanged', 'insightsChanged']));
    expect(sockets).toHaveLength(1);
  });

  it('retries if the permissions could not be loaded', async () => {
    loseConnection(DashboardShellDocument);
    startSession(stranger());
    const { user } = renderPages('/dashboard/acme/cases');
    expect(
      await screen.findByText('Your permissions could not be loaded. Try again.'),
    ).toBeVisible();
    announce('SAFETY_OFFICER', ['case:read']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The cases')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentAdministrator, startAdministratorSession } from '../../apollo/administrator.ts';
import { currentSession, startSession } from '../../apollo/session.ts';
import { PortalMenuDocument } from '../../generated/graphql.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { loseConnection, server } from '../../testing/server.ts';
import { RoleApolloProvider } from '../RoleClients.tsx';
import { PortalShell } from './PortalShell.tsx';

const renderShell = () =>
  renderRoutes(
    [
      {
        element: <RoleApolloProvider of="portal" />,
        children: [
          {
            path: '/portal/visioncloud',
            element: <PortalShell />,
            children: [{ path: '*', element: <p>Here</p> }],
          },
        ],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/portal/visioncloud/mails',
  );

const signedIn = () =>
  startAdministratorSession({ token: 'of-provider', email: 'admin@visioncloud.example' });

const logout = async ({ user }: ReturnType<typeof renderShell>) => {
  await user.click(screen.getByRole('button', { name: /^Administrator menu/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
};

describe('PortalShell', () => {
  it('redirects to the administrator’s sign-in without a session or as a company', async () => {
    startSession(aSession());
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/portal/visioncloud/login'));
  });

  it('links to its pages and marks the open one', async () => {
    signedIn();
    const { user, address } = renderShell();
    const mails = screen.getByRole('link', { name: 'Emails' });
    expect(mails).toHaveAttribute('aria-current', 'page');
    const companies = screen.getByRole('link', { name: 'Company List' });
    expect(companies).not.toHaveAttribute('aria-current');
    await user.click(companies);
    expect(address()).toBe('/portal/visioncloud');
    await waitFor(() => expect(mails).not.toHaveAttribute('aria-current'));
    await user.click(screen.getByRole('link', { name: 'Audit Log' }));
    expect(address()).toBe('/portal/visioncloud/audit');
  });

  it('opens with the company list', () => {
    signedIn();
    renderShell();
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Company List',
      'Orders',
      'Guide Requests',
      'Emails',
      'Audit Log',
    ]);
  });

  it('sends requests as the administrator and ends only that session', async () => {
    startSession(aSession());
    signedIn();
    let sent: string | null = null;
    server.use(
      http.post('*/graphql', ({ request }) => {
        sent = request.headers.get('authorization');
        return HttpResponse.json({
          data: { signOut: { signedOutAt: '2026-01-05T04:00:00.000Z' } },
        });
      }),
    );
    const shell = renderShell();
    await logout(shell);
    await waitFor(() => expect(shell.address()).toBe('/portal/visioncloud/login'));
    expect(sent).toBe('Bearer of-provider');
    expect(currentAdministrator()).toBeNull();
    expect(currentSession()).not.toBeNull();
  });

  it('signs out if the server does not answer', async () => {
    signedIn();
    loseConnection(PortalMenuDocument);
    const shell = renderShell();
    await logout(shell);
    await waitFor(() => expect(currentAdministrator()).toBeNull());
  });
});

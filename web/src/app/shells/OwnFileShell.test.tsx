import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentAdministrator, startAdministratorSession } from '../../apollo/administrator.ts';
import { currentOwnFileSession, startOwnFileSession } from '../../apollo/own-file-session.ts';
import { currentSession, startSession } from '../../apollo/session.ts';
import { MINUTE } from '../../lib/durations.ts';
import { OwnFileShellDocument, OwnFilePageDocument } from '../../generated/graphql.ts';
import { OwnFilePage } from '../../features/own-file/OwnFilePage.tsx';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { loseConnection, refuse, server } from '../../testing/server.ts';
import { RoleApolloProvider } from '../RoleClients.tsx';
import { OwnFileShell } from './OwnFileShell.tsx';

const renderShell = (page = <p>The file</p>) =>
  renderRoutes(
    [
      {
        element: <RoleApolloProvider of="ownFile" />,
        children: [
          {
            path: '/me/file',
            element: <OwnFileShell />,
            children: [{ index: true, element: page }],
          },
        ],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/me/file',
  );

const openFile = (leftMs = 30 * MINUTE) =>
  startOwnFileSession({
    token: 'of-anna',
    expiresAt: new Date(Date.now() + leftMs).toISOString(),
  });

const signOut = () => screen.getByRole('button', { name: 'Sign out' });

describe('OwnFileShell', () => {
  it('redirects to the page that sends links if it has no session', async () => {
    startSession(aSession());
    startAdministratorSession({ token: 'of-provider', email: 'admin@visioncloud.example' });
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/me'));
  });

  it('shows when the session expires', async () => {
    openFile();
    renderShell();
    expect(await screen.findByText('The file')).toBeVisible();
    expect(screen.getByText(/^Open until \d\d:\d\d$/u)).toBeVisible();
    expect(screen.queryByText(/^This page closes at/u)).toBeNull();
  });

  it('warns before the file closes', async () => {
    openFile(2 * MINUTE);
    renderShell();
    expect(await screen.findByText(/^This page closes at \d\d:\d\d$/u)).toBeVisible();
  });

  it('closes the file when the session expires, and says so on the page that sends links', async () => {
    openFile(-1);
    const { address } = renderShell();
    await waitFor(() => expect(address()).toBe('/me'));
    expect(currentOwnFileSession()).toBeNull();
    expect(localStorage.getItem('visioncloud.own-file-end')).toBe('true');
  });

  it('sends requests with its own session and ends only that one', async () => {
    startSession(aSession());
    startAdministratorSession({ token: 'of-provider', email: 'admin@visioncloud.example' });
    openFile();
    let sent: string | null = null;
    server.use(
      http.post('*/graphql', ({ request }) => {
        sent = request.headers.get('authorization');
        return HttpResponse.json({
          data: { signOut: { signedOutAt: '2026-01-05T04:00:00.000Z' } },
        });
      }),
    );
    const { user, address } = renderShell();
    await user.click(signOut());
    await waitFor(() => expect(address()).toBe('/me'));
    expect(sent).toBe('Bearer of-anna');
    expect(currentOwnFileSession()).toBeNull();
    expect(currentSession()?.token).toBe('token-of-acme');
    expect(currentAdministrator()?.token).toBe('of-provider');
    expect(localStorage.getItem('visioncloud.own-file-end')).toBeNull();
  });

  it('signs out if the server does not answer', async () => {
    openFile();
    loseConnection(OwnFileShellDocument);
    const { user, address } = renderShell();
    await user.click(signOut());
    await waitFor(() => expect(address()).toBe('/me'));
  });

  it('closes the file when the gateway no longer accepts its session', async () => {
    startSession(aSession());
    openFile();
    refuse(OwnFilePageDocument, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    const { address } = renderShell(<OwnFilePage />);
    await waitFor(() => expect(address()).toBe('/me'));
    expect(localStorage.getItem('visioncloud.own-file-end')).toBe('true');
    expect(currentSession()?.token).toBe('token-of-acme');
  });
});

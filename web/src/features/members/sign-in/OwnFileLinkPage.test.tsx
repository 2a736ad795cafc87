import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expireOwnFileSession, startOwnFileSession } from '../../../apollo/own-file-session.ts';
import { RoleApolloProvider } from '../../../app/RoleClients.tsx';
import { OwnFileLinkPageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { loseConnection, refuse } from '../../../testing/server.ts';
import { OwnFileLinkPage } from './OwnFileLinkPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      {
        element: <RoleApolloProvider of="ownFile" />,
        children: [{ path: '/me', element: <OwnFileLinkPage /> }],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/me',
  );

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send me the link' });

describe('OwnFileLinkPage', () => {
  it('sends the link to a valid address without revealing whether a company has it', async () => {
    const asked = loseOnce(OwnFileLinkPageDocument, {
      requestOwnFileLink: { email: 'anna@acme.test' },
    });
    const { user } = renderPage();
    await user.type(email(), 'anna@acme');
    expect(screen.getByText('Please enter valid email address')).toBeVisible();
    expect(send()).toBeDisabled();
    await user.type(email(), '.test ');
    await user.click(send());
    expect(await screen.findByText('Please check your email')).toBeVisible();
    expect(
      screen.getByText(/^If your company has the address anna@acme.test for you/u),
    ).toBeVisible();
    expect(asked).toEqual([{ email: 'anna@acme.test' }]);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('');
  });

  it('shows how long to wait after too many emails', async () => {
    const message = 'Too many tries, please wait 12 minutes';
    refuse(OwnFileLinkPageDocument, { code: 'RATE_LIMITED', message });
    const { user } = renderPage();
    await user.type(email(), 'anna@acme.test');
    await user.click(send());
    expect(await screen.findByText(message)).toBeVisible();
    expect(email()).toHaveValue('anna@acme.test');
  });

  it('asks to try again if the connection is lost', async () => {
    loseConnection(OwnFileLinkPageDocument);
    const { user } = renderPage();
    await user.type(email(), 'anna@acme.test');
    await user.click(send());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  });

  it('explains that the file was closed in another tab', () => {
    startOwnFileSession({ token: 'x', expiresAt: '2099-01-01T00:00:00.000Z' });
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'visioncloud.own-file', newValue: null }),
    );
    renderPage();
    expect(screen.getByText(/^Your file was closed in another tab/u)).toBeVisible();
  });

  it('explains that the file was closed when its session expired', () => {
    expireOwnFileSession();
    renderPage();
    expect(screen.getByText('Your file has been closed, to keep it private.')).toBeVisible();
  });

  it('redirects to the file if it is open', async () => {
    startOwnFileSession({ token: 'of-anna', expiresAt: '2026-01-05T04:30:00.000Z' });
    const { address } = renderPage();
    await waitFor(() => expect(address()).toBe('/me/file'));
  });
});

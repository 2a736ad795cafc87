import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentOwnFileSession, expireOwnFileSession } from '../../../apollo/own-file-session.ts';
import { currentSession, startSession } from '../../../apollo/session.ts';
import { RoleApolloProvider } from '../../../app/RoleClients.tsx';
import { MailedLinkDocument, OpenOwnFilePageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { OpenOwnFilePage } from './OpenOwnFilePage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      {
        element: <RoleApolloProvider of="ownFile" />,
        children: [{ path: '/me/:token', element: <OpenOwnFilePage /> }],
      },
      { path: '/me/file', element: <p>The file</p> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/me/tok-3',
  );
const open = () => screen.findByRole('button', { name: 'Open my file' });

const session = { token: 'of-anna' };

describe('OpenOwnFilePage', () => {
  it('opens the file on the button, without ending a company’s session', async () => {
    // The clock of this phone is ten years ahead.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-01-05T04:00:00Z') });
    startSession(aSession());
    expireOwnFileSession();
    const checked = answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const asked = loseOnce(OpenOwnFilePageDocument, { openOwnFile: session });
    const { user, address } = renderPage();
    await open();
    expect(asked).toEqual([]);
    await user.click(await open());
    await waitFor(() => expect(address()).toBe('/me/file'));
    expect(checked).toEqual([{ token: 'tok-3', purpose: 'OWN_FILE' }]);
    expect(asked).toEqual([{ token: 'tok-3' }]);
    expect(currentOwnFileSession()).toEqual({
      ...session,
      expiresAt: '2036-01-05T04:30:00.000Z',
    });
    expect(currentSession()?.token).toBe('token-of-acme');
    expect(localStorage.getItem('visioncloud.own-file-end')).toBeNull();
  });

  it.each([
    ['EXPIRED', 'This link is older than 15 minutes.'],
    ['USED', 'This link has been used already.'],
    ['UNKNOWN', 'This link does not work. It may be incomplete.'],
  ] as const)('explains why a link that is %s does not work', async (linkStatus, message) => {
    answer(MailedLinkDocument, { linkStatus });
    const { user, address } = renderPage();
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/me');
  });

  it('shows an error if the link was used after the page was opened', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const fields = [{ field: 'token', message: 'x' }];
    refuse(OpenOwnFilePageDocument, { code: 'BAD_USER_INPUT', message: 'x', fields });
    const { user } = renderPage();
    await user.click(await open());
    expect(await screen.findByText('This link has been used already.')).toBeVisible();
    expect(currentOwnFileSession()).toBeNull();
  });

  it('keeps the button if the connection is lost', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    loseConnection(OpenOwnFilePageDocument);
    const { user } = renderPage();
    await user.click(await open());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await open()).toBeEnabled();
  });
});

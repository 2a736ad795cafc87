import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession } from '../../../apollo/session.ts';
import {
  FinishSingleSignOnDocument,
  StartPasskeySignInDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import { letBrowserSign, passkeyRequest, signedAnswer } from '../../../testing/passkeys.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import { SingleSignOnPage } from './SingleSignOnPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/single-sign-on', element: <SingleSignOnPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/single-sign-on',
  );
const started = { finishSingleSignOn: { token: 'token-of-sso', company: aCompany() } };

describe('SingleSignOnPage', () => {
  it('requests the session once, and opens the dashboard', async () => {
    const { user, address } = renderPage();
    const asked = loseOnce(FinishSingleSignOnDocument, started, {
      again: async () => user.click(await screen.findByRole('button', { name: 'Try again' })),
    });
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toEqual([{ input: {} }]);
    expect(currentSession()?.token).toBe('token-of-sso');
  });

  it('asks for a code if the account has an authenticator app', async () => {
    refuse(FinishSingleSignOnDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please enter the code',
      secondFactor: { hasAuthenticator: true, hasPasskey: false },
    });
    const { user, address } = renderPage();
    await user.type(await screen.findByLabelText('Code'), '123456');
    const message = 'Wrong code, or one that was used before';
    refuse(FinishSingleSignOnDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'code', message }],
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(message)).toBeVisible();
    const asked = loseOnce(FinishSingleSignOnDocument, started);
    await user.type(screen.getByLabelText('Code'), '7');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toEqual([{ input: { code: '1234567' } }]);
  });

  it('asks for a passkey if the account has one, and shows why it was refused', async () => {
    letBrowserSign();
    loseOnce(StartPasskeySignInDocument, { startPasskeySignIn: passkeyRequest });
    refuse(FinishSingleSignOnDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please use your passkey',
      secondFactor: { hasAuthenticator: false, hasPasskey: true },
    });
    const { user, address } = renderPage();
    const usePasskey = await screen.findByRole('button', { name: 'Use a passkey' });
    const message = 'This passkey was not accepted, please try again';
    refuse(FinishSingleSignOnDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'passkey', message }],
    });
    await user.click(usePasskey);
    expect(await screen.findByText(message)).toBeVisible();
    const asked = answer(FinishSingleSignOnDocument, started);
    await user.click(usePasskey);
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toEqual([{ input: { passkey: signedAnswer } }]);
  });

  it('shows why the sign-in failed, with a link to start again', async () => {
    const message = 'Your company has not verified the domain of your address';
    refuse(FinishSingleSignOnDocument, { code: 'FORBIDDEN', message });
    const { user, address } = renderPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('link', { name: 'Start again' }));
    expect(address()).toBe('/company-sign-in');
    expect(currentSession()).toBeNull();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession } from '../../../apollo/session.ts';
import {
  LoginPageDocument,
  SignInWithPasskeyDocument,
  StartPasskeySignInDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import {
  letBrowserSign,
  letPersonCancel,
  passkeyRequest,
  signedAnswer,
} from '../../../testing/passkeys.ts';
import { LoginPage } from './LoginPage.tsx';

const renderLogin = () =>
  renderRoutes(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/login',
  );

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });

describe('signing in with a passkey', () => {
  const press = async ({ user }: ReturnType<typeof renderLogin>) =>
    user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  const offerChallenge = () =>
    answer(StartPasskeySignInDocument, { startPasskeySignIn: passkeyRequest });
  const companies = [
    { id: '019a0000-0000-7000-8000-000000000001', name: 'Acme' },
    { id: '019a0000-0000-7000-8000-000000000002', name: 'Globex' },
  ];

  it('needs neither email nor password', async () => {
    letBrowserSign();
    offerChallenge();
    const asked = loseOnce(SignInWithPasskeyDocument, {
      signInWithPasskey: { token: 'fresh', company: aCompany() },
    });
    await press(renderLogin());
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(currentSession()).toMatchObject({ token: 'fresh' });
    expect(asked).toEqual([{ input: { passkey: signedAnswer } }]);
  });

  it('shows why if the user cancels or the gateway refuses', async () => {
    letPersonCancel();
    offerChallenge();
    const rendered = renderLogin();
    await press(rendered);
    expect(await screen.findByText('No passkey was used. You can try again.')).toBeVisible();
    letBrowserSign();
    refuse(SignInWithPasskeyDocument, { code: 'BAD_USER_INPUT', message: 'Not accepted' });
    await press(rendered);
    expect(await screen.findByText('Not accepted')).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  it('shows an error in a browser without passkeys', async () => {
    offerChallenge();
    await press(renderLogin());
    expect(await screen.findByText('This browser cannot use passkeys.')).toBeVisible();
  });

  it('reuses the passkey response when the account has several companies', async () => {
    letBrowserSign();
    offerChallenge();
    refuse(SignInWithPasskeyDocument, {
      code: 'COMPANY_CHOICE',
      message: 'Please choose the company',
      companies,
    });
    const rendered = renderLogin();
    await press(rendered);
    const choice = await screen.findByRole('button', { name: 'Globex' });
    const asked = answer(SignInWithPasskeyDocument, {
      signInWithPasskey: { token: 'fresh', company: aCompany() },
    });
    await rendered.user.click(choice);
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(asked).toEqual([{ input: { passkey: signedAnswer, companyId: companies[1]?.id } }]);
  });

  it('offers the passkey as second step if the account has one', async () => {
    letBrowserSign();
    offerChallenge();
    refuse(LoginPageDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please use your passkey',
      secondFactor: { hasAuthenticator: false, hasPasskey: true },
    });
    answer(SignInWithPasskeyDocument, {
      signInWithPasskey: { token: 'fresh', company: aCompany() },
    });
    const { user } = renderLogin();
    await user.type(email(), 'anna@acme.com');
    await user.type(password(), 'secret');
    await user.click(signIn());
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByText('Use the authenticator app')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Login successful')).toBeVisible();
  });
});

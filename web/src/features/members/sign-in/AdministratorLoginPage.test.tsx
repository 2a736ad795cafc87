import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  currentAdministrator,
  endAdministratorSession,
  administratorSource,
  startAdministratorSession,
} from '../../../apollo/administrator.ts';
import { currentSession, startSession } from '../../../apollo/session.ts';
import { AdministratorLoginPageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { loseConnection, refuse } from '../../../testing/server.ts';
import { AdministratorLoginPage } from './AdministratorLoginPage.tsx';

const renderLogin = () =>
  renderRoutes(
    [
      { path: '/portal/visioncloud/login', element: <AdministratorLoginPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/portal/visioncloud/login',
  );

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign in' });

const fill = async (user: ReturnType<typeof renderLogin>['user']) => {
  await user.type(email(), 'admin@visioncloud.example');
  await user.type(password(), 'secret');
  await user.click(signIn());
};

describe('validation of the administrator’s sign-in', () => {
  it('shows an error if the email is left empty or cleared', async () => {
    const { user } = renderLogin();
    await user.click(email());
    await user.tab();
    expect(screen.getByText('Please enter your registered email address')).toBeVisible();
    await user.type(email(), 'a');
    expect(screen.queryByText('Please enter your registered email address')).toBeNull();
    await user.clear(email());
    expect(screen.getByText('Please enter your registered email address')).toBeVisible();
  });

  it('shows an error if the password is left empty or cleared', async () => {
    const { user } = renderLogin();
    await user.click(password());
    await user.tab();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    await user.type(password(), 'x');
    await user.clear(password());
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(signIn()).toBeDisabled();
  });
});

describe('the administrator’s sign-in', () => {
  it('shows a notice, stores its own session and opens the portal', async () => {
    startSession(aSession());
    const asked = loseOnce(AdministratorLoginPageDocument, {
      signInAdministrator: { token: 'fresh', email: 'admin@visioncloud.example' },
    });
    const { user, address } = renderLogin();
    await fill(user);
    expect(await screen.findByText('Login successful')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/portal/visioncloud'));
    expect(asked).toEqual([{ input: { email: 'admin@visioncloud.example', password: 'secret' } }]);
    expect(currentAdministrator()).toEqual({ token: 'fresh', email: 'admin@visioncloud.example' });
    expect(localStorage.getItem('visioncloud.super_admin')).toContain('fresh');
    expect(currentSession()?.token).toBe('token-of-acme');
  });

  it('shows the gateway’s error', async () => {
    refuse(AdministratorLoginPageDocument, {
      code: 'UNAUTHENTICATED',
      message: 'Wrong email address or password',
    });
    const { user } = renderLogin();
    await fill(user);
    expect(await screen.findByText('Wrong email address or password')).toBeVisible();
    expect(currentAdministrator()).toBeNull();
    expect(email()).toHaveValue('admin@visioncloud.example');
  });

  it('asks to try again if the connection is lost', async () => {
    loseConnection(AdministratorLoginPageDocument);
    const { user } = renderLogin();
    await fill(user);
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  });

  it('redirects to the portal if already signed in', async () => {
    startAdministratorSession({ token: 'x', email: 'admin@visioncloud.example' });
    const { address } = renderLogin();
    await waitFor(() => expect(address()).toBe('/portal/visioncloud'));
  });

  it('says how the last session ended, unless the administrator signed out', async () => {
    const administrator = { token: 'x', email: 'admin@visioncloud.example' };
    startAdministratorSession(administrator);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'visioncloud.super_admin', newValue: null }),
    );
    const first = renderLogin();
    expect(await screen.findByText(/was ended in another tab of this browser/u)).toBeVisible();
    first.unmount();
    startAdministratorSession(administrator);
    administratorSource.end(undefined);
    const second = renderLogin();
    expect(await screen.findByText(/^Your session has ended/u)).toBeVisible();
    second.unmount();
    startAdministratorSession(administrator);
    endAdministratorSession();
    renderLogin();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/Your session/u)).toBeNull();
  });

  it('leaves a company’s session untouched', () => {
    startSession(aSession());
    renderLogin();
    expect(screen.getByRole('heading', { name: 'Administrator sign in' })).toBeVisible();
  });
});

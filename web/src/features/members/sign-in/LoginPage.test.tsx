import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  currentSession,
  endSession,
  companySource,
  startSession,
} from '../../../apollo/session.ts';
import { keepAskedPage } from '../../../lib/browser/asked-page.ts';
import { LoginPageDocument } from '../../../generated/graphql.ts';
import { provider } from '../../../lib/provider.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
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

describe('validation of the sign-in form', () => {
  it('shows an error if the email is left empty', async () => {
    const { user } = renderLogin();
    await user.click(email());
    await user.tab();
    expect(screen.getByText('Please enter your registered email address')).toBeVisible();
  });

  it('shows an error if the email is cleared', async () => {
    const { user } = renderLogin();
    await user.type(email(), 'a');
    await user.clear(email());
    expect(screen.getByText('Please enter your registered email address')).toBeVisible();
  });

  it('validates the email while the user types', async () => {
    const { user } = renderLogin();
    await user.type(email(), 'anna@acme');
    expect(screen.getByText('Please enter valid email address')).toBeVisible();
    await user.type(email(), '.com');
    expect(screen.queryByText('Please enter valid email address')).toBeNull();
  });

  it('shows an error if the password is left empty or cleared', async () => {
    const { user } = renderLogin();
    await user.click(password());
    await user.tab();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    await user.type(password(), 'x');
    expect(screen.queryByText('Please enter your password')).toBeNull();
    await user.clear(password());
    expect(screen.getByText('Please enter your password')).toBeVisible();
  });

  it('disables the button until both are valid', async () => {
    const { user } = renderLogin();
    expect(signIn()).toBeDisabled();
    await user.type(email(), 'anna@acme.com');
    expect(signIn()).toBeDisabled();
    await user.type(password(), 'secret');
    expect(signIn()).toBeEnabled();
  });

  it('sets autocomplete attributes, and warns about caps lock', async () => {
    const { user } = renderLogin();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Caps lock is on')).toBeVisible();
    await user.keyboard('{CapsLock}a');
    expect(screen.queryByText('Caps lock is on')).toBeNull();
  });

  it('accepts a pasted password', async () => {
    const { user } = renderLogin();
    await user.click(password());
    await user.paste('pasted secret');
    expect(password()).toHaveValue('pasted secret');
  });
});

it.each([
  ['Forgot password?', '/forgot-password'],
  ['Choose a plan and sign up', '/plans'],
  ['see what it does', '/login'],
])('links to the page of %j', async (name, to) => {
  const { user, address } = renderLogin();
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(to);
});

describe('notice about a deactivated company', () => {
  const title = 'Your company has been deactivated';

  it('shows the reason and the contact after a sign-out', async () => {
    companySource.end('COMPANY_INACTIVE');
    renderLogin();
    expect(await screen.findByText(title)).toBeVisible();
    const { email: address, phone } = provider.support;
    expect(screen.getByRole('link', { name: address })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
    expect(screen.getByRole('link', { name: phone })).toBeVisible();
  });

  it('is hidden if the session ended for another reason', () => {
    companySource.end(undefined);
    renderLogin();
    expect(screen.queryByText(title)).toBeNull();
  });

  it('appears after a refused sign-in, until one succeeds', async () => {
    refuse(LoginPageDocument, {
      code: 'FORBIDDEN',
      message: 'Your company is not active, please contact us',
      reason: 'COMPANY_INACTIVE',
    });
    const { user } = renderLogin();
    await user.type(email(), 'anna@acme.com');
    await user.type(password(), 'secret');
    await user.click(signIn());
    expect(await screen.findByText(title)).toBeVisible();
    loseOnce(LoginPageDocument, { signInCompany: { token: 'fresh', company: aCompany() } });
    await user.click(signIn());
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  it('can be dismissed', async () => {
    companySource.end('COMPANY_INACTIVE');
    const { user } = renderLogin();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('signing in', () => {
  const fill = async (user: ReturnType<typeof renderLogin>['user']) => {
    await user.type(email(), ' anna@acme.com');
    await user.type(password(), 'secret');
    await user.click(signIn());
  };

  it('shows a notice, stores token and company, and opens the dashboard', async () => {
    const asked = answer(LoginPageDocument, {
      signInCompany: { token: 'fresh', company: aCompany({ name: 'Acme & Sons' }) },
    });
    const { user, address } = renderLogin();
    await fill(user);
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(address()).toBe('/login');
    expect(asked).toEqual([{ input: { email: 'anna@acme.com', password: 'secret' } }]);
    expect(currentSession()).toMatchObject({ token: 'fresh', company: { name: 'Acme & Sons' } });
    const told = Date.now();
    await waitFor(() => expect(address()).toBe('/dashboard/acme%20%26%20sons'));
    expect(Date.now() - told).toBeGreaterThan(300);
  });

  it('shows the gateway’s error, and hides it after 6 seconds', async () => {
    refuse(LoginPageDocument, { code: 'UNAUTHENTICATED', message: 'Wrong email or password' });
    const { user } = renderLogin();
    await user.type(email(), 'anna@acme.com');
    await user.type(password(), 'wrong');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await vi.advanceTimersByTimeAsync(5_500);
    expect(screen.queryByText('Wrong email or password')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    await waitFor(() => expect(screen.queryByText('Wrong email or password')).toBeNull());
    expect(signIn()).toBeEnabled();
  });

  it('asks to try again if the connection is lost', async () => {
    loseConnection(LoginPageDocument);
    const { user } = renderLogin();
    await fill(user);
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  it('leads to the page that was asked for', async () => {
    keepAskedPage('/dashboard/acme%20%26%20sons/cases/13');
    answer(LoginPageDocument, {
      signInCompany: { token: 'fresh', company: aCompany({ name: 'Acme & Sons' }) },
    });
    const { user, address } = renderLogin();
    await fill(user);
    await waitFor(() => expect(address()).toBe('/dashboard/acme%20%26%20sons/cases/13'));
  });

  it('leads to the dashboard if the page asked for belongs to another company', async () => {
    keepAskedPage('/dashboard/beta/cases/13');
    startSession(aSession());
    const { address } = renderLogin();
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });

  it('redirects to the dashboard if there is a session', async () => {
    startSession(aSession());
    const { address } = renderLogin();
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });
});

describe('signing in to one of several companies', () => {
  const companies = [
    { id: '01900000-0000-7000-8000-0000000000a1', name: 'Acme' },
    { id: '01900000-0000-7000-8000-0000000000a2', name: 'Beta' },
  ];
  const askForCompany = async () => {
    refuse(LoginPageDocument, {
      code: 'COMPANY_CHOICE',
      message: 'Please choose a company',
      companies,
    });
    const rendered = renderLogin();
    await rendered.user.type(email(), 'anna@acme.com');
    await rendered.user.type(password(), 'secret');
    await rendered.user.click(signIn());
    await screen.findByRole('heading', { name: 'Choose a company' });
    return rendered;
  };

  it('asks which company to open, and sends the same credentials again', async () => {
    const { user, address } = await askForCompany();
    const asked = answer(LoginPageDocument, {
      signInCompany: { token: 'fresh', company: aCompany({ name: 'Beta' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Beta' }));
    await waitFor(() => expect(address()).toBe('/dashboard/beta'));
    expect(asked).toEqual([
      { input: { email: 'anna@acme.com', password: 'secret', companyId: companies[1]!.id } },
    ]);
  });

  it('returns to the credentials', async () => {
    const { user } = await askForCompany();
    await user.click(await screen.findByRole('button', { name: 'Use another account' }));
    expect(signIn()).toBeVisible();
  });
});

describe('signing in with a second factor', () => {
  const code = () => screen.findByLabelText('Code');
  const askForCode = async () => {
    refuse(LoginPageDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please enter the code',
      secondFactor: { hasAuthenticator: true, hasPasskey: false },
    });
    const rendered = renderLogin();
    await rendered.user.type(email(), 'anna@acme.com');
    await rendered.user.type(password(), 'secret');
    await rendered.user.click(signIn());
    await code();
    return rendered;
  };

  it('asks for a code after a correct password, and sends all three', async () => {
    const { user } = await askForCode();
    const asked = answer(LoginPageDocument, {
      signInCompany: { token: 'fresh', company: aCompany() },
    });
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(signIn()).toBeDisabled();
    await user.type(await code(), '123456');
    await user.click(signIn());
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(currentSession()).toMatchObject({ token: 'fresh' });
    expect(asked).toEqual([
      { input: { email: 'anna@acme.com', password: 'secret', code: '123456' } },
    ]);
  });

  it('shows an error beside a wrong code until it changes', async () => {
    const { user } = await askForCode();
    refuse(LoginPageDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong code',
      fields: [{ field: 'code', message: 'Wrong code' }],
    });
    await user.type(await code(), '123456');
    await user.click(signIn());
    expect(await screen.findByText('Wrong code')).toBeVisible();
    await user.type(await code(), '7');
    expect(screen.queryByText('Wrong code')).toBeNull();
  });

  it('accepts a recovery code', async () => {
    const { user } = await askForCode();
    const asked = answer(LoginPageDocument, {
      signInCompany: { token: 'fresh', company: aCompany() },
    });
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD-EFGH');
    await user.click(signIn());
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(asked[0]?.input.code).toBe('ABCD-EFGH');
  });

  it('returns to email and password', async () => {
    const { user } = await askForCode();
    await user.click(screen.getByRole('button', { name: 'Back to email and password' }));
    expect(email()).toBeVisible();
  });
});

describe('after the end of a session', () => {
  const endElsewhere = () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'visioncloud.session', newValue: null }),
    );
  const elsewhere = /was ended in another tab of this browser/u;
  const ended = 'Your session has ended. Please sign in again.';

  it('says that another tab has ended it, until the next sign-in', async () => {
    startSession(aSession());
    endElsewhere();
    const { unmount } = renderLogin();
    expect(await screen.findByText(elsewhere)).toBeVisible();
    unmount();
    startSession(aSession());
    endSession();
    renderLogin();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(elsewhere)).toBeNull();
  });

  it('says that the server has ended it if another tab noticed', async () => {
    startSession(aSession());
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'visioncloud.session-ended', newValue: 'true' }),
    );
    endElsewhere();
    renderLogin();
    expect(await screen.findByText(ended)).toBeVisible();
  });

  it('says that the server has ended it', async () => {
    startSession(aSession());
    companySource.end(undefined);
    renderLogin();
    expect(await screen.findByText(ended)).toBeVisible();
  });

  it('says nothing to somebody who has signed out', async () => {
    startSession(aSession());
    endSession();
    renderLogin();
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(ended)).toBeNull();
    expect(screen.queryByText(elsewhere)).toBeNull();
  });
});

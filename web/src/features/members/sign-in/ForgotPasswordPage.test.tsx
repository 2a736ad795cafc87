import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordPageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { loseConnection, refuse } from '../../../testing/server.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/forgot-password',
  );

const email = () => screen.getByLabelText('Email');
const send = () => screen.getByRole('button', { name: 'Send the link' });

describe('ForgotPasswordPage', () => {
  it('validates the address on change and on blur', async () => {
    const { user } = renderPage();
    await user.click(email());
    await user.tab();
    expect(screen.getByText('Please enter your registered email address')).toBeVisible();
    await user.type(email(), 'anna@acme');
    expect(screen.getByText('Please enter valid email address')).toBeVisible();
    expect(send()).toBeDisabled();
    await user.type(email(), '.com');
    expect(screen.queryByText('Please enter valid email address')).toBeNull();
    expect(send()).toBeEnabled();
  });

  it('requests an email without revealing whether the address is registered', async () => {
    const asked = loseOnce(ForgotPasswordPageDocument, {
      requestPasswordReset: { email: 'anna@acme.test' },
    });
    const { user } = renderPage();
    await user.type(email(), 'anna@acme.com');
    await user.click(send());
    expect(await screen.findByText('Please check your email')).toBeVisible();
    expect(screen.getByText(/If anna@acme.com is registered/u)).toBeVisible();
    expect(asked).toEqual([{ email: 'anna@acme.com' }]);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(email()).toHaveValue('');
  });

  it('shows the gateway’s error', async () => {
    refuse(ForgotPasswordPageDocument, {
      code: 'RATE_LIMITED',
      message: 'Too many tries, please wait 40 seconds',
    });
    const { user } = renderPage();
    await user.type(email(), 'anna@acme.com');
    await user.click(send());
    expect(await screen.findByText('Too many tries, please wait 40 seconds')).toBeVisible();
    expect(email()).toHaveValue('anna@acme.com');
  });

  it('asks to try again if the connection is lost', async () => {
    loseConnection(ForgotPasswordPageDocument);
    const { user } = renderPage();
    await user.type(email(), 'anna@acme.com');
    await user.click(send());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
  });

  it('links back to the sign-in page', async () => {
    const { user, address } = renderPage();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(address()).toBe('/login');
  });
});

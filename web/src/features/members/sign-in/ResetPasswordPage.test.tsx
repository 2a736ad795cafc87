import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MailedLinkDocument, ResetPasswordPageDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/reset-password/:token', element: <ResetPasswordPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/reset-password/tok-2',
  );

const password = () => screen.findByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const send = () => screen.getByRole('button', { name: 'Set password' });

describe('ResetPasswordPage', () => {
  it('validates on change and on blur', async () => {
    const asked = answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const { user } = renderPage();
    await user.click(await password());
    await user.tab();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    await user.click(confirmation());
    await user.tab();
    expect(screen.getByText('Please enter confirm password')).toBeVisible();
    await user.type(await password(), 'a long one');
    await user.type(confirmation(), 'another one');
    expect(screen.getByText('Confirm password does not match')).toBeVisible();
    expect(send()).toBeDisabled();
    expect(asked).toEqual([{ token: 'tok-2', purpose: 'RESET_PASSWORD' }]);
  });

  it('sets the password once and links to the sign-in page', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const asked = loseOnce(ResetPasswordPageDocument, {
      resetPassword: { changedAt: '2026-01-05T04:00:00.000Z' },
    });
    const { user } = renderPage();
    await user.type(await password(), 'a long one');
    await user.type(confirmation(), 'a long one');
    await user.click(send());
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
    expect(asked).toEqual([{ token: 'tok-2', password: 'a long one' }]);
  });

  it('shows the strength of the password, and refuses a common one', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const { user } = renderPage();
    expect(await password()).toHaveAccessibleDescription(/12 or more are recommended/u);
    await user.type(await password(), 'trustno1');
    expect(await screen.findByText('Password strength: Weak')).toBeVisible();
    expect(
      await screen.findByText('Password is too common, please choose another one'),
    ).toBeVisible();
    await user.type(confirmation(), 'trustno1');
    expect(send()).toBeDisabled();
    await user.clear(await password());
    await waitFor(() => expect(screen.queryByText(/Password strength/u)).toBeNull());
    await user.type(await password(), 'seven green kites');
    expect(await screen.findByText('Password strength: Strong')).toBeVisible();
  });

  it('shows the gateway’s error beside the field, and keeps the link', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const message = 'Password should not be made from your company name';
    refuse(ResetPasswordPageDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'password', message }],
    });
    const { user } = renderPage();
    await user.type(await password(), 'northwind2');
    await user.type(confirmation(), 'northwind2');
    await user.click(send());
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(await password()).toHaveValue('northwind2');
  });

  it('shows the gateway’s error if the link has been used in the meantime', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const message = 'This link has been used or is too old, please ask for a new one';
    refuse(ResetPasswordPageDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'token', message }],
    });
    const { user } = renderPage();
    await user.type(await password(), 'a long one');
    await user.type(confirmation(), 'a long one');
    await user.click(send());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('keeps the values if the connection is lost', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    loseConnection(ResetPasswordPageDocument);
    const { user } = renderPage();
    await user.type(await password(), 'a long one');
    await user.type(confirmation(), 'a long one');
    await user.click(send());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(await password()).toHaveValue('a long one');
  });

  it.each(['EXPIRED', 'USED', 'UNKNOWN'] as const)(
    'does not ask for a password with a link that is %s',
    async (linkStatus) => {
      answer(MailedLinkDocument, { linkStatus });
      renderPage();
      expect(await screen.findByText('This link cannot set a password')).toBeVisible();
      expect(screen.queryByLabelText('Password')).toBeNull();
    },
  );
});

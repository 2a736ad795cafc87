import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EmailVerificationPageDocument,
  MailedLinkDocument,
  ResendFormDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { EmailVerificationPage } from './EmailVerificationPage.tsx';

const bad = 'Oops! Your email is not verified. Please try again!.';
const good = 'Congratulations! Your email is successfully verified. Now you can sign in.';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/email-verification/:token', element: <EmailVerificationPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/email-verification/tok-1',
  );

const password = () => screen.findByLabelText('Password');
const confirmation = () => screen.getByLabelText('Confirm password');
const send = () => screen.getByRole('button', { name: 'Verify and set password' });

const choose = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.type(await password(), 'a long one');
  await user.type(confirmation(), 'a long one');
  await user.click(send());
};

describe('a valid verification link', () => {
  it('opening the page does not use the link up', async () => {
    const asked = answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    renderPage();
    expect(await password()).toBeVisible();
    expect(send()).toBeDisabled();
    expect(asked).toEqual([{ token: 'tok-1', purpose: 'VERIFY_EMAIL' }]);
  });

  it('setting the first password verifies the address', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const asked = loseOnce(EmailVerificationPageDocument, { verifyEmail: { hasPassword: true } });
    const { user, address } = renderPage();
    await choose(user);
    expect(await screen.findByText(good)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(asked).toEqual([{ token: 'tok-1', password: 'a long one' }]);
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }));
    expect(address()).toBe('/login');
  });

  it('offers another email if the link has been used in the meantime', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    refuse(EmailVerificationPageDocument, {
      code: 'BAD_USER_INPUT',
      message: bad,
      fields: [{ field: 'token', message: bad }],
    });
    const { user } = renderPage();
    await choose(user);
    expect(await screen.findByText(bad)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  });

  it('keeps the form if the connection is lost', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    loseConnection(EmailVerificationPageDocument);
    const { user } = renderPage();
    await choose(user);
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(confirmation()).toHaveValue('a long one');
    expect(send()).toBeEnabled();
  });

  it('shows the gateway’s errors beside the password fields', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    const { user } = renderPage();
    await user.click(await password());
    await user.tab();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    await user.type(await password(), '12x456');
    expect(screen.getByText('Password should be minimum 7 character')).toBeVisible();
    await user.click(confirmation());
    await user.tab();
    expect(screen.getByText('Please enter confirm password')).toBeVisible();
    await user.type(confirmation(), '12x4567');
    expect(screen.getByText('Confirm password does not match')).toBeVisible();
    await user.type(await password(), '7');
    expect(screen.queryByText('Confirm password does not match')).toBeNull();
    expect(send()).toBeEnabled();
    await user.type(await password(), '8');
    expect(screen.getByText('Confirm password does not match')).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it('sets autocomplete attributes for password managers', async () => {
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    renderPage();
    expect(await password()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('an invalid verification link', () => {
  it.each([
    ['EXPIRED', /older than 24 hours/u],
    ['USED', /has been used already/u],
    ['UNKNOWN', /does not work/u],
  ] as const)('%s: shows the reason', async (linkStatus, why) => {
    answer(MailedLinkDocument, { linkStatus });
    renderPage();
    expect(await screen.findByText(bad)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('requests another email, with the same answer for every address', async () => {
    answer(MailedLinkDocument, { linkStatus: 'EXPIRED' });
    const asked = loseOnce(ResendFormDocument, { resendVerification: { email: 'anna@acme.test' } });
    const { user } = renderPage();
    await user.type(await screen.findByLabelText('Email'), ' anna@acme.com ');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Please check your email')).toBeVisible();
    expect(screen.getByText(/If anna@acme.com is waiting to be verified/u)).toBeVisible();
    expect(asked).toEqual([{ email: 'anna@acme.com' }]);
  });

  it('shows how long to wait after too many emails', async () => {
    answer(MailedLinkDocument, { linkStatus: 'EXPIRED' });
    refuse(ResendFormDocument, {
      code: 'RATE_LIMITED',
      message: 'Too many tries, please wait 12 minutes',
    });
    const { user } = renderPage();
    await user.type(await screen.findByLabelText('Email'), 'anna@acme.com');
    await user.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Too many tries, please wait 12 minutes')).toBeVisible();
  });

  it('checks the link again on “Try again”', async () => {
    loseConnection(MailedLinkDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(MailedLinkDocument, { linkStatus: 'GOOD' });
    await user.click(retry);
    await waitFor(async () => expect(await password()).toBeVisible());
  });
});

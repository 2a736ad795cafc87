import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession } from '../../../apollo/session.ts';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  MemberInvitationPageDocument,
  StartInvitationPasskeyDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import {
  letBrowserSign,
  letPersonCancel,
  madeAnswer,
  passkeyRequest,
  signedAnswer,
} from '../../../testing/passkeys.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { MemberInvitationPage } from './MemberInvitationPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/invitation/:token', element: <MemberInvitationPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/invitation/tok-9',
  );

const announce = (hasAccount: boolean, hasPasskey = false, needsConsentOnly = false) =>
  answer(MemberInvitationPageDocument, {
    invitation: {
      status: 'GOOD',
      companyName: 'Acme',
      role: 'SAFETY_OFFICER',
      email: 'cara@acme.test',
      name: 'Cara Lim',
      hasAccount,
      hasPasskey,
      needsConsentOnly,
    },
  });

const accepting = (recoveryCodes: string[] | null = null) =>
  answer(AcceptInvitationDocument, {
    acceptInvitation: {
      session: { token: 'fresh', company: aCompany({ name: 'Acme' }) },
      recoveryCodes,
    },
  });

const passkeyCreation = {
  ...passkeyRequest,
  userHandle: 'AQ',
  userName: 'cara@acme.test',
  algorithms: [-7],
};
const offering = (creates: boolean) =>
  answer(StartInvitationPasskeyDocument, {
    startInvitationPasskey: creates
      ? { creation: passkeyCreation, request: null }
      : { creation: null, request: passkeyRequest },
  });

describe('MemberInvitationPage', () => {
  it('sets the password of a new account, and opens the dashboard', async () => {
    const checked = announce(false);
    const asked = accepting();
    const { user, address } = renderPage();
    expect(await screen.findByText(/^You are invited to/u)).toHaveTextContent(
      'You are invited to Acme as safety officer.',
    );
    await user.type(screen.getByLabelText('Password'), 'a long new password');
    await user.type(screen.getByLabelText('Confirm password'), 'a long new password');
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(checked).toEqual([{ token: 'tok-9' }]);
    expect(asked).toEqual([{ input: { token: 'tok-9', password: 'a long new password' } }]);
    expect(currentSession()?.token).toBe('fresh');
  });

  it('sends the name that the member enters, and says what is wrong with it', async () => {
    announce(false);
    refuse(AcceptInvitationDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter a name, not an email address',
      fields: [{ field: 'name', message: 'Please enter a name, not an email address' }],
    });
    const { user, address } = renderPage();
    const name = await screen.findByLabelText('Your name (optional)');
    expect(name).toHaveValue('Cara Lim');
    await user.clear(name);
    await user.type(name, 'cara@acme.test');
    await user.type(screen.getByLabelText('Password'), 'a long new password');
    await user.type(screen.getByLabelText('Confirm password'), 'a long new password');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Please enter a name, not an email address')).toBeVisible();
    const asked = accepting();
    await user.clear(name);
    await user.type(name, ' Cara Tan ');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toMatchObject([{ input: { name: 'Cara Tan' } }]);
  });

  it('asks for the password of an existing account', async () => {
    announce(true);
    refuse(AcceptInvitationDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong password',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    const { user, address } = renderPage();
    expect(await screen.findByText(/already has an account/u)).toBeVisible();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Wrong password')).toBeVisible();
    accepting();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });

  it('asks for a code if the account has a second factor', async () => {
    announce(true);
    refuse(AcceptInvitationDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please enter the code',
      secondFactor: { hasAuthenticator: true, hasPasskey: false },
    });
    const { user, address } = renderPage();
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    const asked = accepting();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: /Sign in|Join/u }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toEqual([{ input: { token: 'tok-9', password: 'secret', code: '123456' } }]);
  });

  it('creates a passkey for a new account, and shows its recovery codes before continuing', async () => {
    letBrowserSign();
    announce(false);
    const offered = offering(true);
    const asked = accepting(['code-1', 'code-2']);
    const { user, address } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Join with a passkey' }));
    expect(await screen.findByText('code-2')).toBeVisible();
    expect(offered).toEqual([{ token: 'tok-9' }]);
    expect(asked).toEqual([{ input: { token: 'tok-9', newPasskey: madeAnswer } }]);
    expect(currentSession()).toBeNull();
    await user.click(screen.getByLabelText('I have kept these codes'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(currentSession()?.token).toBe('fresh');
  });

  it('links to the company’s sign-in page if the gateway starts no session', async () => {
    announce(true);
    loseOnce(AcceptInvitationDocument, {
      acceptInvitation: { session: null, recoveryCodes: null },
    });
    const { user, address } = renderPage();
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(
      await screen.findByText(
        'You are now a member of Acme and sign in with its identity provider.',
      ),
    ).toBeVisible();
    expect(currentSession()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign in with your company' }));
    expect(address()).toBe('/company-sign-in');
  });

  it('shows the recovery codes before the link if the gateway starts no session', async () => {
    letBrowserSign();
    announce(false);
    offering(true);
    answer(AcceptInvitationDocument, {
      acceptInvitation: { session: null, recoveryCodes: ['code-1', 'code-2'] },
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Join with a passkey' }));
    expect(await screen.findByText('code-2')).toBeVisible();
    await user.click(screen.getByLabelText('I have kept these codes'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: 'Sign in with your company' })).toHaveAttribute(
      'href',
      '/company-sign-in',
    );
    expect(currentSession()).toBeNull();
  });

  it('accepts with an existing passkey', async () => {
    letBrowserSign();
    announce(true, true);
    loseOnce(StartInvitationPasskeyDocument, {
      startInvitationPasskey: { creation: null, request: passkeyRequest },
    });
    const asked = accepting();
    const { user, address } = renderPage();
    expect(await screen.findByText(/already has an account/u)).toHaveTextContent(
      'cara@acme.test already has an account. Please use its password or passkey.',
    );
    await user.click(screen.getByRole('button', { name: 'Join with a passkey' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
    expect(asked).toEqual([{ input: { token: 'tok-9', passkey: signedAnswer } }]);
  });

  it('offers no passkey if the existing account has none', async () => {
    announce(true);
    renderPage();
    expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join with a passkey' })).toBeNull();
  });

  it('keeps the form if the browser’s passkey dialog is closed', async () => {
    letPersonCancel();
    announce(false);
    offering(true);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Join with a passkey' }));
    expect(await screen.findByText('No passkey was used. You can try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Join with a passkey' })).toBeEnabled();
  });

  it('shows that the invitation ended before the passkey was created', async () => {
    letBrowserSign();
    announce(false);
    const fields = [{ field: 'token', message: 'x' }];
    refuse(StartInvitationPasskeyDocument, { code: 'BAD_USER_INPUT', message: 'x', fields });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Join with a passkey' }));
    expect(await screen.findByText(/^This invitation has been accepted/u)).toBeVisible();
  });

  it('accepts a passkey in place of the code after a correct password', async () => {
    letBrowserSign();
    announce(true, true);
    refuse(AcceptInvitationDocument, {
      code: 'SECOND_FACTOR',
      message: 'Please use your passkey',
      secondFactor: { hasAuthenticator: false, hasPasskey: true },
    });
    const { user, address } = renderPage();
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    offering(false);
    accepting();
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });

  it.each([
    ['EXPIRED', 'This invitation is older than 7 days.'],
    ['USED', 'This invitation has been accepted, declined, withdrawn or replaced by a newer one.'],
    ['UNKNOWN', 'This invitation does not work. The link may be incomplete.'],
  ] as const)('explains why one that is %s does not work', async (status, message) => {
    answer(MemberInvitationPageDocument, {
      invitation: {
        status,
        companyName: null,
        role: null,
        email: null,
        name: null,
        hasAccount: null,
        hasPasskey: null,
        needsConsentOnly: null,
      },
    });
    renderPage();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows that the invitation ended after the page was opened', async () => {
    announce(true);
    const fields = [{ field: 'token', message: 'x' }];
    refuse(AcceptInvitationDocument, { code: 'BAD_USER_INPUT', message: 'x', fields });
    const { user } = renderPage();
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/^This invitation has been accepted/u)).toBeVisible();
  });

  it('checks the invitation again on “Try again”', async () => {
    loseConnection(MemberInvitationPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The invitation could not be checked.')).toBeVisible();
    announce(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/already has an account/u)).toBeVisible();
  });
});

describe('a membership that the identity provider has added', () => {
  it('is accepted with a button alone, and starts no session', async () => {
    announce(true, true, true);
    const sent = answer(AcceptInvitationDocument, {
      acceptInvitation: { session: null, recoveryCodes: null },
    });
    const { user } = renderPage();
    expect(await screen.findByText(/You become\s+a member only if you accept/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You are now a member of Acme.')).toBeVisible();
    expect(sent).toEqual([{ input: { token: 'tok-9' } }]);
    expect(currentSession()).toBeNull();
  });

  it('can be declined', async () => {
    announce(true, false, true);
    const sent = loseOnce(DeclineInvitationDocument, {
      declineInvitation: { companyName: 'Acme' },
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You have declined the invitation of Acme.')).toBeVisible();
    expect(sent).toEqual([{ token: 'tok-9' }]);
  });

  it('keeps the buttons if the connection is lost while declining', async () => {
    announce(true, false, true);
    loseConnection(DeclineInvitationDocument);
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });
});

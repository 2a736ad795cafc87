import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession } from '../../apollo/session.ts';
import { AcceptInvitationDocument, MemberInvitationPageDocument } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { MemberInvitationPage } from './MemberInvitationPage.tsx';

const renderPage = () =>
  renderRoutes(
    [
      { path: '/invitation/:token', element: <MemberInvitationPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/invitation/tok-9',
  );

const announce = (hasAccount: boolean) =>
  answer(MemberInvitationPageDocument, {
    invitation: {
      status: 'GOOD',
      companyName: 'Acme',
      role: 'SAFETY_OFFICER',
      email: 'cara@acme.test',
      hasAccount,
    },
  });

const accepting = () =>
  answer(AcceptInvitationDocument, {
    acceptInvitation: { token: 'fresh', company: aCompany({ name: 'Acme' }) },
  });

describe('the page that accepts an invitation', () => {
  it('lets a new account choose its password, and opens the dashboard', async () => {
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

  it('asks an account that exists for its own password', async () => {
    announce(true);
    refuse(AcceptInvitationDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong password',
      fields: [{ field: 'password', message: 'Wrong password' }],
    });
    const { user, address } = renderPage();
    expect(await screen.findByText(/signs in already/u)).toBeVisible();
    expect(screen.queryByLabelText('Confirm password')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Wrong password')).toBeVisible();
    accepting();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });

  it('asks for the code of a second factor', async () => {
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

  it.each([
    ['EXPIRED', 'This invitation is older than 7 days.'],
    ['USED', 'This invitation has been accepted, taken back or replaced by a newer one.'],
    ['UNKNOWN', 'This invitation does not work. The link may not be whole.'],
  ] as const)('explains why one that is %s does not work', async (status, message) => {
    answer(MemberInvitationPageDocument, {
      invitation: { status, companyName: null, role: null, email: null, hasAccount: null },
    });
    renderPage();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says that it ended between opening and accepting', async () => {
    announce(true);
    const fields = [{ field: 'token', message: 'x' }];
    refuse(AcceptInvitationDocument, { code: 'BAD_USER_INPUT', message: 'x', fields });
    const { user } = renderPage();
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/^This invitation has been accepted/u)).toBeVisible();
  });

  it('can be checked again after a failure', async () => {
    loseConnection(MemberInvitationPageDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The invitation could not be checked.')).toBeVisible();
    announce(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/signs in already/u)).toBeVisible();
  });
});

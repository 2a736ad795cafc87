import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentSession } from '../../../apollo/session.ts';
import {
  ChangePasswordPageDocument,
  LeaveAfterFailureDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { loseConnection, refuse } from '../../../testing/server.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

const renderPage = () =>
  renderScreen(<ChangePasswordPage />, {
    path: '/dashboard/:companyName/change-pass',
    at: '/dashboard/acme/change-pass',
  });

const current = () => screen.getByLabelText('Current password');
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const send = () => screen.getByRole('button', { name: 'Change password' });

const fill = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.type(current(), 'the old one');
  await user.type(password(), 'a long one');
  await user.type(confirmation(), 'a long one');
  await user.click(send());
};

describe('validation of a new password', () => {
  it('shows errors on change and on blur', async () => {
    const { user } = renderPage();
    await user.click(current());
    await user.tab();
    expect(screen.getAllByText('Please enter your password')).toHaveLength(1);
    await user.type(password(), '123456');
    expect(screen.getByText('Password should be minimum 7 character')).toBeVisible();
    await user.clear(password());
    expect(screen.getAllByText('Please enter your password')).toHaveLength(2);
    await user.click(confirmation());
    await user.tab();
    expect(screen.getByText('Please enter confirm password')).toBeVisible();
    await user.type(password(), 'aaaaaaa');
    expect(screen.getByText('Password should not be one character repeated')).toBeVisible();
    await user.clear(password());
    await user.type(password(), '12x4567');
    await user.type(confirmation(), '12x45678');
    expect(screen.getByText('Confirm new password does not match')).toBeVisible();
    expect(send()).toBeDisabled();
  });
});

describe('changing a password', () => {
  it('shows a notice and signs out after a change', async () => {
    const asked = loseOnce(ChangePasswordPageDocument, {
      changePassword: { changedAt: '2026-01-05T04:00:00.000Z' },
    });
    const { user } = renderPage();
    await fill(user);
    expect(await screen.findByText('Password changed successfully')).toBeVisible();
    expect(currentSession()).toBeNull();
    expect(asked).toEqual([{ input: { currentPassword: 'the old one', password: 'a long one' } }]);
  });

  it('shows the gateway’s error and signs out', async () => {
    refuse(ChangePasswordPageDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Wrong current password',
    });
    const told = loseConnection(LeaveAfterFailureDocument);
    const { user } = renderPage();
    await fill(user);
    expect(await screen.findByText('Wrong current password')).toBeVisible();
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(told).toHaveLength(1);
  });

  it('stays signed in and shows the error beside the field if the new password breaks a rule', async () => {
    const message = 'Password should not be made from your email address';
    refuse(ChangePasswordPageDocument, {
      code: 'BAD_USER_INPUT',
      message,
      fields: [{ field: 'password', message }],
    });
    const { user } = renderPage();
    await fill(user);
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(currentSession()).not.toBeNull();
  });

  it('stays signed in if the connection is lost', async () => {
    loseConnection(ChangePasswordPageDocument);
    const { user } = renderPage();
    await fill(user);
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(currentSession()).not.toBeNull();
    expect(password()).toHaveValue('a long one');
  });
});

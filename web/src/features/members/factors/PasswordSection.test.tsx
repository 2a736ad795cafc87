import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MailPasswordLinkDocument, PasswordSectionDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { PasswordSection } from './PasswordSection.tsx';

const announce = (hasPassword: boolean) =>
  answer(PasswordSectionDocument, {
    viewer: { email: 'cara@acme.test' },
    mySecondFactor: { hasPassword },
  });

const renderSection = () =>
  renderScreen(<PasswordSection />, {
    path: '/dashboard/:companyName/security',
    at: '/dashboard/acme/security',
  });

describe('PasswordSection', () => {
  it('links to the page that changes it', async () => {
    announce(true);
    renderSection();
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/change-pass$/u),
    );
  });

  it('emails a link to an account without a password', async () => {
    announce(false);
    const asked = loseOnce(MailPasswordLinkDocument, {
      requestPasswordReset: { email: 'cara@acme.test' },
    });
    const { user } = renderSection();
    const send = await screen.findByRole('button', { name: 'Email me the link' });
    await user.click(send);
    expect(
      await screen.findByText(
        'A link is on its way to cara@acme.test. It works once, within 24 hours.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([{ email: 'cara@acme.test' }]);
    expect(send).toBeDisabled();
  });

  it('shows why no link was sent', async () => {
    announce(false);
    refuse(MailPasswordLinkDocument, { code: 'RATE_LIMITED', message: 'Please wait' });
    const { user } = renderSection();
    await user.click(await screen.findByRole('button', { name: 'Email me the link' }));
    expect(await screen.findByText('Please wait')).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(PasswordSectionDocument);
    const { user } = renderSection();
    expect(await screen.findByText('Your password could not be checked.')).toBeVisible();
    announce(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Change password' })).toBeVisible();
  });
});

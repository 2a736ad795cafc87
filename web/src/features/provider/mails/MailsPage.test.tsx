import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  MailsPageDocument,
  RetryMailDocument,
  type MailStatus,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderPortalScreen } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { MailsPage } from './MailsPage.tsx';

const aMail = (
  status: MailStatus,
  overrides: { text?: string | null; lastError?: string } = {},
) => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  to: 'anna@acme.test',
  subject: 'Verify your email address',
  text: null,
  status,
  attempts: 1,
  lastError: null,
  createdAt: '2026-01-05T01:00:00.000Z',
  sentAt: null,
  company: { id: '01900000-0000-7000-8000-000000000001', name: 'Acme' },
  ...overrides,
});

const announce = (mails: ReturnType<typeof aMail>[], total = mails.length) =>
  answer(MailsPageDocument, () => ({ mails: { items: mails, total } }));

const renderPage = (at = '/portal/visioncloud/mails') =>
  renderPortalScreen(<MailsPage />, { path: '/portal/visioncloud/mails', at });

const open = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Verify your email address' }));
  return within(await screen.findByRole('dialog'));
};

describe('MailsPage', () => {
  it('shows the text of an unsent email with its links', async () => {
    announce([aMail('KEPT', { text: 'Hello,\nhttps://vc.test/email-verification/abc\nBye' })]);
    const { user } = renderPage();
    expect(await screen.findByText(/^KEPT emails were not sent/u)).toBeVisible();
    const mail = await open(user);
    expect(mail.getByText(/no mail server is set up\. Pass it on to its recipient/u)).toBeVisible();
    expect(mail.getByText(/Hello,/u)).toBeVisible();
    expect(
      mail.getByRole('link', { name: 'https://vc.test/email-verification/abc' }),
    ).toHaveAttribute('href', 'https://vc.test/email-verification/abc');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('hides the text of an unsent email once a mail server is set up, and explains how to send it', async () => {
    announce([aMail('KEPT')]);
    const { user } = renderPage();
    const mail = await open(user);
    expect(mail.getByText(/no mail server was set up at the time\. Press Retry/u)).toBeVisible();
    expect(mail.getByText('Only the recipient can read the text.')).toBeVisible();
    expect(mail.getByRole('button', { name: /^Retry/u })).toBeVisible();
  });

  it('hides the text of a sent email, and shows why one failed', async () => {
    announce([aMail('FAILED', { lastError: '550 no such mailbox' })]);
    const { user } = renderPage();
    const mail = await open(user);
    expect(mail.getByText('Only the recipient can read the text.')).toBeVisible();
    expect(mail.getByText('550 no such mailbox')).toBeVisible();
  });

  it('shows that a confidential email’s recipient is hidden', async () => {
    announce([{ ...aMail('FAILED'), to: '', subject: 'Message to an employee' }]);
    renderPage();
    expect(await screen.findByRole('cell', { name: 'somebody not shown' })).toBeVisible();
    expect(
      screen.getByRole('button', {
        name: 'Retry ‘Message to an employee’ to somebody not shown',
      }),
    ).toBeVisible();
  });

  it('labels an email without a company as the provider’s', async () => {
    announce([{ ...aMail('SENT'), company: null } as unknown as ReturnType<typeof aMail>]);
    const { user } = renderPage();
    expect(await screen.findByRole('cell', { name: 'Provider' })).toBeVisible();
    const mail = await open(user);
    expect(mail.getByText('to anna@acme.test, for the provider')).toBeVisible();
  });

  it('keeps search and status in the address', async () => {
    const asked = announce([aMail('SENT')], 30);
    const { user, address } = renderPage('/portal/visioncloud/mails?page=2');
    await screen.findByText('11–20 of 30');
    await user.selectOptions(screen.getByLabelText('Status'), 'FAILED');
    expect(address()).toBe('/portal/visioncloud/mails?status=failed');
    await user.type(screen.getByLabelText('Search emails'), 'anna');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ search: 'anna', status: 'FAILED', page: 1, pageSize: 10 }),
    );
  });

  it('ignores an unknown status in the address', async () => {
    const asked = announce([aMail('SENT')]);
    renderPage('/portal/visioncloud/mails?status=lost');
    await screen.findByText('1 email');
    expect(asked[0]).toMatchObject({ status: null });
  });

  it('shows an empty list, and no matches', async () => {
    announce([]);
    const { user, address } = renderPage('/portal/visioncloud/mails?status=failed');
    expect(await screen.findByText('No email found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all emails' }));
    expect(address()).toBe('/portal/visioncloud/mails');
    expect(await screen.findByText('No email yet')).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(MailsPageDocument);
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    announce([aMail('SENT')]);
    await user.click(retry);
    expect(await screen.findByText('1 email')).toBeVisible();
  });
});

describe('retrying an email', () => {
  const retry = () => screen.findByRole('button', { name: /^Retry/u });

  it.each(['FAILED', 'KEPT'] as const)('queues an email that is %s', async (status) => {
    const mail = aMail(status);
    announce([mail]);
    const asked = loseOnce(RetryMailDocument, () => ({
      retryMail: Object.assign(mail, { status: 'QUEUED' as const }),
    }));
    const { user } = renderPage();
    await user.click(await retry());
    expect(await screen.findByText('Email queued')).toBeVisible();
    expect(asked).toEqual([{ id: mail.id }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/u })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['SENT', 'QUEUED'] as const)('is not offered for an email that is %s', async (status) => {
    announce([aMail(status)]);
    renderPage();
    await screen.findByText('1 email');
    expect(screen.queryByRole('button', { name: /^Retry/u })).toBeNull();
  });

  it('shows why retrying failed', async () => {
    announce([aMail('FAILED')]);
    refuse(RetryMailDocument, { code: 'BAD_USER_INPUT', message: 'This mail has been sent' });
    const { user } = renderPage();
    await user.click(await retry());
    expect(await screen.findByText('This mail has been sent')).toBeVisible();
  });

  it('polls until the email has been sent', async () => {
    const mail = aMail('QUEUED');
    announce([mail]);
    renderPage();
    expect((await screen.findAllByText('QUEUED'))[0]).toBeVisible();
    mail.status = 'SENT';
    await waitFor(() => expect(screen.getByRole('row', { name: /SENT/u })).toBeVisible());
  });
});

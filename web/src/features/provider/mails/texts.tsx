import type { ReactNode } from 'react';
import { plural } from '../../../lib/intl.ts';

/** Shown in place of the recipient of confidential emails, and of emails to people whose data was erased. */
const recipientName = (to: string): string => (to === '' ? 'somebody not shown' : to);

export const texts = {
  listFailed: 'The emails could not be loaded.',
  nothingYet: 'No email yet',
  nothingYetForCompany: 'Emails to this company appear here, newest first.',
  mails: { one: 'email', other: 'emails' },
  drawerTitle: 'Email',
  recipientName,
  recipient: (to: string, company: string | undefined): string =>
    `to ${recipientName(to)}, for ${company ?? 'the provider'}`,
  created: (moment: ReactNode): ReactNode => <>Requested {moment}</>,
  sent: (moment: ReactNode): ReactNode => <>, sent {moment}</>,
  attempts: (count: number): string =>
    `, tried ${plural(count, { one: 'once', other: `${count} times` })}`,
  textIsPrivate: 'Only the recipient can read the text.',
  subjectColumn: 'SUBJECT',
  recipientColumn: 'TO',
  companyColumn: 'COMPANY',
  provider: 'Provider',
  createdColumn: 'REQUESTED',
  statusColumn: 'STATUS',
  actionColumn: 'ACTION',
  pageTitle: 'Emails',
  searchLabel: 'Search emails',
  searchPlaceholder: 'Search address or subject',
  statusLabel: 'Status',
  everyStatus: 'All statuses',
  keptNote:
    'KEPT emails were not sent, because no mail server was set up. Open one to see what to do.',
  nothingFound: 'No email found',
  nothingFoundWhy: 'No emails match this search and status.',
  showAll: 'Show all emails',
  nothingYetForAll: 'Emails that the product sends appear here, newest first.',
  keptAgain: 'No mail server is configured: kept again',
  queued: 'Email queued',
  retryLabel: (subject: string, to: string): string => `Retry ‘${subject}’ to ${recipientName(to)}`,
  retry: 'Retry',
  statusQueued: 'QUEUED',
  statusSent: 'SENT',
  statusFailed: 'FAILED',
  statusKept: 'KEPT',
  keptNow:
    'This email was not sent, because no mail server is set up. Pass it on to its recipient yourself, or set SMTP_URL and press Retry.',
  keptBefore:
    'This email was not sent, because no mail server was set up at the time. Press Retry to send it now.',
};

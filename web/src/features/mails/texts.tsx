import type { ReactNode } from 'react';
import { plural } from '../../intl.ts';

/** Shown in place of the recipient of confidential emails, and of emails to people whose data was erased. */
const recipientName = (to: string): string => (to === '' ? 'somebody not shown' : to);

export const texts = {
  listFailed: 'The mails could not be loaded.',
  nothingYet: 'No mail yet',
  nothingYetForCompany: 'Mails to this company appear here, newest first.',
  mails: { one: 'mail', other: 'mails' },
  drawerTitle: 'Mail',
  recipientName,
  recipient: (to: string, company: string | undefined): string =>
    `to ${recipientName(to)}, for ${company ?? 'the provider'}`,
  created: (moment: ReactNode): ReactNode => <>Asked for {moment}</>,
  sent: (moment: ReactNode): ReactNode => <>, sent {moment}</>,
  attempts: (count: number): string =>
    `, tried ${plural(count, { one: 'once', other: `${count} times` })}`,
  textIsPrivate: 'Only the recipient can read the text.',
  subjectColumn: 'SUBJECT',
  recipientColumn: 'TO',
  companyColumn: 'COMPANY',
  provider: 'Provider',
  createdColumn: 'ASKED FOR',
  statusColumn: 'STATUS',
  actionColumn: 'ACTION',
  pageTitle: 'Mails',
  searchLabel: 'Search mails',
  searchPlaceholder: 'Search address or subject',
  statusLabel: 'Status',
  everyStatus: 'Every status',
  keptNote:
    'KEPT mails were not sent, because no mail server was set up. Open one to see what to do.',
  nothingFound: 'No mail found',
  nothingFoundWhy: 'No mails match this search and status.',
  showAll: 'Show all mails',
  nothingYetForAll: 'Mails that the product sends appear here, newest first.',
  keptAgain: 'No mail server is configured: kept again',
  queued: 'Mail queued',
  retryLabel: (subject: string, to: string): string => `Retry ‘${subject}’ to ${recipientName(to)}`,
  retry: 'Retry',
  statusQueued: 'QUEUED',
  statusSent: 'SENT',
  statusFailed: 'FAILED',
  statusKept: 'KEPT',
  keptNow:
    'This mail was not sent, because no mail server is set up. Pass it on to its recipient yourself, or set SMTP_URL and press Retry.',
  keptBefore:
    'This mail was not sent, because no mail server was set up at the time. Press Retry to send it now.',
};

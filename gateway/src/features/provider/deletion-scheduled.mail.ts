import type { MailContent } from '../../mail/layout.js';
import { formatFullMoment } from '../company/profile/calendar-days.js';
import type { Company } from '../company/profile/company.entity.js';

/** Confirms that a company's deletion is scheduled. */
export function deletionScheduledMail(
  { name, timeZone }: Pick<Company, 'name' | 'timeZone'>,
  deletionAt: Date,
): MailContent {
  return {
    subject: 'Your company will be deleted',
    lines: [
      `You have asked us to delete ${name}. That happens on ${formatFullMoment(timeZone, deletionAt)}.`,
      'Until then everything works as usual, and you can undo it in the profile at any time.',
      'After that all data is gone for good: people, contacts, health records, orders, mails and log.',
    ],
    button: {
      label: 'Open the profile',
      path: `/dashboard/${encodeURIComponent(name.toLowerCase())}/profile`,
    },
    after: [
      'If you did not ask for it, please undo it and change your password: whoever asked knew it.',
    ],
  };
}

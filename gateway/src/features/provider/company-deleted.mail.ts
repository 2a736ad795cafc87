import type { MailContent } from '../../mail/layout.js';

/** Confirms that a company has been deleted. */
export function companyDeletedMail(companyName: string): MailContent {
  return {
    subject: 'Your company has been deleted',
    lines: [
      `${companyName} and all its data have been deleted, as you asked us 30 days ago.`,
      'This is our last mail to you. Thank you for having been with us.',
    ],
  };
}

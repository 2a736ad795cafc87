import type { MailContent } from '../../mail/layout.js';

/** Confirms that a company's deletion has been undone. */
export function deletionUndoneMail(companyName: string): MailContent {
  return {
    subject: 'Your company stays',
    lines: [
      `The deletion of ${companyName} has been undone. Nothing was deleted, and everything works as before.`,
    ],
    button: { label: 'Sign in', path: '/login' },
  };
}

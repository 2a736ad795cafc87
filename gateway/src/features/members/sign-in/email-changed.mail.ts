import type { MailContent } from '../../../mail/layout.js';

/** Tells the old address of an account that the account has another one now. */
export function emailChangedMail(companyName: string, newEmail: string): MailContent {
  return {
    subject: 'Your email address was changed',
    lines: [
      `Your account at VisionCloud now has the address ${newEmail}, which ${companyName} has given you and which was confirmed by a mailed link.`,
      'From now on you sign in with the new address, and no mails are sent to this one.',
    ],
    after: ['If that was not you, please talk to an owner of the company at once.'],
  };
}

import type { MailContent } from '../../../mail/layout.js';

/** Mails a link that confirms the identity of a member, for the browser in which they asked for it. */
export function confirmIdentityMail(companyName: string, linkId: string): MailContent {
  return {
    subject: 'Confirm that it is you',
    lines: [
      `Somebody who is signed in to ${companyName} with this email address, probably you, wants to change how this account signs in.`,
      'The link works once, within 15 minutes, and only in the browser in which you asked for it.',
    ],
    button: { label: 'Confirm that it is you', path: '/confirm-identity/', linkId },
    after: [
      'If you did not ask for it, please ignore this mail: nothing changes. Then tell an owner of the company, because somebody else is signed in as you.',
    ],
  };
}

import type { MailContent } from '../../../mail/layout.js';

/** Makes the mail that invites an employee to the app; its link shows the code. It has no name, since mails are stored. */
export function appInvitationMail(companyName: string, linkId: string): MailContent {
  return {
    subject: `Your code for the ${companyName} contact tracing app`,
    lines: [
      `${companyName} uses VisionCloud to tell people quickly when they were near somebody who has tested positive.`,
      'Open the link below on any phone or computer and press the button there: it shows the code that you sign in with on the app, and how to install it.',
    ],
    button: { label: 'Get my code', path: '/app-code/', linkId },
    after: [
      'The link works once, within 7 days. A code that you have until now stays good until you press the button.',
      'Please do not forward this mail: whoever opens the link gets your code.',
    ],
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}

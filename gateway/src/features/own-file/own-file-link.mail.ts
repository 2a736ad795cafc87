import type { MailContent } from '../../mail/layout.js';

/** Mails a link to the own file. It names nobody and says nothing about health, since mails are stored. */
export function ownFileLinkMail(companyName: string, linkId: string): MailContent {
  return {
    subject: `Your file at ${companyName}`,
    lines: [
      `Somebody, probably you, asked to see what ${companyName} keeps about you in VisionCloud.`,
      'Open the link below on any phone or computer and press the button there. The link works once, within 15 minutes, and your file then stays open for 30 minutes.',
    ],
    button: { label: 'Open my file', path: '/me/', linkId },
    after: [
      'Please do not forward this mail: whoever opens the link sees your file.',
      'If you did not ask for it, please ignore this mail: nothing changes.',
    ],
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}

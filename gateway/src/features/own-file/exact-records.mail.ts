import type { MailContent } from '../../mail/layout.js';

/** Mails that there is an answer. It says neither which nor anything about health, since mails are stored. */
export function exactRecordsMail(companyName: string): MailContent {
  return {
    subject: `Your file at ${companyName}`,
    lines: [
      `${companyName} has answered a request that you sent from your file in VisionCloud.`,
      'Ask for a link to your file to read the answer.',
    ],
    button: { label: 'Get a link to my file', path: '/me' },
    after: [],
    reason: `You get this mail because ${companyName} has added you to its directory at VisionCloud.`,
  };
}

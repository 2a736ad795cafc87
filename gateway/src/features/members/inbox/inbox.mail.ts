import type { MailContent } from '../../../mail/layout.js';

/** Tells a member that something is new in the inbox. Mails are not confidential, so it names nobody and says nothing about health. */
export function inboxMail(companyName: string, items: number): MailContent {
  return {
    subject: `New in your inbox at ${companyName}`,
    lines: [
      items === 1
        ? `There is 1 new item in your inbox at ${companyName}.`
        : `There are ${items} new items in your inbox at ${companyName}.`,
    ],
    button: {
      label: 'Open the inbox',
      path: `/dashboard/${encodeURIComponent(companyName.toLowerCase())}/inbox`,
    },
    after: ['In the inbox you can choose when you get these mails, or turn them off.'],
    reason: `You get this mail because you are a member of ${companyName} at VisionCloud.`,
  };
}

import type { MailContent } from '../../../mail/layout.js';

/** Notifies owners of a transferred ownership, by the names of both members. */
export function ownershipTransferredMail(
  companyName: string,
  { from, to }: { from: string; to: string },
): MailContent {
  return {
    subject: `${companyName} has another owner`,
    lines: [
      `${from} has made ${to} an owner of ${companyName} and is a safety officer now.`,
      'An owner can do everything: change plan, members and sign-in rules, and delete the company.',
    ],
    button: {
      label: 'See the members',
      path: `/dashboard/${encodeURIComponent(companyName.toLowerCase())}/members`,
    },
    after: ['If you did not expect this, please talk to both of them at once.'],
    reason: `You get this mail because you are or were an owner of ${companyName} at VisionCloud.`,
  };
}

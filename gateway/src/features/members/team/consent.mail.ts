import type { MemberRole } from '../../../access/role.js';
import type { MailContent } from '../../../mail/layout.js';
import { roleRights } from './role-words.js';

/** Asks somebody with an account whether they agree to the membership that a company's identity provider has added. */
export function consentMail(
  companyName: string,
  { role, id }: { role: MemberRole; id: string },
): MailContent {
  return {
    subject: `${companyName} wants to add you at VisionCloud`,
    lines: [
      `The identity provider of ${companyName} wants to make you a member there. ${roleRights[role]}`,
      'You already have an account with this address. Nothing happens before you agree: please accept or decline below.',
    ],
    button: { label: 'Accept or decline', path: '/invitation/', linkId: id },
    after: [
      'The link works once, within 7 days.',
      'If you do not know the company, please decline, or ignore this mail.',
    ],
    reason: `You get this mail because ${companyName} has entered your address at VisionCloud.`,
  };
}

import type { MemberRole } from '../../../access/role.js';
import type { MailContent } from '../../../mail/layout.js';
import { roleRights } from './role-words.js';

/** Invites somebody to become a member of a company. */
export function memberInvitationMail(
  companyName: string,
  { role, invitedBy, id }: { role: MemberRole; invitedBy: string | null; id: string },
): MailContent {
  return {
    subject: `${companyName} invites you to VisionCloud`,
    lines: [
      `${invitedBy ?? 'An owner'} has invited you to join ${companyName} at VisionCloud. ${roleRights[role]}`,
      'Please accept the invitation below. You choose a password there, or enter the one that you have.',
    ],
    button: { label: 'Accept the invitation', path: '/invitation/', linkId: id },
    after: [
      'The link works once, within 7 days.',
      'If you do not know the company, please ignore this mail: nothing happens without the link.',
    ],
    reason: `You get this mail because an owner of ${companyName} has entered your address at VisionCloud.`,
  };
}

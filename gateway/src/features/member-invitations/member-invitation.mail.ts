import type { MemberRole } from '../../access/role.js';
import type { MailContent } from '../../mail/layout.js';

/** What each role may do, in the words of the mail. */
const rights: Record<MemberRole, string> = {
  OWNER: 'As an owner you can do everything there.',
  SAFETY_OFFICER: 'As a safety officer you work on cases, contacts and follow-up.',
  DIRECTORY_MANAGER: 'As a directory manager you keep employees, cameras and settings.',
  VIEWER: 'As a viewer you read figures and reports without names.',
  AUDITOR: 'As an auditor you read the audit log and the settings.',
};

/** Invites somebody to sign in for a company. */
export function memberInvitationMail(
  companyName: string,
  { role, invitedBy, id }: { role: MemberRole; invitedBy: string | null; id: string },
): MailContent {
  return {
    subject: `${companyName} invites you to VisionCloud`,
    lines: [
      `${invitedBy ?? 'An owner'} has invited you to join ${companyName} at VisionCloud. ${rights[role]}`,
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

import type { MemberRole } from '../../../access/role.js';
import type { MailContent } from '../../../mail/layout.js';
import { roleRights } from './role-words.js';

/** Notifies a member of another role. @param by name of an owner, or the identity provider. */
export function roleChangedMail(
  companyName: string,
  { role, by }: { role: MemberRole; by: string },
): MailContent {
  return {
    subject: `Your role at ${companyName} has changed`,
    lines: [`${by} has given you another role at ${companyName}. ${roleRights[role]}`],
    button: { label: 'Sign in', path: '/login' },
    after: ['If you think that this is a mistake, please ask an owner of the company.'],
    reason: `You get this mail because you are a member of ${companyName} at VisionCloud.`,
  };
}

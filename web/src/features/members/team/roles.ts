import type { MemberRole } from '../../../generated/graphql.ts';

/** The roles of members, as they are offered. */
export const memberRoles = [
  'OWNER',
  'SAFETY_OFFICER',
  'DIRECTORY_MANAGER',
  'VIEWER',
  'AUDITOR',
] as const satisfies MemberRole[];

interface Role {
  role: MemberRole;
}

/** Whether a company has one owner and has invited no other. */
export const isAloneAsOwner = (members: readonly Role[], invitations: readonly Role[]): boolean =>
  members.filter(isOwner).length === 1 && !invitations.some(isOwner);

const isOwner = ({ role }: Role): boolean => role === 'OWNER';

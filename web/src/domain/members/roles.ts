import type { MemberRole } from '../../generated/graphql.ts';

/** The roles of members, as they are offered. */
export const memberRoles = [
  'OWNER',
  'SAFETY_OFFICER',
  'DIRECTORY_MANAGER',
  'VIEWER',
  'AUDITOR',
] as const satisfies MemberRole[];

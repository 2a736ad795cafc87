import type { MemberRole } from '../../../generated/graphql.ts';

/** Names of the roles of members. */
export const roleNames = {
  OWNER: 'Owner',
  SAFETY_OFFICER: 'Safety officer',
  DIRECTORY_MANAGER: 'Directory manager',
  VIEWER: 'Viewer',
  AUDITOR: 'Auditor',
} satisfies Record<MemberRole, string>;

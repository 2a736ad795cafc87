import { type MemberRole, Role } from '../../../access/role.js';

/** A role as a group. Owners are appointed in the product only. */
interface RoleGroup {
  id: string;
  displayName: string;
  role: MemberRole;
}

/** The groups. Somebody in several of them has the role of the first one. */
export const roleGroups: readonly RoleGroup[] = [
  {
    id: 'safety-officers',
    displayName: 'VisionCloud safety officers',
    role: Role.SAFETY_OFFICER,
  },
  {
    id: 'directory-managers',
    displayName: 'VisionCloud directory managers',
    role: Role.DIRECTORY_MANAGER,
  },
  { id: 'auditors', displayName: 'VisionCloud auditors', role: Role.AUDITOR },
  { id: 'viewers', displayName: 'VisionCloud viewers', role: Role.VIEWER },
];

/** Returns the role of somebody who is in the groups of these roles; a viewer if there are none. */
export function getGroupRole(roles: readonly MemberRole[]): MemberRole {
  return roleGroups.find(({ role }) => roles.includes(role))?.role ?? Role.VIEWER;
}

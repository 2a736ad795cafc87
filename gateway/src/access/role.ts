import { registerEnumType } from 'type-graphql';

/** Role of a viewer. The first five are those of a company's members. */
export enum Role {
  OWNER = 'OWNER',
  SAFETY_OFFICER = 'SAFETY_OFFICER',
  DIRECTORY_MANAGER = 'DIRECTORY_MANAGER',
  VIEWER = 'VIEWER',
  AUDITOR = 'AUDITOR',
  API_KEY = 'API_KEY',
  CAMERA = 'CAMERA',
  EMPLOYEE = 'EMPLOYEE',
  OWN_FILE = 'OWN_FILE',
  PROVIDER_ADMIN = 'PROVIDER_ADMIN',
}

const memberRoles = {
  OWNER: { description: 'Has every permission in the company.' },
  SAFETY_OFFICER: {
    description: 'Manages cases, contacts, follow-up and notices. Reads the directory.',
  },
  DIRECTORY_MANAGER: {
    description:
      'Manages employees, app codes, cameras and settings. Sees no health status and no contacts.',
  },
  VIEWER: { description: 'Reads statistics without names.' },
  AUDITOR: { description: 'Reads the audit log and the settings.' },
};
registerEnumType(Role, {
  name: 'Role',
  description: 'Role of a signed-in person, device or system.',
  valuesConfig: {
    ...memberRoles,
    API_KEY: { description: 'Another system of a company that uses an API key.' },
    CAMERA: { description: 'A camera that uses its key.' },
    EMPLOYEE: { description: "An employee's phone." },
    OWN_FILE: { description: 'An employee who reads the own file through a mailed link.' },
    PROVIDER_ADMIN: { description: "The provider's administrator." },
  },
});

/** Role of a member of a company. */
export const MemberRole = {
  OWNER: Role.OWNER,
  SAFETY_OFFICER: Role.SAFETY_OFFICER,
  DIRECTORY_MANAGER: Role.DIRECTORY_MANAGER,
  VIEWER: Role.VIEWER,
  AUDITOR: Role.AUDITOR,
} as const;
registerEnumType(MemberRole, {
  name: 'MemberRole',
  description: 'Role of a member of a company.',
  valuesConfig: memberRoles,
});
export type MemberRole = (typeof MemberRole)[keyof typeof MemberRole];

/** Returns true for members of a company and for its API keys. */
export function actsForCompany(role: Role): boolean {
  return isMemberRole(role) || role === Role.API_KEY;
}

export function isMemberRole(role: Role): role is MemberRole {
  return role in MemberRole;
}

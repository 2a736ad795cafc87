import type { MemberRole } from '../../../generated/graphql.ts';
import { roleNames } from '../../company/current/role-names.ts';

/** Texts about a company's members and their roles. */
export const texts = {
  roleNames,
  roleMeanings: {
    OWNER:
      'May do everything, and is the only one who changes plans and members or deletes the company.',
    SAFETY_OFFICER: 'Works on cases, tracing and follow-up. Reads the directory.',
    DIRECTORY_MANAGER:
      'Keeps the directory, app codes, cameras and settings. Sees no health status and no contacts.',
    VIEWER: 'Reads reports and figures, without names.',
    AUDITOR: 'Reads the audit log, the settings and who is a member.',
  } satisfies Record<MemberRole, string>,
  alone: 'You are the only owner',
  aloneMeaning:
    'If you lose your sign-in or leave, nobody can manage the company. Invite somebody to be the second owner.',
  inviteOwner: 'Invite a second owner',
};

import type { MemberRole } from '../../../access/role.js';

/** Sentences for mails that describe the roles. */
export const roleRights: Record<MemberRole, string> = {
  OWNER: 'As an owner you can do everything there.',
  SAFETY_OFFICER: 'As a safety officer you work on cases, contacts and follow-up.',
  DIRECTORY_MANAGER: 'As a directory manager you keep employees, cameras and settings.',
  VIEWER: 'As a viewer you read figures and reports without names.',
  AUDITOR: 'As an auditor you read the audit log and the settings.',
};

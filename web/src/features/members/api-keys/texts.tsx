import type { ReactNode } from 'react';

/** The scopes of a key in plain words, in groups. */
export const scopeGroups: { name: string; scopes: Record<string, string> }[] = [
  {
    name: 'People',
    scopes: {
      'employee:read': 'Read the directory',
      'employee:create': 'Add employees',
      'employee:update': 'Change employees',
      'employee:delete': 'Delete employees',
      'employee:export': 'Export the directory',
      'health:read': 'See who is ill',
    },
  },
  {
    name: 'Cases and contacts',
    scopes: {
      'case:read': 'Read cases',
      'case:update': 'Open, change and close cases',
      'follow-up:read': 'Read the follow-up',
      'follow-up:update': 'Work on the follow-up',
      'immunity:read': 'Read evidence of immunity',
      'immunity:write': 'Record and withdraw evidence of immunity',
      'contact:read': 'Read contacts',
      'tracing:read': 'Trace contacts',
      'exposure:read': 'Read who was exposed',
    },
  },
  {
    name: 'Cameras',
    scopes: {
      'camera:read': 'Read cameras',
      'camera:create': 'Add cameras',
      'camera:update': 'Change cameras and their keys',
      'camera:delete': 'Delete cameras',
    },
  },
  {
    name: 'Members',
    scopes: {
      'member:provision': 'Add, change and remove members (SCIM)',
    },
  },
  {
    name: 'Company',
    scopes: {
      'company:read': 'Read the profile and the plan',
      'figures:read': 'Read figures without names',
      'audit:read': 'Read the audit log',
      'settings:update': 'Change settings',
      'retention:read': 'Read what was deleted by retention',
      'disease:read': 'Read diseases',
      'disease:update': 'Change diseases',
    },
  },
];

const scopeNames: Record<string, string> = Object.assign(
  {},
  ...scopeGroups.map(({ scopes }) => scopes),
);

export const texts = {
  pageTitle: 'API keys',
  pageMeaning: 'A key lets another system of your company use the API under its own name.',
  listFailed: 'The API keys could not be loaded.',
  nothingYet: 'No API key yet',
  nothingYetHelp:
    'Create one for each system, such as payroll or a log collector, with what it needs and no more.',
  create: 'Create API key',
  nameColumn: 'Name',
  scopesColumn: 'Permissions',
  expiryColumn: 'Expires',
  lastUseColumn: 'Last used',
  actionsColumn: 'Actions',
  ending: (ending: string): string => `vak_…${ending}`,
  createdBy: (who: string): string => `Created by ${who}`,
  never: 'Never',
  expired: (moment: ReactNode): ReactNode => <>Expired {moment}</>,
  scope: (scope: string): string => scopeNames[scope] ?? scope,
  name: 'Name of the system',
  nameHelp: 'The audit log shows it. Each name can be used only once.',
  nameMissing: 'Please enter a name',
  scopes: 'What it may do',
  scopesMissing: 'Please choose at least one',
  expiry: 'Expires after',
  expiries: {
    30: '30 days',
    90: '90 days',
    180: '180 days',
    365: '1 year',
  },
  key: 'Key',
  keyShownOnce: 'This key is shown only now',
  keyHelp:
    'Copy it into your system. Anybody who has it can do what you have just chosen, until it expires or you revoke it.',
  copyKey: 'Copy key',
  keyUse: (header: ReactNode): ReactNode => <>Send it with each request, as {header}.</>,
  provisioning: 'User provisioning',
  provisioningMeaning:
    'Your identity provider, such as Microsoft Entra ID or Okta, can add, change and remove members with SCIM 2.0. It needs this address, and an API key that may add, change and remove members. First verify your email domain under ‘Sign-in & security’.',
  address: 'Base address',
  copyAddress: 'Copy base address',
  revoke: 'Revoke',
  revokeNamed: (name: string): string => `Revoke ${name}`,
  revokeTitle: (name: string): string => `Revoke ‘${name}’?`,
  revokeMeaning: 'The system that uses it loses access at once. This cannot be undone.',
  revoked: 'API key revoked',
};

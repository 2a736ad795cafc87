import type { Permission } from './permission-words.js';
import { Role } from './role.js';

export type { Permission };

/** Permissions of everybody who can sign in. */
const everybodyPermissions = ['session:read', 'session:end'] as const;
/** Permissions of every member of a company. */
const memberPermissions = [
  ...everybodyPermissions,
  'company:read',
  'password:change',
  'own-sign-in:read',
  'own-sign-in:update',
  'own-sign-in:confirm',
  'own-name:update',
  'own-inbox:read',
  'own-inbox:update',
] as const;

const safetyOfficerPermissions = [
  ...memberPermissions,
  'disease:read',
  'disease:update',
  'employee:read',
  'employee:export',
  'employee:undo',
  'employee-report:read',
  'employee-report:decide',
  'exact-record:decide',
  'health:read',
  'figures:read',
  'tracing:read',
  'contact:read',
  'exposure:read',
  'case:read',
  'case:update',
  'follow-up:read',
  'follow-up:update',
  'immunity:read',
  'immunity:write',
  'access-change:confirm',
] as const;

const directoryManagerPermissions = [
  ...memberPermissions,
  'settings:update',
  'retention:read',
  'employee:read',
  'employee:create',
  'employee:update',
  'employee:delete',
  'employee:export',
  'employee:import',
  'employee:undo',
  'employee-report:read',
  'employee-report:decide',
  'app-code:issue',
  'photo:update',
  'camera:read',
  'camera:create',
  'camera:update',
  'camera:delete',
] as const;

const auditorPermissions = [
  ...memberPermissions,
  'audit:read',
  'disease:read',
  'retention:read',
] as const;

/**
 * Permissions that an API key may have. It may not manage keys, webhooks, sign-in, safeguards, orders, the plan or the deletion of the company,
 * issue app codes, or upload files. It may change members through SCIM only, which cannot make owners.
 */
export const apiKeyScopes = [
  'company:read',
  'settings:update',
  'retention:read',
  'audit:read',
  'disease:read',
  'disease:update',
  'employee:read',
  'employee:create',
  'employee:update',
  'employee:delete',
  'employee:export',
  'health:read',
  'figures:read',
  'tracing:read',
  'contact:read',
  'exposure:read',
  'camera:read',
  'camera:create',
  'camera:update',
  'camera:delete',
  'case:read',
  'case:update',
  'follow-up:read',
  'follow-up:update',
  'immunity:read',
  'immunity:write',
  'member:provision',
] as const satisfies readonly Permission[];

/** Scopes whose answers are derived from the health of employees. A key has no use of them without `health:read`. */
const scopesOfHealth: ReadonlySet<string> = new Set<(typeof apiKeyScopes)[number]>([
  // Contacts that were added to cases by hand, or contested because of a case, are among the records.
  'contact:read',
  'tracing:read',
  'exposure:read',
  'case:read',
  'case:update',
  'follow-up:read',
  'follow-up:update',
  'immunity:read',
  'immunity:write',
]);

/** Lists the scopes that need `health:read`, if it is not among them. */
export function listScopesWithoutHealth(scopes: readonly string[]): string[] {
  return scopes.includes('health:read') ? [] : scopes.filter((scope) => scopesOfHealth.has(scope));
}

/**
 * Permissions by role. They apply to the viewer's own company; the provider's administrators name a company. Only owners manage the
 * contract with the provider, members and sign-in.
 */
const permissionsByRole: Record<Role, ReadonlySet<Permission>> = {
  [Role.OWNER]: new Set<Permission>([
    ...safetyOfficerPermissions,
    ...directoryManagerPermissions,
    ...auditorPermissions,
    'company:update',
    'safeguard:update',
    'company:delete',
    'company:restore',
    'order:place',
    'order:read',
    'plan:update',
    'plan:request',
    'member:read',
    'member:update',
    'member:provision',
    'api-key:read',
    'api-key:update',
    'sign-in-rules:update',
    'webhook:read',
    'webhook:update',
  ]),
  [Role.SAFETY_OFFICER]: new Set<Permission>(safetyOfficerPermissions),
  [Role.DIRECTORY_MANAGER]: new Set<Permission>(directoryManagerPermissions),
  [Role.VIEWER]: new Set<Permission>([...memberPermissions, 'figures:read']),
  [Role.AUDITOR]: new Set<Permission>([
    ...auditorPermissions,
    'member:read',
    'api-key:read',
    'webhook:read',
  ]),
  // The scopes of each key limit these further.
  [Role.API_KEY]: new Set<Permission>(['session:read', ...apiKeyScopes]),
  [Role.CAMERA]: new Set<Permission>(['breach:upload', 'camera:watch']),
  [Role.EMPLOYEE]: new Set<Permission>([
    ...everybodyPermissions,
    'settings:read',
    'photo:update',
    'contact:upload',
    'exposure:read',
    'health:report',
    'notice:read',
  ]),
  // Nothing else may be added here: whoever can read an employee's mails has this session.
  [Role.OWN_FILE]: new Set<Permission>([
    ...everybodyPermissions,
    'own-file:read',
    'own-file:update',
    'notice:read',
  ]),
  [Role.PROVIDER_ADMIN]: new Set<Permission>([
    ...everybodyPermissions,
    'company:read',
    'company:list',
    'company:create',
    'company:accept',
    'company:restore',
    'order:read',
    'plan:update',
    'plan:assign',
    'guide:read',
    'mail:read',
    'mail:retry',
    'audit:read',
  ]),
};

/** A role or a viewer. */
interface RoleWithScopes {
  role: Role;
  /** Scopes of an API key, which limit its role. */
  scopes?: readonly string[] | null;
}

export function may({ role, scopes }: RoleWithScopes, permission: Permission): boolean {
  return (!scopes || isInScopes(scopes, permission)) && permissionsByRole[role].has(permission);
}

/** Returns whether the scopes of a key give a permission. A scope derived from health gives nothing without `health:read`. */
function isInScopes(scopes: readonly string[], permission: Permission): boolean {
  // Every key may query its own role and scopes.
  if (permission === 'session:read') return true;
  return scopes.includes(permission) && !listScopesWithoutHealth(scopes).includes(permission);
}

/** Lists the permissions of a viewer, for clients that show only what the viewer may do. */
export function listPermissions(viewer: RoleWithScopes): Permission[] {
  return [...permissionsByRole[viewer.role]]
    .filter((permission) => may(viewer, permission))
    .toSorted();
}

import type { Permission } from './permission-words.js';
import { Role } from './role.js';

export type { Permission };

/** Permissions of everybody who can sign in. */
const ofEverybody = ['session:read', 'session:end'] as const;
/** Permissions of every member of a company. */
const ofMembers = [
  ...ofEverybody,
  'company:read',
  'password:change',
  'own-sign-in:read',
  'own-sign-in:update',
] as const;

const ofSafetyOfficers = [
  ...ofMembers,
  'disease:read',
  'disease:update',
  'employee:read',
  'employee:export',
  'employee:undo',
  'employee-report:read',
  'employee-report:decide',
  'health:read',
  'figures:read',
  'tracing:read',
  'contact:read',
  'exposure:read',
  'case:read',
  'case:update',
  'follow-up:read',
  'follow-up:update',
] as const;

const ofDirectoryManagers = [
  ...ofMembers,
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

const ofAuditors = [...ofMembers, 'audit:read', 'disease:read', 'retention:read'] as const;

/**
 * Permissions that an API key may have. Nothing about keys, webhooks, sign-in, orders, the plan or the deletion of the company, nothing
 * that hands out app codes, and nothing that takes files. Of members only SCIM, which reaches no owners' rights.
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
  'member:provision',
] as const satisfies readonly Permission[];

/**
 * Permissions by role. They apply to the viewer's own company; the provider's administrators name a company. Only owners have what
 * is about the contract with the provider and about who may do what.
 */
const permissionsOf: Record<Role, ReadonlySet<Permission>> = {
  [Role.OWNER]: new Set<Permission>([
    ...ofSafetyOfficers,
    ...ofDirectoryManagers,
    ...ofAuditors,
    'company:update',
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
  [Role.SAFETY_OFFICER]: new Set<Permission>(ofSafetyOfficers),
  [Role.DIRECTORY_MANAGER]: new Set<Permission>(ofDirectoryManagers),
  [Role.VIEWER]: new Set<Permission>([...ofMembers, 'figures:read']),
  [Role.AUDITOR]: new Set<Permission>([
    ...ofAuditors,
    'member:read',
    'api-key:read',
    'webhook:read',
  ]),
  // A key has those of its scopes.
  [Role.API_KEY]: new Set<Permission>(['session:read', ...apiKeyScopes]),
  [Role.CAMERA]: new Set<Permission>(['breach:upload', 'camera:watch']),
  [Role.EMPLOYEE]: new Set<Permission>([
    ...ofEverybody,
    'settings:read',
    'photo:update',
    'contact:upload',
    'exposure:read',
    'health:report',
    'notice:read',
  ]),
  // Nothing else may be added here: whoever can read an employee's mails has this session.
  [Role.OWN_FILE]: new Set<Permission>([
    ...ofEverybody,
    'own-file:read',
    'own-file:update',
    'notice:read',
  ]),
  [Role.PROVIDER_ADMIN]: new Set<Permission>([
    ...ofEverybody,
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

/** A role, or a viewer. */
interface RoleWithScopes {
  role: Role;
  /** Of an API key: they limit the role. */
  scopes?: readonly string[] | null;
}

export function may({ role, scopes }: RoleWithScopes, permission: Permission): boolean {
  // Every key may ask what it is.
  const isInScopes = !scopes || permission === 'session:read' || scopes.includes(permission);
  return isInScopes && permissionsOf[role].has(permission);
}

/** Lists the permissions of a viewer, for clients that show only what the viewer may do. */
export function listPermissions(viewer: RoleWithScopes): Permission[] {
  return [...permissionsOf[viewer.role]].filter((permission) => may(viewer, permission)).toSorted();
}

import { Role } from './session.entity.js';

/** Permissions, as noun and verb. */
export type Permission =
  | 'session:read'
  | 'session:end'
  | 'company:read'
  | 'company:update'
  | 'company:delete'
  | 'company:restore'
  | 'company:create'
  | 'company:list'
  | 'company:accept'
  | 'order:place'
  | 'order:read'
  | 'plan:update'
  | 'plan:request'
  | 'plan:assign'
  | 'password:change'
  | 'guide:read'
  | 'mail:read'
  | 'mail:retry'
  | 'audit:read'
  | 'settings:read'
  | 'disease:read'
  | 'disease:update'
  | 'employee:read'
  | 'employee:create'
  | 'employee:update'
  | 'employee:delete'
  | 'employee:export'
  | 'employee:import'
  | 'app-code:issue'
  | 'photo:update'
  | 'tracing:read'
  | 'contact:read'
  | 'contact:upload'
  | 'exposure:read'
  | 'health:report'
  | 'camera:read'
  | 'camera:create'
  | 'camera:update'
  | 'camera:delete'
  | 'case:read'
  | 'case:update'
  | 'follow-up:read'
  | 'follow-up:update'
  | 'breach:upload'
  | 'camera:watch';

/** Permissions by role. They apply to the viewer's own company; the provider's administrators name a company. */
const permissionsOf: Record<Role, ReadonlySet<Permission>> = {
  [Role.COMPANY_ADMIN]: new Set<Permission>([
    'session:read',
    'session:end',
    'company:read',
    'company:update',
    'company:delete',
    'company:restore',
    'order:place',
    'order:read',
    'plan:update',
    'plan:request',
    'password:change',
    'disease:read',
    'disease:update',
    'employee:read',
    'employee:create',
    'employee:update',
    'employee:delete',
    'employee:export',
    'employee:import',
    'app-code:issue',
    'photo:update',
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
  ]),
  [Role.CAMERA]: new Set<Permission>(['breach:upload', 'camera:watch']),
  [Role.EMPLOYEE]: new Set<Permission>([
    'session:read',
    'session:end',
    'settings:read',
    'photo:update',
    'contact:upload',
    'exposure:read',
    'health:report',
  ]),
  [Role.PROVIDER_ADMIN]: new Set<Permission>([
    'session:read',
    'session:end',
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

export function may(role: Role, permission: Permission): boolean {
  return permissionsOf[role].has(permission);
}

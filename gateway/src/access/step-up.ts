import { getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { MINUTE } from '../durations.js';
import type { Permission } from './permission-words.js';

/** How long a confirmed identity is enough for sensitive work. */
export const proofLifetimeMs = 10 * MINUTE;

/** Maximum people in an answer to a member who has not confirmed their identity recently. The screens never ask for more. */
export const maxPeopleWithoutProof = 1000;

/**
 * Permissions whose mutations a member may only run within 10 minutes of confirming their identity, so that an unattended browser or a
 * stolen session is not enough: they delete, or change who may sign in and what leaves the company.
 */
const sensitivePermissions: ReadonlySet<Permission> = new Set<Permission>([
  'employee:delete',
  'camera:delete',
  'company:delete',
  'company:restore',
  'order:place',
  'member:update',
  'own-sign-in:update',
  'sign-in-rules:update',
  'app-code:issue',
  'api-key:update',
  'webhook:update',
  'safeguard:update',
]);

const secret = 'secret';
const proof = 'needsProof';

/** Marks a field whose value gives access to something. A mutation that returns it needs a recent confirmation. */
export const Secret = () => Extensions({ [secret]: true });

/** Marks a mutation that needs a recent confirmation, although its permission is not sensitive. */
export const NeedsProof = () => Extensions({ [proof]: true });

/** Marks a mutation that needs no recent confirmation, although its permission is sensitive. @param _reason why not. */
export const NeedsNoProof = (_reason: string) => Extensions({ [proof]: false });

/** Returns whether a mutation needs a recent confirmation, because of its permissions or because its answer has a secret. */
export function needsProof(
  mutations: GraphQLObjectType,
  name: string,
  permissions: readonly Permission[],
): boolean {
  const field = mutations.getFields()[name];
  const type = field && getNamedType(field.type);
  if (isObjectType(type) && Object.values(type.getFields()).some(isSecret)) return true;
  const mark = field?.extensions[proof];
  if (typeof mark === 'boolean') return mark;
  return permissions.some((permission) => sensitivePermissions.has(permission));
}

export function isSecret({
  extensions,
}: {
  extensions: Readonly<Record<string, unknown>>;
}): boolean {
  return extensions[secret] === true;
}

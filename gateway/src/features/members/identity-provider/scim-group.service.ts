import { type MemberRole, Role } from '../../../access/role.js';
import { NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { updateRequestedRole } from '../team/member-invitation.queries.js';
import { updateRole } from '../team/membership.service.js';
import { listUsers, type ScimUser, storeUser } from './provisioning.queries.js';
import { ScimError } from './scim-error.js';
import { type AttributeChange, getAttribute, isObject, type Json, readText } from './scim-input.js';
import { roleGroups, getGroupRole } from './scim-roles.js';
import { grantedRoles, isActive, lockMemberships } from './scim-user.service.js';

export type RoleGroup = (typeof roleGroups)[number];

/** A page of all users. */
const everyone = { startIndex: 1, count: 100_000 };

/** @throws NotFound */
export function findGroup(id: string): RoleGroup {
  const group = roleGroups.find((each) => each.id === id);
  if (!group) throw new NotFound();
  return group;
}

/** Finds all users, by id. */
export async function findAllUsers({
  db,
  companyId,
}: RequestContext): Promise<Map<string, ScimUser>> {
  const { page } = await listUsers(db, companyId, {}, everyone);
  return new Map(page.map((user) => [user.id, user]));
}

/** Lists the active members of a group. Owners are in no group. */
export function listGroupMembers(
  users: ReadonlyMap<string, ScimUser>,
  { role }: RoleGroup,
): ScimUser[] {
  return [...users.values()].filter((user) => isActive(user) && grantedRoles(user).includes(role));
}

/**
 * Changes the members of a group, and their roles with it. Owners stay owners.
 * @throws NotFound; ScimError for an invalid value, and for a change of anything but `members`.
 */
export async function updateGroup(
  context: RequestContext,
  id: string,
  changes: readonly AttributeChange[],
): Promise<void> {
  const group = findGroup(id);
  await lockMemberships(context);
  const users = await findAllUsers(context);
  const before = new Set(
    [...users.values()]
      .filter((user) => grantedRoles(user).includes(group.role))
      .map((user) => user.id),
  );
  const after = new Set(before);
  for (const change of changes) applyChange(after, change, group, users);
  for (const userId of after)
    if (!before.has(userId)) await setRole(context, users.get(userId)!, group.role, true);
  for (const userId of before)
    if (!after.has(userId)) await setRole(context, users.get(userId)!, group.role, false);
}

/** Reads a complete group as changes. Without `members`, they do not change. */
export function readGroup(body: Json): AttributeChange[] {
  return ['displayName', 'members']
    .map((path) => ({ op: 'replace' as const, path, value: getAttribute(body, path) }))
    .filter(({ value }) => value !== undefined);
}

/** A path such as `members[value eq "…"]`. */
const memberPath = /^members\[\s*value\s+eq\s+"([^"]{1,100})"\s*\]$/i;

/** Removes all members from a group, except those whom the provider has never provisioned, because owners invited them. */
function clearGroup(ids: Set<string>, users: ReadonlyMap<string, ScimUser>): void {
  for (const id of ids) if (users.get(id)?.grantedRoles) ids.delete(id);
}

function applyChange(
  ids: Set<string>,
  { op, path, value }: AttributeChange,
  group: RoleGroup,
  users: ReadonlyMap<string, ScimUser>,
): void {
  const [, memberId] = memberPath.exec(path) ?? [];
  const name = path.toLowerCase();
  if (op === 'remove' && memberId !== undefined) ids.delete(memberId.toLowerCase());
  else if (op === 'remove' && name === 'members') {
    if (value === undefined || value === null) clearGroup(ids, users);
    else for (const each of readMembers(value)) ids.delete(each);
  } else if (name === 'members') {
    const given = readMembers(value);
    if (op === 'replace') clearGroup(ids, users);
    for (const each of given) {
      if (!users.has(each))
        throw new ScimError(400, 'invalidValue', `There is no user ${each} to put into the group`);
      ids.add(each);
    }
  } else if (name === 'displayname') assertSameName(op, value, group);
  else if (name.startsWith('members'))
    throw new ScimError(400, 'invalidPath', 'Paths are members and members[value eq "…"]');
}

function assertSameName(op: string, value: unknown, { displayName }: RoleGroup): void {
  if (op === 'remove' || readText(value, 'displayName').toLowerCase() !== displayName.toLowerCase())
    throw new ScimError(400, 'mutability', 'displayName cannot be changed: groups are roles');
}

/** Reads ids of users. @throws ScimError invalidValue */
function readMembers(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((each) =>
    readText(isObject(each) ? getAttribute(each, 'value') : each, 'members').toLowerCase(),
  );
}

async function setRole(
  context: RequestContext,
  user: ScimUser,
  role: MemberRole,
  isGranted: boolean,
): Promise<void> {
  const { id, email, externalId, name, member } = user;
  if (member?.role === Role.OWNER) return;
  const others = grantedRoles(user).filter((each) => each !== role);
  const roles = isGranted ? [...others, role] : others;
  const { db, companyId } = context;
  await storeUser(db, companyId, { id, email, externalId, name, roles, isActive: isActive(user) });
  const next = getGroupRole(roles);
  if (user.isWaiting) await updateRequestedRole(db, companyId, id, next);
  if (member && member.role !== next) await updateRole(context, { id, ...member }, next);
}

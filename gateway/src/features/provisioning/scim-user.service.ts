import { isEmail } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../access/role.js';
import { mapUniqueViolation } from '../../database/unique-violation.js';
import { Conflict, NotFound } from '../../errors.js';
import type { RequestContext } from '../../request/context.js';
import { isUuid } from '../../validation/reference.js';
import { lockCompany } from '../companies/company.queries.js';
import { getMailDomain } from '../mail-domains/domain-name.js';
import { isDomainProven } from '../mail-domains/mail-domain.queries.js';
import { findRoomFor } from '../member-invitations/member-invitation.queries.js';
import { maxMembers } from '../members/member.service.js';
import { endMembership } from '../members/membership.service.js';
import { addMember } from './add-member.js';
import {
  deleteUser,
  listUsers,
  lockMembers,
  type ScimUser,
  type StoredUser,
  storeUser,
} from './provisioning.queries.js';
import { ScimError } from './scim-error.js';
import {
  type AttributeChange,
  getAttribute,
  type Filter,
  type Json,
  readBoolean,
  readText,
} from './scim-input.js';
import { getGroupRole } from './scim-roles.js';

/** Attributes of a user that a request changes; undefined: unchanged. */
interface UserChanges {
  userName?: string;
  /** Null removes it. */
  externalId?: string | null;
  active?: boolean;
}

/** @throws NotFound for unknown users, those of other companies, and members whom the provider must not see, alike. */
export async function findUser({ db, companyId }: RequestContext, id: string): Promise<ScimUser> {
  if (!isUuid(id)) throw new NotFound();
  const { page } = await listUsers(db, companyId, { id }, firstUser);
  if (!page[0]) throw new NotFound();
  return page[0];
}

/** Finds a page of the users that match a filter. */
export async function findUsers(
  { db, companyId }: RequestContext,
  filter: Filter<'userName' | 'externalId' | 'id'> | undefined,
  paging: { startIndex: number; count: number },
): Promise<{ total: number; page: ScimUser[] }> {
  if (!filter) return listUsers(db, companyId, {}, paging);
  const { attribute, value } = filter;
  if (attribute === 'id' && !isUuid(value)) return { total: 0, page: [] };
  const condition =
    attribute === 'userName' ? { email: value.toLowerCase() } : { [attribute]: value };
  return listUsers(db, companyId, condition, paging);
}

/**
 * Adds a member, who is a viewer until it is added to a group.
 * @throws ScimError uniqueness for an existing user; invalidValue for an address without a proven domain.
 */
export async function createUser(context: RequestContext, body: Json): Promise<ScimUser> {
  const { userName = '', externalId = null, active = true } = readUser(body);
  await lockMemberships(context);
  if ((await findUsers(context, { attribute: 'userName', value: userName }, firstUser)).total > 0)
    throw uniquenessError('userName');
  const user: StoredUser = {
    id: uuidv7(),
    email: await assertAddress(context, userName),
    externalId,
    roles: [],
    isActive: active,
  };
  await storeUniqueUser(context, user);
  if (active) await activate(context, user);
  return findUser(context, user.id);
}

/** Changes a user by the attributes that are given. @throws NotFound; ScimError, also for the last owner. */
export async function updateUser(
  context: RequestContext,
  id: string,
  changes: UserChanges,
): Promise<ScimUser> {
  const owners = await lockMemberships(context);
  const user = await findUser(context, id);
  if (changes.userName !== undefined && changes.userName.toLowerCase() !== user.email)
    throw new ScimError(
      400,
      'mutability',
      'userName cannot be changed: remove the user, and add the new address',
    );
  const isActive = changes.active ?? user.member !== null;
  const stored: StoredUser = {
    id,
    email: user.email,
    externalId: changes.externalId === undefined ? user.externalId : changes.externalId,
    roles: grantedRoles(user),
    isActive,
  };
  if (isActive && !user.member) await assertAddress(context, user.email);
  await storeUniqueUser(context, stored);
  if (isActive && !user.member) await activate(context, stored);
  if (!isActive) await deactivate(context, user, owners);
  return findUser(context, id);
}

/** Ends the membership of a user, if there is one, and deletes the user. @throws NotFound; ScimError for the last owner. */
export async function removeUser(context: RequestContext, id: string): Promise<void> {
  const { db, companyId } = context;
  const owners = await lockMemberships(context);
  const user = await findUser(context, id);
  await deactivate(context, user, owners);
  await deleteUser(db, companyId, id);
}

/** Locks the company and its memberships until the transaction ends. @returns ids of the owners' memberships. */
export async function lockMemberships({ db, companyId }: RequestContext): Promise<string[]> {
  await lockCompany(db, companyId);
  return lockMembers(db, companyId);
}

/** Returns the roles of a user's groups. A role that was changed in the product replaces those of the provider. */
export function grantedRoles({ grantedRoles: granted, member }: ScimUser): StoredUser['roles'] {
  const roles = granted ?? [];
  if (!member || member.role === getGroupRole(roles)) return roles;
  return member.role === Role.OWNER ? [] : [member.role];
}

/** Reads a complete user. @throws ScimError */
export function readUser(body: Json): UserChanges {
  const [userName, externalId, active] = ['userName', 'externalId', 'active'].map((name) =>
    getAttribute(body, name),
  );
  return {
    userName: readText(userName, 'userName').trim().toLowerCase(),
    ...(externalId === undefined ? {} : { externalId: readExternalId(externalId) }),
    ...(active === undefined || active === null ? {} : { active: readBoolean(active, 'active') }),
  };
}

/** Reads the changes of a PATCH. Attributes that are not stored are ignored. @throws ScimError */
export function readUserChanges(changes: readonly AttributeChange[]): UserChanges {
  const result: UserChanges = {};
  for (const { op, path, value } of changes) {
    const name = path.toLowerCase();
    if (op === 'remove' && (name === 'username' || name === 'active'))
      throw new ScimError(400, 'mutability', `${path} cannot be removed`);
    if (name === 'username') result.userName = readText(value, 'userName').trim();
    else if (name === 'active') result.active = readBoolean(value, 'active');
    else if (name === 'externalid')
      result.externalId = op === 'remove' ? null : readExternalId(value);
  }
  return result;
}

const firstUser = { startIndex: 1, count: 1 };

function readExternalId(value: unknown): string | null {
  return value === null || value === '' ? null : readText(value, 'externalId');
}

/** @returns the address in lower case. @throws ScimError invalidValue */
async function assertAddress({ db, companyId }: RequestContext, userName: string): Promise<string> {
  const email = userName.toLowerCase();
  if (!isEmail(email) || /["<>\s]/.test(email))
    throw new ScimError(400, 'invalidValue', 'userName has to be a mail address');
  if (!(await isDomainProven(await db.manager(), companyId, getMailDomain(email))))
    throw new ScimError(
      400,
      'invalidValue',
      'userName has to be an address of a mail domain that your company has proven',
    );
  return email;
}

async function storeUniqueUser({ db, companyId }: RequestContext, user: StoredUser): Promise<void> {
  try {
    await mapUniqueViolation({ provisioned_member_external_id_key: ['externalId', 'taken'] }, () =>
      storeUser(db, companyId, user),
    );
  } catch (error) {
    throw error instanceof Conflict ? uniquenessError('externalId') : error;
  }
}

function uniquenessError(attribute: 'userName' | 'externalId'): ScimError {
  return new ScimError(409, 'uniqueness', `There is a user with this ${attribute} already`);
}

async function activate(context: RequestContext, user: StoredUser): Promise<void> {
  const { db, companyId } = context;
  const { isMember, others } = await findRoomFor(db, companyId, user.email);
  if (isMember) throw uniquenessError('userName');
  if (others >= maxMembers)
    throw new ScimError(403, undefined, `A company has at most ${maxMembers} members`);
  await addMember(context, { id: user.id, email: user.email, role: getGroupRole(user.roles) });
}

/** @throws ScimError for the last owner. */
async function deactivate(
  context: RequestContext,
  { id, email, member }: ScimUser,
  owners: readonly string[],
): Promise<void> {
  if (!member) return;
  if (owners.length === 1 && owners[0] === id)
    throw new ScimError(
      409,
      undefined,
      'A company needs an owner: make somebody else owner in VisionCloud first',
    );
  await endMembership(context, { id, email, ...member });
}

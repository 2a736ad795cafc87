import { isEmail } from 'class-validator';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../access/role.js';
import { mapUniqueViolation } from '../../../database/unique-violation.js';
import { Conflict, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { isUuid } from '../../../validation/reference.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { getMailDomain } from './domain-name.js';
import { isDomainProven } from './mail-domain.queries.js';
import { startEmailChange } from '../sign-in/email-change.service.js';
import { findRoomFor } from '../team/member-invitation.queries.js';
import { withdrawRequest } from '../team/member-invitation.service.js';
import { maxMembers } from '../team/member.service.js';
import { endMembership } from '../team/membership.service.js';
import { readProvidedName } from '../team/member-name.js';
import { publishNewName } from '../team/membership.service.js';
import { addMember } from './add-member.js';
import {
  deleteUser,
  isExternalIdTaken,
  listUsers,
  lockMembers,
  type ScimUser,
  type StoredUser,
  storeProvidedName,
  storeUser,
} from './provisioning.queries.js';
import { ScimError } from './scim-error.js';
import {
  deactivates,
  getAttribute,
  isFalse,
  isObject,
  type Json,
  listChanges,
  listReadableChanges,
  readBoolean,
  readPatch,
  readText,
} from './scim-input.js';
import { getGroupRole } from './scim-roles.js';

/** Attributes of a user that a request changes; undefined: unchanged. */
interface UserChanges {
  userName?: string;
  /** Null removes it. */
  externalId?: string | null;
  active?: boolean;
  /** Null removes it. */
  name?: string | null;
}

/** @throws NotFound for unknown users, those of other companies, and members whom the provider must not see, alike. */
export async function findUser({ db, companyId }: RequestContext, id: string): Promise<ScimUser> {
  if (!isUuid(id)) throw new NotFound();
  const { page } = await listUsers(db, companyId, { id }, firstUser);
  if (!page[0]) throw new NotFound();
  return page[0];
}

/** Attributes of a user by which the database finds it. */
export const keyAttributes = ['userName', 'externalId', 'id'] as const;

/** Finds a page of the users with a key, or of all. */
export async function findUsers(
  { db, companyId }: RequestContext,
  filter: { attribute: (typeof keyAttributes)[number]; value: string } | undefined,
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
  const { userName: given = '', externalId = null, active = true, name = null } = readUser(body);
  const userName = given.toLowerCase();
  await lockMemberships(context);
  if ((await findUsers(context, { attribute: 'userName', value: userName }, firstUser)).total > 0)
    throw uniquenessError('userName');
  const user: StoredUser = {
    id: uuidv7(),
    email: await assertAddress(context, userName),
    externalId,
    name,
    roles: [],
    isActive: active,
  };
  await storeUniqueUser(context, user);
  if (active) await activate(context, user);
  return findUser(context, user.id);
}

/**
 * Changes a user by the attributes that are given. `active: false`, or the name of a deleted user, ends the membership in any case; other
 * attributes are then stored if they can be. Another `userName` is the membership's at once, and the account's once its mailbox has confirmed it.
 * @throws NotFound; ScimError, also for the last owner and for another name of an owner; RateLimited after 3 mails to a new address in 15 minutes.
 */
export async function updateUser(
  context: RequestContext,
  id: string,
  changes: UserChanges,
): Promise<ScimUser> {
  const { db, companyId } = context;
  const owners = await lockMemberships(context);
  const user = await findUser(context, id);
  if (changes.active === false || isTombstone(changes.userName, user)) {
    await deactivate(context, user, owners);
    await storeUser(db, companyId, await makeInactive(context, user, changes));
    return findUser(context, id);
  }
  const email = changes.userName?.toLowerCase() ?? user.email;
  const isRenamed = email !== user.email;
  if (isRenamed && (await hasOtherUser(context, id, email))) throw uniquenessError('userName');
  if (isRenamed) assertRenamable(user);
  const isActiveNext = changes.active ?? isActive(user);
  const stored: StoredUser = {
    id,
    email:
      isRenamed || (isActiveNext && !user.member) ? await assertAddress(context, email) : email,
    externalId: changes.externalId === undefined ? user.externalId : changes.externalId,
    name: changes.name === undefined ? user.name : changes.name,
    roles: grantedRoles(user),
    isActive: isActiveNext,
  };
  await storeUniqueUser(context, stored);
  if (user.member && (await storeProvidedName(db, companyId, stored)))
    await publishNewName(context, user.member.email, { before: user.name, after: stored.name });
  if (isActiveNext && !user.member) await activate(context, stored);
  else if (isRenamed && user.member) await startEmailChange(context, user.member, email);
  return findUser(context, id);
}

/**
 * The name decides who signs in as a member. The identity provider cannot make owners, so it cannot name them either.
 * @throws ScimError mutability
 */
function assertRenamable({ member }: ScimUser): void {
  if (member?.role === Role.OWNER)
    throw new ScimError(
      400,
      'mutability',
      'This member is an owner: another owner can invite the new address in VisionCloud',
    );
}

/** 32 hexadecimal digits before the name: Microsoft Entra ID renames deleted users so that their names are free again. */
const tombstonePrefix = /^[0-9a-f]{32}/i;

function isTombstone(userName: string | undefined, { email }: ScimUser): boolean {
  return (
    userName?.replace(tombstonePrefix, '').toLowerCase() === email && userName.length > email.length
  );
}

/** Makes the row of a deactivated user, with those of the changed attributes that no other user has. */
async function makeInactive(
  context: RequestContext,
  user: ScimUser,
  { userName, externalId }: UserChanges,
): Promise<StoredUser> {
  const { db, companyId } = context;
  const { id } = user;
  const email = userName?.toLowerCase() ?? user.email;
  const isFreeName = isAddress(email) && !(await hasOtherUser(context, id, email));
  const isFreeId =
    externalId !== undefined &&
    (externalId === null || !(await isExternalIdTaken(db, companyId, { id, externalId })));
  return {
    id,
    email: isFreeName ? email : user.email,
    externalId: isFreeId ? externalId : user.externalId,
    name: user.name,
    roles: grantedRoles(user),
    isActive: false,
  };
}

async function hasOtherUser(context: RequestContext, id: string, email: string): Promise<boolean> {
  const { page } = await findUsers(context, { attribute: 'userName', value: email }, firstUser);
  return page.some((other) => other.id !== id);
}

/** Returns whether a user is a member, or will be one after the person's consent. */
export function isActive({ member, isWaiting }: ScimUser): boolean {
  return member !== null || isWaiting;
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

/** Reads a complete user. Of one who is not active, attributes that cannot be read are left out. @throws ScimError */
export function readUser(body: Json): UserChanges {
  const isLeaving = isFalse(getAttribute(body, 'active'));
  const changes = ['userName', 'externalId', 'active', 'displayName', 'name'].flatMap((name) => {
    const value = getAttribute(body, name);
    const isLeftOut = value === undefined || (name === 'active' && value === null);
    return isLeftOut ? [] : [{ name, value }];
  });
  if (!isLeaving && !changes.some(({ name }) => name === 'userName'))
    return { userName: readText(undefined, 'userName') };
  return readAttributes(changes, isLeaving);
}

/**
 * Reads the changes of a PATCH. Attributes that are not stored are ignored. Where one operation deactivates the user, the others cannot prevent it.
 * @throws ScimError
 */
export function readUserPatch(body: unknown): UserChanges {
  if (deactivates(body)) return readAttributes(listReadableChanges(body), true);
  return readAttributes(
    listChanges(readPatch(body)).flatMap(({ op, path, value }) => {
      const name = path.toLowerCase();
      if (op === 'remove' && (name === 'username' || name === 'active'))
        throw new ScimError(400, 'mutability', `${path} cannot be removed`);
      return [{ name, value: op === 'remove' ? null : value }];
    }),
    false,
  );
}

/** @param isLeaving leaves out what cannot be read, because the user is deactivated in any case. */
function readAttributes(
  given: readonly { name: string; value: unknown }[],
  isLeaving: boolean,
): UserChanges {
  const result: UserChanges = {};
  let displayed: unknown;
  let formatted: unknown;
  for (const { name, value } of given)
    try {
      const key = name.toLowerCase();
      if (key === 'username') result.userName = readText(value, 'userName').trim();
      else if (key === 'active') result.active = readBoolean(value, 'active');
      else if (key === 'externalid') result.externalId = readExternalId(value);
      else if (key === 'displayname') displayed = value;
      else if (key === 'name' || key === 'name.formatted') formatted = readFormattedName(value);
    } catch (error) {
      if (!isLeaving) throw error;
    }
  // Names were not always stored, so one that cannot be shown prevents nothing.
  const name = readProvidedName(displayed) ?? readProvidedName(formatted);
  if (name !== null || displayed === null) result.name = name;
  return isLeaving ? { ...result, active: false } : result;
}

/** Returns the whole name of the attribute `name`, or of its attribute `formatted`. */
function readFormattedName(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [formatted, given, family] = ['formatted', 'givenName', 'familyName'].map((part) =>
    getAttribute(value, part),
  );
  return formatted ?? [given, family].filter((part) => typeof part === 'string').join(' ');
}

const firstUser = { startIndex: 1, count: 1 };

function readExternalId(value: unknown): string | null {
  return value === null || value === '' ? null : readText(value, 'externalId');
}

function isAddress(email: string): boolean {
  return isEmail(email) && !/["<>\s]/.test(email);
}

/** @returns the address in lower case. @throws ScimError invalidValue */
async function assertAddress({ db, companyId }: RequestContext, userName: string): Promise<string> {
  const email = userName.toLowerCase();
  if (!isAddress(email))
    throw new ScimError(400, 'invalidValue', 'userName has to be an email address');
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
  await addMember(context, {
    id: user.id,
    email: user.email,
    name: user.name,
    role: getGroupRole(user.roles),
  });
}

/** Ends a membership, or the request for one. @throws ScimError for the last owner. */
async function deactivate(
  context: RequestContext,
  { id, member }: ScimUser,
  owners: readonly string[],
): Promise<void> {
  await withdrawRequest(context, id);
  if (!member) return;
  if (owners.length === 1 && owners[0] === id)
    throw new ScimError(
      409,
      undefined,
      'A company needs an owner: make somebody else owner in VisionCloud first',
    );
  await endMembership(context, { id, ...member });
}

import { may } from '../../../access/permissions.js';
import { isMemberRole, Role } from '../../../access/role.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { loadAddressedNames } from '../../company/profile/actor-names.js';
import { ownCompany } from '../../company/profile/company.service.js';
import type {
  UpdateMemberNameInput,
  UpdateMemberRoleInput,
  UpdateOwnNameInput,
} from './member.inputs.js';
import { trimMemberName } from './member-name.js';
import {
  findNameOfAccount,
  listCompanyMembers,
  listNames,
  lockOwners,
  storeName,
} from './member.queries.js';
import type { ListedMember, MemberName, RemoveMemberPayload } from './member.types.js';
import {
  endMembership,
  mailMembers,
  publishNewName,
  storeRoleChange,
  updateRole,
} from './membership.service.js';
import { ownershipTransferredMail } from './ownership-transferred.mail.js';

/** Maximum members of a company, open invitations included. */
export const maxMembers = 500;

/** Lists the members of the viewer's company, owners first, then by address. */
export function listMembers({ db, companyId, viewer }: RequestContext): Promise<ListedMember[]> {
  return listCompanyMembers(db, companyId, viewer?.accountId ?? null, maxMembers);
}

/**
 * Changes the role of a member, from the next request on.
 * @throws NotFound; Conflict naming `role` for the last owner.
 */
export async function updateMemberRole(
  context: RequestContext,
  { id, role }: UpdateMemberRoleInput,
): Promise<ListedMember> {
  const owners = await lockOwnersAsOwner(context);
  const member = await findMember(context, id);
  if (member.role === role) return member;
  if (isLastOwner(owners, member))
    throw new Conflict('role', 'A company needs an owner: please make somebody else owner first');
  await updateRole(context, member, role);
  return findMember(context, id);
}

/** Lists the names of the company's members, by address, for members who read who did something. Empty for others. */
export async function listReadableNames({
  db,
  companyId,
  viewer,
}: RequestContext): Promise<MemberName[]> {
  const isReader =
    viewer &&
    isMemberRole(viewer.role) &&
    !viewer.lacksSecondFactor &&
    (may(viewer, 'employee:read') || may(viewer, 'audit:read'));
  return isReader ? listNames(db, companyId, maxMembers) : [];
}

/** Finds the viewer's own name; null for viewers who are no members, and if only the address is known. */
export async function findOwnName({
  db,
  companyId,
  viewer,
}: RequestContext): Promise<string | null> {
  if (!viewer?.accountId || !isMemberRole(viewer.role)) return null;
  return findNameOfAccount(db, companyId, viewer.accountId);
}

/** Changes the name of a member. @throws NotFound */
export async function updateMemberName(
  context: RequestContext,
  { id, name }: UpdateMemberNameInput,
): Promise<ListedMember> {
  await lockOwnersAsOwner(context);
  return renameMember(context, await findMember(context, id), name);
}

/** Changes the viewer's own name. @throws Forbidden for viewers who are no members. */
export async function updateOwnName(
  context: RequestContext,
  { name }: UpdateOwnNameInput,
): Promise<ListedMember> {
  const own = (await listMembers(context)).find(({ isSelf }) => isSelf);
  if (!own) throw new Forbidden();
  return renameMember(context, own, name);
}

async function renameMember(
  context: RequestContext,
  member: ListedMember,
  given: string | null | undefined,
): Promise<ListedMember> {
  const { db, companyId } = context;
  const name = given ? trimMemberName(given) : null;
  if (name === member.name) return member;
  await storeName(db, companyId, member.id, name);
  await publishNewName(context, member.email, { before: member.name, after: name });
  return { ...member, name };
}

/**
 * Ends a membership and its sessions at once. The account is deleted with its last membership.
 * @throws NotFound; Conflict naming `id` for the last owner.
 */
export async function removeMember(
  context: RequestContext,
  id: string,
): Promise<RemoveMemberPayload> {
  const owners = await lockOwnersAsOwner(context);
  const member = await findMember(context, id);
  if (isLastOwner(owners, member))
    throw new Conflict('id', 'A company needs an owner: please make somebody else owner first');
  await endMembership(context, member);
  return { removedMemberId: id };
}

/**
 * Makes another member owner in place of the viewer, who becomes a safety officer.
 * @returns both members.
 * @throws NotFound; BadUserInput naming `id` for the viewer's own membership.
 */
export async function transferOwnership(
  context: RequestContext,
  id: string,
): Promise<ListedMember[]> {
  await lockOwnersAsOwner(context);
  const next = await findMember(context, id);
  if (next.isSelf) throw new BadUserInput('id', 'You are the owner already');
  const own = (await listMembers(context)).find(({ isSelf }) => isSelf)!;
  await storeRoleChange(context, next, Role.OWNER);
  await storeRoleChange(context, own, Role.SAFETY_OFFICER);
  const { companyId } = context;
  const action = AuditAction.OWNERSHIP_TRANSFERRED;
  await writeAudit(context, { companyId, action, detail: next.email });
  const members = await listMembers(context);
  const { name } = await ownCompany(context);
  const formatActor = await loadAddressedNames(context.db, companyId);
  await mailMembers(
    context,
    members.filter(({ id: memberId, role }) => role === Role.OWNER || memberId === own.id),
    ownershipTransferredMail(name, { from: formatActor(own.email), to: formatActor(next.email) }),
  );
  return [next.id, own.id].map((memberId) => members.find((member) => member.id === memberId)!);
}

/**
 * Locks the company's owners until the transaction ends, so that two cannot remove each other.
 * @returns ids of their memberships.
 * @throws Forbidden if the viewer is not an owner any more.
 */
async function lockOwnersAsOwner({
  db,
  companyId,
  viewer,
}: RequestContext): Promise<readonly string[]> {
  const owners = await lockOwners(db, companyId);
  if (!owners.some(({ accountId }) => accountId === viewer?.accountId)) throw new Forbidden();
  return owners.map(({ id }) => id);
}

function isLastOwner(owners: readonly string[], { id }: ListedMember): boolean {
  return owners.length === 1 && owners[0] === id;
}

async function findMember(context: RequestContext, id: string): Promise<ListedMember> {
  const member = (await listMembers(context)).find((each) => each.id === id);
  if (!member) throw new NotFound();
  return member;
}

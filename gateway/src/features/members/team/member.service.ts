import { Role } from '../../../access/role.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import type { UpdateMemberRoleInput } from './member.inputs.js';
import { listCompanyMembers, lockOwners } from './member.queries.js';
import type { ListedMember, RemoveMemberPayload } from './member.types.js';
import { storeRoleChange, endMembership, updateRole, mailMembers } from './membership.service.js';
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
  await mailMembers(
    context,
    members.filter(({ id: memberId, role }) => role === Role.OWNER || memberId === own.id),
    ownershipTransferredMail(name, { from: own.email, to: next.email }),
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

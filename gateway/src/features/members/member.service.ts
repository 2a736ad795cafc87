import { Role } from '../../access/role.js';
import type { MemberRole } from '../../access/role.js';
import { publishSessionsChanged } from '../../access/sessions.js';
import { BadUserInput, Conflict, Forbidden, NotFound } from '../../errors.js';
import type { MailContent } from '../../mail/layout.js';
import { queueMail } from '../../mail/outbox.js';
import type { RequestContext } from '../../request/context.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { ownCompany } from '../companies/company.service.js';
import { recordMemberChange } from './member-changes.js';
import type { UpdateMemberRoleInput } from './member.inputs.js';
import { deleteMember, listMembersOf, lockOwners, storeRole } from './member.queries.js';
import type { ListedMember, RemoveMemberPayload } from './member.types.js';
import { memberRemovedMail } from './member-removed.mail.js';
import { ownershipTransferredMail } from './ownership-transferred.mail.js';
import { roleChangedMail } from './role-changed.mail.js';

/** Maximum members of a company, open invitations included. */
export const maxMembers = 500;

/** Lists the members of the viewer's company: owners first, then by address. */
export function listMembers({ db, companyId, viewer }: RequestContext): Promise<ListedMember[]> {
  return listMembersOf(db, companyId, viewer?.accountId ?? null, maxMembers);
}

/**
 * Gives a member another role, which counts from the next request on.
 * @throws NotFound; Conflict naming `role` for the last owner.
 */
export async function updateMemberRole(
  context: RequestContext,
  { id, role }: UpdateMemberRoleInput,
): Promise<ListedMember> {
  const owners = await lockOwnersOf(context);
  const member = await findMember(context, id);
  if (member.role === role) return member;
  if (isLastOwner(owners, member))
    throw new Conflict('role', 'A company needs an owner: please make somebody else owner first');
  await changeRole(context, member, role);
  const { name } = await ownCompany(context);
  await mailTo(context, [member], roleChangedMail(name, { role, by: addressOf(context) }));
  const detail = `${member.email}, ${member.role} to ${role}`;
  await writeMemberAudit(context, AuditAction.MEMBER_ROLE_CHANGED, detail);
  return findMember(context, id);
}

/**
 * Ends a membership and its sessions at once. The account goes with its last membership.
 * @throws NotFound; Conflict naming `id` for the last owner.
 */
export async function removeMember(
  context: RequestContext,
  id: string,
): Promise<RemoveMemberPayload> {
  const { db, companyId } = context;
  const owners = await lockOwnersOf(context);
  const member = await findMember(context, id);
  if (isLastOwner(owners, member))
    throw new Conflict('id', 'A company needs an owner: please make somebody else owner first');
  const { email, role, accountId } = member;
  await writeMemberAudit(context, AuditAction.MEMBER_REMOVED, `${email}, ${role}`);
  await deleteMember(db, { companyId, id, accountId });
  await recordMemberChange(db, companyId, id);
  const { name } = await ownCompany(context);
  await mailTo(context, [member], memberRemovedMail(name, addressOf(context)));
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
  await lockOwnersOf(context);
  const next = await findMember(context, id);
  if (next.isSelf) throw new BadUserInput('id', 'Please choose another member');
  const own = (await listMembers(context)).find(({ isSelf }) => isSelf)!;
  await changeRole(context, next, Role.OWNER);
  await changeRole(context, own, Role.SAFETY_OFFICER);
  await writeMemberAudit(context, AuditAction.OWNERSHIP_TRANSFERRED, next.email);
  const members = await listMembers(context);
  const { name } = await ownCompany(context);
  await mailTo(
    context,
    members.filter(({ id: each, role }) => role === Role.OWNER || each === own.id),
    ownershipTransferredMail(name, { from: own.email, to: next.email }),
  );
  return [next.id, own.id].map((each) => members.find((member) => member.id === each)!);
}

/**
 * Locks the company's owners until the transaction ends, so that two cannot remove each other.
 * @returns ids of their memberships.
 * @throws Forbidden if the viewer is no owner any more.
 */
async function lockOwnersOf({ db, companyId, viewer }: RequestContext): Promise<readonly string[]> {
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

async function changeRole(
  { db, companyId }: RequestContext,
  { id }: ListedMember,
  role: MemberRole,
): Promise<void> {
  await storeRole(db, companyId, id, role);
  await recordMemberChange(db, companyId, id);
  await publishSessionsChanged(db, companyId);
}

/** Address of the owner who acts, as mails name it. */
function addressOf({ viewer }: RequestContext): string {
  return viewer?.email ?? 'An owner';
}

async function mailTo(
  { app, db, companyId }: RequestContext,
  members: readonly ListedMember[],
  content: MailContent,
): Promise<void> {
  for (const { email } of members)
    // oxlint-disable-next-line no-await-in-loop
    await queueMail(app.jobs, db, { companyId, to: email, content });
}

async function writeMemberAudit(
  context: RequestContext,
  action: AuditAction,
  detail: string,
): Promise<void> {
  await writeAudit(context, { companyId: context.companyId, action, detail });
}

import { type MemberRole, Role } from '../../../access/role.js';
import { publishSessionsChanged } from '../../../access/sessions.js';
import type { MailContent } from '../../../mail/layout.js';
import { queueMail } from '../../../mail/outbox.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { loadAddressedNames } from '../../company/profile/actor-names.js';
import { publishCompanyChange } from '../../company/profile/publish-company-change.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { deleteMember, storeRole, recordMemberChange } from './member.queries.js';
import type { ListedMember } from './member.types.js';
import { memberRemovedMail } from './member-removed.mail.js';
import { roleChangedMail } from './role-changed.mail.js';

type Membership = Pick<ListedMember, 'id' | 'accountId' | 'email' | 'role'>;

/** Changes the role of a member from the next request on, and notifies them by mail. The caller holds the lock on owners. */
export async function updateRole(
  context: RequestContext,
  member: Pick<Membership, 'id' | 'email' | 'role'>,
  role: MemberRole,
): Promise<void> {
  const { companyId } = context;
  await storeRoleChange(context, member, role);
  const { name } = await ownCompany(context);
  const by = await findActorName(context);
  await mailMembers(context, [member], roleChangedMail(name, { role, by }));
  const detail = `${member.email}, ${member.role} to ${role}`;
  await writeAudit(context, { companyId, action: AuditAction.MEMBER_ROLE_CHANGED, detail });
}

/** Makes open pages show a member's new name, and logs it. */
export async function publishNewName(
  context: RequestContext,
  email: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const { companyId } = context;
  await publishCompanyChange(context, companyId);
  const detail = `${email}, ${before ?? 'no name'} to ${after ?? 'no name'}`;
  await writeAudit(context, { companyId, action: AuditAction.MEMBER_RENAMED, detail });
}

/** Stores another role of a member, and publishes it to open pages and webhooks. */
export async function storeRoleChange(
  context: RequestContext,
  { id, email }: Pick<Membership, 'id' | 'email'>,
  role: MemberRole,
): Promise<void> {
  const { app, db, companyId } = context;
  await storeRole(db, companyId, id, role);
  await app.ownedCases.release(context, { id, email });
  await recordMemberChange(db, companyId, id);
  await publishSessionsChanged(db, companyId);
}

/**
 * Ends a membership and its sessions at once, and notifies the former member by mail. A job deletes the account if that was its last
 * membership. The caller holds the lock on owners, and ensures that one is left.
 */
export async function endMembership(context: RequestContext, member: Membership): Promise<void> {
  const { app, db, companyId } = context;
  const { id, accountId, email, role } = member;
  const detail = `${email}, ${role}`;
  await writeAudit(context, { companyId, action: AuditAction.MEMBER_REMOVED, detail });
  await deleteMember(db, { companyId, id, accountId });
  await app.ownedCases.release(context, { id, email });
  await app.jobs.send(db, 'delete-lone-account', { accountId });
  await recordMemberChange(db, companyId, id);
  const { name } = await ownCompany(context);
  await mailMembers(context, [member], memberRemovedMail(name, await findActorName(context)));
}

/** Queues the same mail to several members. */
export async function mailMembers(
  { app, db, companyId }: RequestContext,
  members: readonly Pick<Membership, 'email'>[],
  content: MailContent,
): Promise<void> {
  for (const { email } of members)
    // oxlint-disable-next-line no-await-in-loop
    await queueMail(app.jobs, db, { companyId, to: email, content });
}

/** Returns the actor for mails: an owner, or the identity provider, the only holder of an API key that may change members. */
async function findActorName({ db, companyId, viewer }: RequestContext): Promise<string> {
  if (viewer?.role === Role.API_KEY) return "Your company's identity provider";
  if (!viewer?.email) return 'An owner';
  const formatActor = await loadAddressedNames(db, companyId);
  return formatActor(viewer.email);
}

import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../../durations.js';
import { Conflict, NotFound } from '../../../errors.js';
import { hashToken, makeLinkToken } from '../../../mail/link-token.js';
import { queueMail } from '../../../mail/outbox.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { loadAddressedNames } from '../../company/profile/actor-names.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { trimMemberName } from './member-name.js';
import { maxMembers } from './member.service.js';
import { consentMail } from './consent.mail.js';
import { MemberInvitation } from './member-invitation.entity.js';
import type { InviteMemberInput } from './member-invitation.inputs.js';
import { memberInvitationMail } from './member-invitation.mail.js';
import {
  endInvitation,
  endInvitationByEmail,
  extendInvitation,
  findRequested,
  findRoomFor,
  listOpenInvitations,
  updateRequestedRole,
} from './member-invitation.queries.js';

const lifetimeMs = 7 * DAY;

/** Lists the open invitations of the viewer's company, newest first, including expired ones. */
export function listInvitations({ db, companyId }: RequestContext): Promise<MemberInvitation[]> {
  return listOpenInvitations(db, companyId, maxMembers);
}

/**
 * Invites an address; an open invitation of it is replaced.
 * @throws Conflict naming `email` for a member and in a full company; RateLimited after 50 mails a day, or 3 to the address in 15 minutes.
 */
export async function inviteMember(
  context: RequestContext,
  input: InviteMemberInput,
): Promise<MemberInvitation> {
  const { companyId } = context;
  context.assertOnlyField('input');
  const email = input.email.trim().toLowerCase();
  await takeMailBudget(context, email);
  const { db } = context;
  // A concurrent acceptance is either complete before this, or finds the invitation replaced.
  await lockCompany(db, companyId);
  const { isMember, others } = await findRoomFor(db, companyId, email);
  if (isMember) throw new Conflict('email', `${email} is already a member`);
  if (others >= maxMembers)
    throw new Conflict('email', `A company has at most ${maxMembers} members`);
  const invitedBy = context.viewer?.email ?? null;
  return insertInvitation(context, {
    email,
    role: input.role,
    name: input.name ? trimMemberName(input.name) : null,
    invitedBy,
    provisionedId: null,
  });
}

/** A membership that the identity provider asks for. */
type RequestedMembership = Pick<MemberInvitation, 'id' | 'email' | 'role'>;

/**
 * Asks the person of an account that is a member elsewhere, by mail, for their consent to a membership that the identity provider has added. A
 * request that is still open is not mailed again.
 * @param requested `id` of the membership.
 * @throws RateLimited after 3 mails to the address in 15 minutes.
 */
export async function askForConsent(
  context: RequestContext,
  { id: provisionedId, email, role }: RequestedMembership,
): Promise<void> {
  const { app, db, companyId } = context;
  const open = await findRequested(db, companyId, provisionedId);
  if (open?.email === email && open.expiresAt.getTime() > Date.now())
    return updateRequestedRole(db, companyId, provisionedId, role);
  await app.limits.takeOrRefuse('mailbox', `invitation:${companyId}:${email}`);
  await insertInvitation(context, { email, role, name: null, invitedBy: null, provisionedId });
}

/** Ends the request for a membership that the identity provider has withdrawn. */
export async function withdrawRequest(
  context: RequestContext,
  provisionedId: string,
): Promise<void> {
  const { db, companyId } = context;
  const open = await findRequested(db, companyId, provisionedId);
  if (open) await withdrawInvitation(context, open.id);
}

/** Stores an invitation in place of an open one of the same address or membership, and mails its link. */
async function insertInvitation(
  context: RequestContext,
  given: Pick<MemberInvitation, 'email' | 'role' | 'name' | 'invitedBy' | 'provisionedId'>,
): Promise<MemberInvitation> {
  const { app, db, companyId } = context;
  const before = given.provisionedId && (await findRequested(db, companyId, given.provisionedId));
  if (before) await endInvitation(db, companyId, before.id);
  await endInvitationByEmail(db, companyId, given.email);
  const id = uuidv7();
  const manager = await db.manager();
  await manager.insert(MemberInvitation, {
    companyId,
    id,
    ...given,
    tokenHash: hashToken(makeLinkToken(app.tokenSecret, { companyId, id })),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  const invitation = await manager.findOneByOrFail(MemberInvitation, { companyId, id });
  await mailInvitation(context, invitation);
  await writeInvitationAudit(context, AuditAction.MEMBER_INVITED, invitation);
  return invitation;
}

/**
 * Mails the link of an open invitation again, which then works for another 7 days.
 * @throws NotFound unless it is open, RateLimited as `inviteMember`.
 */
export async function resendInvitation(
  context: RequestContext,
  id: string,
): Promise<MemberInvitation> {
  const { db, companyId } = context;
  context.assertOnlyField('id');
  await takeMailBudget(context, id);
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const invitation = await extendInvitation(db, companyId, id, expiresAt);
  if (!invitation) throw new NotFound();
  await mailInvitation(context, invitation);
  await writeInvitationAudit(context, AuditAction.INVITATION_RESENT, invitation);
  return invitation;
}

/** Withdraws an open invitation: its link stops working. @throws NotFound unless it is open. */
export async function withdrawInvitation(
  context: RequestContext,
  id: string,
): Promise<MemberInvitation> {
  const { db, companyId } = context;
  const invitation = await endInvitation(db, companyId, id);
  if (!invitation) throw new NotFound();
  await writeInvitationAudit(context, AuditAction.INVITATION_TAKEN_BACK, invitation);
  return invitation;
}

/** @param recipient the address, or the id of the invitation. */
async function takeMailBudget(context: RequestContext, recipient: string): Promise<void> {
  const { companyId } = context;
  await context.takeBudget('mailbox', `invitation:${companyId}:${recipient}`);
  await context.takeBudget('invitations', companyId);
}

async function mailInvitation(
  context: RequestContext,
  invitation: MemberInvitation,
): Promise<void> {
  const { app, db, companyId } = context;
  const { name } = await ownCompany(context);
  const makeMail = invitation.provisionedId === null ? memberInvitationMail : consentMail;
  const formatActor = await loadAddressedNames(db, companyId);
  const invitedBy = invitation.invitedBy && formatActor(invitation.invitedBy);
  const content = makeMail(name, { ...invitation, invitedBy });
  await queueMail(app.jobs, db, { companyId, to: invitation.email, content });
}

async function writeInvitationAudit(
  context: RequestContext,
  action: AuditAction,
  { email, role }: MemberInvitation,
): Promise<void> {
  const { companyId } = context;
  await writeAudit(context, { companyId, action, detail: `${email}, ${role}` });
}

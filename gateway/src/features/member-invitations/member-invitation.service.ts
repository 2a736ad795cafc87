import { v7 as uuidv7 } from 'uuid';
import { DAY } from '../../durations.js';
import { Conflict, NotFound } from '../../errors.js';
import { hashToken, makeLinkToken } from '../../mail/link-token.js';
import { queueMail } from '../../mail/outbox.js';
import type { RequestContext } from '../../request/context.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { lockCompany } from '../companies/company.queries.js';
import { ownCompany } from '../companies/company.service.js';
import { maxMembers } from '../members/member.service.js';
import { MemberInvitation } from './member-invitation.entity.js';
import type { InviteMemberInput } from './member-invitation.inputs.js';
import { memberInvitationMail } from './member-invitation.mail.js';
import {
  endInvitation,
  endInvitationByEmail,
  extendInvitation,
  findRoomFor,
  listOpenInvitations,
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
  const { app, companyId } = context;
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
  await endInvitationByEmail(db, companyId, email);
  const id = uuidv7();
  const manager = await db.manager();
  await manager.insert(MemberInvitation, {
    companyId,
    id,
    email,
    role: input.role,
    invitedBy: context.viewer?.email ?? null,
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

/** Takes an open invitation back: its link stops working. @throws NotFound unless it is open. */
export async function takeBackInvitation(
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
  const content = memberInvitationMail(name, invitation);
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

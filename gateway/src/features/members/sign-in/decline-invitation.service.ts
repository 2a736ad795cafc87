import { parseTokenCompany } from '../../../mail/link-token.js';
import type { RequestContext } from '../../../request/context.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../../audit/entries/audit.service.js';
import { lockCompany } from '../../company/profile/company.queries.js';
import { findValidInvitation, linkError } from './invited.service.js';
import { deactivateProvisioned, endInvitation } from '../team/member-invitation.queries.js';
import type { DeclineInvitationPayload } from './accept-invitation.types.js';

/**
 * Declines an invitation, which an owner or the identity provider sees as ended.
 * @throws BadUserInput naming `token` for an unknown, used or expired link.
 */
export async function declineInvitation(
  context: RequestContext,
  token: string,
): Promise<DeclineInvitationPayload> {
  const { caller } = context;
  context.assertOnlyField('input');
  await context.takeBudget('address', caller.address);
  const companyId = parseTokenCompany(token);
  if (companyId === undefined) throw linkError();
  await context.enterCompany(companyId);
  const { db } = context;
  // Somebody who accepts at the same time waits here, and then finds the invitation ended.
  await lockCompany(db, companyId);
  const { invitation, company } = await findValidInvitation(db, companyId, token);
  const { id, email, role, provisionedId } = invitation;
  await endInvitation(db, companyId, id);
  if (provisionedId !== null) await deactivateProvisioned(db, companyId, provisionedId);
  const detail = `${email}, ${role}`;
  await writeAudit(context, { companyId, action: AuditAction.INVITATION_DECLINED, detail });
  context.returnBudgetAfterCommit('address', caller.address);
  return { companyName: company.name };
}

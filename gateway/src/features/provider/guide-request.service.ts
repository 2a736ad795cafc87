import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../request/context.js';
import { providerTenant } from '../../database/tenant.js';
import { phoneDigits } from '../../validation/phone-rule.js';
import { queueMail } from '../../mail/outbox.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import { GuideRequest } from './guide-request.entity.js';
import type { RequestGuideInput } from './guide-request.inputs.js';
import { guideRequestMail } from './guide-request.mail.js';

/**
 * Stores a guide request and mails it to the sales team. The audit entry does not name the requester, since it outlives the request.
 * @throws RateLimited after 30 from one network address or 3 of one mailbox in 15 minutes.
 */
export async function requestGuide(
  context: RequestContext,
  input: RequestGuideInput,
): Promise<GuideRequest> {
  const { app, db, caller } = context;
  const { type } = input;
  const name = input.name.trim().replace(/ +/g, ' ');
  const email = input.email.toLowerCase();
  const phone = phoneDigits((input.phone ?? '').trim());
  context.assertOnlyField('input');
  await context.takeBudget('mailing', caller.address);
  // A separate budget, so that guide requests cannot block password mails.
  await context.takeBudget('mailbox', `guide:${email}`);
  const request: GuideRequest = { id: uuidv7(), name, email, phone, type, createdAt: new Date() };
  await db.within(providerTenant, async () => {
    const manager = await db.manager();
    await manager.insert(GuideRequest, request);
    const content = guideRequestMail(request);
    await queueMail(app.jobs, db, { companyId: providerTenant, to: app.salesEmail, content });
    await writeAudit(context, { companyId: providerTenant, action: AuditAction.GUIDE_REQUESTED });
  });
  return request;
}

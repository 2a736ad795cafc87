import type { RequestContext } from '../../request/context.js';
import { BadUserInput, Conflict } from '../../errors.js';
import { queueMail } from '../../mail/outbox.js';
import { assertOwnPassword } from '../members/sign-in/own-password.service.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import type { CompanyRef } from '../company/profile/company.inputs.js';
import { changeCompany, ownCompany } from '../company/profile/company.service.js';
import type { Company } from '../company/profile/company.entity.js';
import type { ScheduleCompanyDeletionInput } from './deletion.inputs.js';
import { scheduleDeletion, cancelDeletion } from './deletion.queries.js';
import { deletionScheduledMail } from './deletion-scheduled.mail.js';
import { deletionUndoneMail } from './deletion-undone.mail.js';

/**
 * Schedules the deletion of the viewer's company in 30 days; until then everything works. Repeating it keeps the first date.
 * @throws BadUserInput naming `companyName` or `password`, RateLimited after 5 wrong passwords in 15 minutes.
 */
export async function scheduleCompanyDeletion(
  context: RequestContext,
  { companyName, password }: ScheduleCompanyDeletionInput,
): Promise<Company> {
  const { app } = context;
  const own = await ownCompany(context);
  if (companyName.trim() !== own.name)
    throw new BadUserInput('companyName', 'This is not the name of your company');
  await context.discardTransaction('password');
  await assertOwnPassword(context, password);
  return changeCompany(context, undefined, async (company) => {
    const { db } = context;
    const deletionAt = await scheduleDeletion(db, company.id);
    if (!deletionAt) return company;
    const content = deletionScheduledMail(company, deletionAt);
    await queueMail(app.jobs, db, { companyId: company.id, to: company.email, content });
    await writeAudit(context, {
      companyId: company.id,
      action: AuditAction.DELETION_SCHEDULED,
      detail: `for ${deletionAt.toISOString()}`,
    });
    return { ...company, deletionAt };
  });
}

/**
 * Cancels the deletion of the viewer's company, or of the one that the provider names. Does nothing if none is scheduled.
 * @throws NotFound for another company, Conflict when the deletion has begun.
 */
export async function cancelCompanyDeletion(
  context: RequestContext,
  reference: CompanyRef | undefined,
): Promise<Company> {
  const { app, db } = context;
  return changeCompany(context, reference, async (company) => {
    if (!company.deletionAt) return company;
    if (!(await cancelDeletion(db, company.id)))
      throw new Conflict('company', 'The deletion has begun and cannot be undone');
    const content = deletionUndoneMail(company.name);
    await queueMail(app.jobs, db, { companyId: company.id, to: company.email, content });
    await writeAudit(context, {
      companyId: company.id,
      action: AuditAction.DELETION_UNDONE,
      detail: `was for ${company.deletionAt.toISOString()}`,
    });
    return { ...company, deletionAt: null };
  });
}

import { SessionKind } from '../../access/session.entity.js';
import { endSessions } from '../../access/sessions.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput } from '../../errors.js';
import { queueMail } from '../../mail/outbox.js';
import { AuditAction } from '../audit/entries/audit-entry.entity.js';
import { writeAudit } from '../audit/entries/audit.service.js';
import { changeCompany, findCompany } from '../company/profile/company.service.js';
import { companyInactivatedMail } from './company-inactivated.mail.js';
import { companyWelcomeMail } from './company-welcome.mail.js';
import type { CompanyRef } from '../company/profile/company.inputs.js';
import { Company, CompanyStatus } from '../company/profile/company.entity.js';
import { findTrialEnd } from '../company/orders/trial.js';
import { findCompanyActivity, countAffectedByInactivation } from './company-list.queries.js';
import type { InactivationPreview, CompanyActivity } from './company-list.types.js';

/** Audit actions of the allowed changes of status. */
const actionByChange: Partial<Record<`${CompanyStatus} to ${CompanyStatus}`, AuditAction>> = {
  'Pending to Active': AuditAction.COMPANY_ACCEPTED,
  'Active to InActive': AuditAction.COMPANY_INACTIVATED,
  'InActive to Active': AuditAction.COMPANY_ACTIVATED,
};

/**
 * Accepts, activates or inactivates a company. Inactivation ends the sessions of its dashboards. Those of its phones are only
 * suspended, since every request checks the company's status, and continue once it is active again. Setting the current status does
 * nothing, so that a second click sends no second mail.
 * @throws NotFound for an unknown company, BadUserInput for a change that is not allowed.
 */
export async function updateCompanyStatus(
  context: RequestContext,
  reference: CompanyRef,
  status: CompanyStatus,
): Promise<Company> {
  return changeCompany(context, reference, async (company) => {
    if (company.status === status) return company;
    const action = actionByChange[`${company.status} to ${status}`];
    if (!action)
      throw new BadUserInput(
        'status',
        `The status cannot change from ${company.status} to ${status}`,
      );
    const manager = await context.db.manager();
    const trialEndsAt =
      status === CompanyStatus.ACTIVE && !company.trialEndsAt
        ? await findTrialEnd(context.db, new Date(), company.timeZone)
        : company.trialEndsAt;
    await manager.update(Company, { id: company.id }, { status, trialEndsAt });
    // Phones stay signed in, because few users would remember their six digits.
    if (status === CompanyStatus.INACTIVE)
      for (const kind of [SessionKind.MEMBER, SessionKind.OWN_FILE])
        await endSessions(context.db, company.id, { kind });
    await mailChange(context, company, action);
    await writeAudit(context, { companyId: company.id, action });
    return { ...company, status, trialEndsAt };
  });
}

/**
 * Counts the people, phones and dashboards that inactivating a company affects, in the tenant of the company.
 * @throws NotFound for an unknown company, BadUserInput beside other fields, which would run in the same tenant.
 */
export async function previewInactivation(
  context: RequestContext,
  reference: CompanyRef,
): Promise<InactivationPreview> {
  context.assertOnlyField('company');
  const { id } = await findCompany(context, reference);
  return context.db.within(id, () => countAffectedByInactivation(context.db, id));
}

/**
 * Measures how much a company uses the product, in the tenant of the company.
 * @throws NotFound for an unknown company, BadUserInput beside other fields, which would run in the same tenant.
 */
export async function getCompanyActivity(
  context: RequestContext,
  reference: CompanyRef,
): Promise<CompanyActivity> {
  context.assertOnlyField('company');
  const { id } = await findCompany(context, reference);
  return context.db.within(id, () => findCompanyActivity(context.db, id));
}

const mailByAction: Partial<Record<AuditAction, typeof companyWelcomeMail>> = {
  [AuditAction.COMPANY_ACCEPTED]: companyWelcomeMail,
  [AuditAction.COMPANY_INACTIVATED]: companyInactivatedMail,
};

async function mailChange(
  { app, db }: RequestContext,
  company: Company,
  action: AuditAction,
): Promise<void> {
  const content = mailByAction[action]?.(company.name);
  if (content) await queueMail(app.jobs, db, { companyId: company.id, to: company.email, content });
}

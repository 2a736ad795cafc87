import { Role } from '../../access/session.entity.js';
import { endSessions } from '../../access/sessions.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput } from '../../errors.js';
import { queueMail } from '../../mail/outbox.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { changeCompany, findCompany } from '../companies/company.service.js';
import type { CompanyActivity } from './company-activity.entity.js';
import { findCompanyActivity } from './company-activity.queries.js';
import { companyInactivatedMail } from './company-inactivated.mail.js';
import { companyWelcomeMail } from '../sign-up/company-welcome.mail.js';
import type { CompanyRef } from '../companies/company.inputs.js';
import { Company, CompanyStatus } from '../companies/company.entity.js';
import type { InactivationPreview } from './inactivation-preview.entity.js';
import { countAffectedByInactivation } from './inactivation-preview.queries.js';
import { findTrialEnd } from '../subscriptions/trial.js';

/** What each change of status is called; the ones that are not here do not exist. */
const actionOf: Partial<Record<`${CompanyStatus} to ${CompanyStatus}`, AuditAction>> = {
  'Pending to Active': AuditAction.COMPANY_ACCEPTED,
  'Active to InActive': AuditAction.COMPANY_INACTIVATED,
  'InActive to Active': AuditAction.COMPANY_ACTIVATED,
};

/**
 * Accepts, activates or inactivates a company. Inactive ends the sessions of its dashboards. Those of its phones are only suspended,
 * because every request checks the company's status, and continue once it is active again. Where it stands so already nothing
 * happens, so that a second click sends no second mail.
 * @throws NotFound for an unknown company, BadUserInput for a change that does not exist.
 */
export async function updateCompanyStatus(
  context: RequestContext,
  reference: CompanyRef,
  status: CompanyStatus,
): Promise<Company> {
  return changeCompany(context, reference, async (company) => {
    if (company.status === status) return company;
    const action = actionOf[`${company.status} to ${status}`];
    if (!action)
      throw new BadUserInput([
        { field: 'status', message: `A company does not go from ${company.status} to ${status}` },
      ]);
    const manager = await context.db.manager();
    const trialEndsAt =
      status === CompanyStatus.ACTIVE && !company.trialEndsAt
        ? await findTrialEnd(context.db, new Date(), company.timeZone)
        : company.trialEndsAt;
    await manager.update(Company, { id: company.id }, { status, trialEndsAt });
    // Phones stay signed in: nobody remembers the six digits that each of them would have to be given again.
    if (status === CompanyStatus.INACTIVE)
      await endSessions(context.db, company.id, { role: Role.COMPANY_ADMIN });
    await mailChange(context, company, action);
    await writeAudit(context, { companyId: company.id, action });
    return { ...company, status, trialEndsAt };
  });
}

/**
 * Counts who is affected when a company is inactivated. Row level security shows the counted rows inside the company alone.
 * @throws NotFound for an unknown company, BadUserInput beside other fields, which would be read inside the company too.
 */
export async function previewInactivation(
  context: RequestContext,
  reference: CompanyRef,
): Promise<InactivationPreview> {
  context.assertAlone('company');
  const { id } = await findCompany(context, reference);
  return context.db.within(id, () => countAffectedByInactivation(context.db, id));
}

/**
 * How much a company uses the product. Row level security shows the counted rows inside the company alone.
 * @throws NotFound for an unknown company, BadUserInput beside other fields, which would be read inside the company too.
 */
export async function companyActivity(
  context: RequestContext,
  reference: CompanyRef,
): Promise<CompanyActivity> {
  context.assertAlone('company');
  const { id } = await findCompany(context, reference);
  return context.db.within(id, () => findCompanyActivity(context.db, id));
}

const mailOf: Partial<Record<AuditAction, typeof companyWelcomeMail>> = {
  [AuditAction.COMPANY_ACCEPTED]: companyWelcomeMail,
  [AuditAction.COMPANY_INACTIVATED]: companyInactivatedMail,
};

async function mailChange(
  { app, db }: RequestContext,
  company: Company,
  action: AuditAction,
): Promise<void> {
  const content = mailOf[action]?.(company.name);
  if (content) await queueMail(app.jobs, db, { companyId: company.id, to: company.email, content });
}

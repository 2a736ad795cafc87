import type { RequestContext } from '../../request/context.js';
import { BadUserInput, Forbidden } from '../../errors.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import { writeAudit } from '../audit/audit.service.js';
import { Company } from '../companies/company.entity.js';
import { noteCompanyChange } from '../companies/note-company-change.js';
import { ownCompany } from '../companies/company.service.js';
import type { UpdateSignInRulesInput } from './second-factor.inputs.js';
import { findSecondFactor, hasSecondFactor } from './second-factor.queries.js';

/**
 * Changes how members have to sign in. Existing sessions are not affected.
 * @throws BadUserInput if the viewer requires a second factor and has none.
 */
export async function updateSignInRules(
  context: RequestContext,
  { requiresSecondFactor }: UpdateSignInRulesInput,
): Promise<Company> {
  const { db, viewer } = context;
  if (!viewer?.accountId) throw new Forbidden();
  const company = await ownCompany(context);
  if ((company.secondFactorRequiredAt !== null) === requiresSecondFactor) return company;
  if (requiresSecondFactor && !hasSecondFactor(await findSecondFactor(db, viewer.accountId)))
    throw new BadUserInput(
      'requiresSecondFactor',
      'Please set up an authenticator app or a passkey for your own account first',
    );
  const secondFactorRequiredAt = requiresSecondFactor ? new Date() : null;
  const manager = await db.manager();
  await manager.update(Company, { id: company.id }, { secondFactorRequiredAt });
  const detail = requiresSecondFactor ? 'Second factor required' : 'Second factor not required';
  await writeAudit(context, {
    companyId: company.id,
    action: AuditAction.SETTINGS_CHANGED,
    detail,
  });
  await noteCompanyChange(context, company.id);
  return ownCompany(context);
}

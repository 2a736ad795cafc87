import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Forbidden } from '../../../errors.js';
import type { Company } from '../../company/profile/company.entity.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { changeSafeguards } from '../../company/profile/change-safeguards.js';
import { findSecondFactor, hasSecondFactor } from './second-factor.queries.js';
import type { UpdateSignInRulesInput } from './second-factor.types.js';

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
  await changeSafeguards(context, [
    {
      field: 'requiresSecondFactor',
      name: 'Second factor of all members',
      from: requiresSecondFactor ? 'not required' : 'required',
      to: requiresSecondFactor ? 'required' : 'not required',
      columns: { secondFactorRequiredAt: requiresSecondFactor ? new Date() : null },
    },
  ]);
  return ownCompany(context);
}

import { getNetwork } from '../../../access/network.js';
import type { RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { Forbidden } from '../../../errors.js';
import { offerRequest } from '../factors/challenge.service.js';
import { ChallengePurpose } from '../factors/passkey-challenge.entity.js';
import type { PasskeyRequest } from '../factors/passkey.types.js';
import { assertCompanyOpen, chooseCompany, startMemberSession } from './member-session.service.js';
import { consumePasskey, verifyPasskey } from './passkey-proof.service.js';
import type { SignInWithPasskeyInput } from './sign-in.inputs.js';
import type { CompanySession } from './sign-in.types.js';

const purpose = { purpose: ChallengePurpose.SIGN_IN, subjectId: null };

/**
 * Offers a challenge to any passkey.
 * @throws RateLimited with the seconds to wait, after 2000 challenges without a sign-in in 15 minutes from one network.
 */
export async function startPasskeySignIn(context: RequestContext): Promise<PasskeyRequest> {
  const { app, caller } = context;
  context.assertOnlyField('startPasskeySignIn');
  const network = getNetwork(caller.address);
  await app.limits.takeOrRefuse('passkey-challenges', network);
  return inTenant(app.dataSource, null, (db) =>
    offerRequest(app, db, { ...purpose, accountId: null, network }),
  );
}

/**
 * Starts a session of a member by a passkey, which counts as password and second factor.
 * @throws PasskeyRefused for an unknown passkey, a wrong signature and a used challenge alike; for a valid one the errors of
 * `signInCompany`. CompanyChoice does not consume the challenge, so that the same signature can be sent again with `companyId`.
 */
export async function signInWithPasskey(
  context: RequestContext,
  { passkey, companyId }: SignInWithPasskeyInput,
): Promise<CompanySession> {
  const { limits } = context.app;
  const { address } = context.caller;
  context.assertOnlyField('input');
  await limits.takeOrRefuse('address', address);
  const proof = await verifyPasskey(context, passkey);
  await limits.giveBack('address', address);
  const { account } = proof;
  if (!account.verifiedAt) throw new Forbidden('Please verify your email address first');
  const company = await chooseCompany(context, account, companyId ?? null);
  assertCompanyOpen(company);
  return startMemberSession(context, company, {
    account,
    detail: 'passkey',
    consume: (db) => consumePasskey(context, db, proof, purpose),
  });
}

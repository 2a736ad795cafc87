import type { RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { BadUserInput, Forbidden, SecondFactorMissing } from '../../../errors.js';
import { hashRecoveryCode } from './recovery-codes.js';
import {
  findAuthenticator,
  findSecondFactor,
  hasSecondFactor,
  consumeRecoveryCode,
  consumeStep,
} from './second-factor.queries.js';
import { wrongCode } from './second-factor.service.js';
import { findTotpStep } from './totp.js';

/** Factor that was verified besides the password. */
export type Proof = 'authenticator app' | 'recovery code';

/**
 * Asserts the second factor of an account whose password was right. Call it outside of the request's transaction, so that a code is
 * consumed even if the sign-in fails afterwards.
 * @returns the verified factor; undefined for an account without one.
 * @throws SecondFactorMissing if the account has one and no code was given; BadUserInput naming `code` for a wrong or used one;
 * RateLimited after 5 wrong ones in 15 minutes; Forbidden over REST, which has no field for a code.
 */
export async function assertSecondFactor(
  context: RequestContext,
  accountId: string,
  code: string | null | undefined,
): Promise<Proof | undefined> {
  const { app } = context;
  const factor = await inTenant(app.dataSource, null, (db) => findSecondFactor(db, accountId));
  if (!hasSecondFactor(factor)) return undefined;
  if (context.isRest)
    throw new Forbidden(
      'Your account has a second factor, which this way of signing in cannot ask for',
    );
  if (!code)
    throw new SecondFactorMissing({
      hasAuthenticator: factor.authenticatorSince !== null,
      hasPasskey: factor.passkeyCount > 0,
    });
  return verifyCode(context, accountId, code);
}

/**
 * Verifies and consumes a code of an account's authenticator app, or a recovery code.
 * @throws BadUserInput naming `code` for a wrong or used one; RateLimited after 5 wrong ones in 15 minutes, where networks of earlier
 * right ones have their own budgets.
 */
export async function verifyCode(
  context: RequestContext,
  accountId: string,
  code: string,
): Promise<Proof> {
  const { app, caller } = context;
  const tries = await app.limits.findPasswordAttempts('secondFactor', accountId, caller.address);
  await tries.takeOrRefuse();
  const proof = await useCode(context, accountId, code);
  if (!proof) throw new BadUserInput('code', wrongCode);
  await Promise.all([
    tries.giveBack(),
    app.limits.rememberNetwork('secondFactor', accountId, caller.address),
  ]);
  return proof;
}

function useCode(
  { app }: RequestContext,
  accountId: string,
  code: string,
): Promise<Proof | undefined> {
  return inTenant(app.dataSource, null, async (db) => {
    const codeHash = hashRecoveryCode(code);
    if (codeHash)
      return (await consumeRecoveryCode(db, accountId, codeHash)) ? 'recovery code' : undefined;
    const authenticator = await findAuthenticator(db, accountId);
    const secret = authenticator && app.sealer.open(authenticator.secret, accountId);
    const step = secret && findTotpStep(secret, code.replaceAll(/\s/g, ''));
    if (!step) return undefined;
    return (await consumeStep(db, accountId, step)) ? 'authenticator app' : undefined;
  });
}

import type { RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { SessionKind } from '../../access/session.entity.js';
import { AuditAction } from '../audit/audit-entry.entity.js';
import type { PasskeyChallenge } from '../passkeys/passkey-challenge.entity.js';
import type { PasskeyAssertionInput } from '../passkeys/passkey.inputs.js';
import {
  PasskeyRefused,
  useAssertion,
  type VerifiedAssertion,
  verifyAssertion,
} from '../passkeys/verify-passkey.service.js';
import { Account } from './account.entity.js';
import { auditRefusedAccount, countRefusal } from './sign-in-audit.js';

/** A verified signature and its account. `usePasskey` still has to consume the challenge. */
export interface PasskeyProof {
  account: Account;
  assertion: VerifiedAssertion;
}

/**
 * Verifies the signature of a passkey and finds its account. Call it outside of the request's transaction. Refusals of known passkeys
 * are audited like refused passwords.
 * @throws PasskeyRefused
 */
export function verifyPasskey(
  context: RequestContext,
  input: PasskeyAssertionInput,
): Promise<PasskeyProof> {
  return auditRefusals(context, async () => {
    const assertion = await verifyAssertion(context.app, input);
    const { accountId } = assertion.passkey;
    const account = await findAccount(context, accountId);
    // The account may have been deleted since its passkey was found.
    if (!account) throw new PasskeyRefused();
    return { account, assertion };
  });
}

/**
 * Consumes a proof in its own transaction, so that it cannot be reused even if the request fails afterwards. Returns the try that its challenge
 * has taken, to the network that asked for the challenge.
 * @throws PasskeyRefused
 */
export async function usePasskey(
  context: RequestContext,
  { assertion }: PasskeyProof,
  purpose: Pick<PasskeyChallenge, 'purpose' | 'subjectId'>,
): Promise<void> {
  const network = await auditRefusals(context, () =>
    inTenant(context.app.dataSource, null, (db) => useAssertion(db, assertion, purpose)),
  );
  if (network !== null) await context.app.limits.giveBack('passkey-challenges', network);
}

async function auditRefusals<Result>(
  context: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PasskeyRefused) {
      countRefusal(SessionKind.MEMBER);
      const { accountId, isCopy } = error;
      const account = accountId === undefined ? null : await findAccount(context, accountId);
      const { PASSKEY_COPY_REFUSED, SIGN_IN_REFUSED } = AuditAction;
      if (account)
        auditRefusedAccount(context, account, isCopy ? PASSKEY_COPY_REFUSED : SIGN_IN_REFUSED);
    }
    throw error;
  }
}

function findAccount({ app }: RequestContext, id: string): Promise<Account | null> {
  return inTenant(app.dataSource, null, async (db) =>
    (await db.manager()).findOneBy(Account, { id }),
  );
}

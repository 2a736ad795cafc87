import type { RequestContext } from '../../../request/context.js';
import { inTenant, type Rows } from '../../../database/tenant.js';
import { SessionKind } from '../../../access/session.entity.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import type { PasskeyChallenge } from '../factors/passkey-challenge.entity.js';
import type { PasskeyAssertionInput } from '../factors/passkey.inputs.js';
import {
  PasskeyRefused,
  consumeAssertion,
  type VerifiedAssertion,
  verifyAssertion,
} from '../factors/verify-passkey.service.js';
import { Account } from '../accounts/account.entity.js';
import { auditRefusedAccount, countRefusal } from './sign-in-audit.js';

/** A verified signature and its account. `consumePasskey` still has to consume the challenge. */
export interface PasskeyProof {
  account: Account;
  assertion: VerifiedAssertion;
}

/**
 * Verifies the signature of a passkey and finds its account. Call it outside of the request's transaction. Refusals of known passkeys
 * are audited like refused passwords.
 * @throws PasskeyRefused
 */
export async function verifyPasskey(
  context: RequestContext,
  input: PasskeyAssertionInput,
): Promise<PasskeyProof> {
  try {
    const assertion = await verifyAssertion(context.app, input);
    const account = await findAccount(context, assertion.passkey.accountId);
    // The account may have been deleted since its passkey was found.
    if (!account) throw new PasskeyRefused();
    return { account, assertion };
  } catch (error) {
    if (error instanceof PasskeyRefused) {
      const { accountId } = error;
      auditRefusal(
        context,
        error,
        accountId === undefined ? null : await findAccount(context, accountId),
      );
    }
    throw error;
  }
}

/**
 * Consumes a proof in a transaction, and after its commit returns the try that its challenge has taken to the network that asked for it.
 * Refusals are audited like refused passwords.
 * @throws PasskeyRefused
 */
export async function consumePasskey(
  context: RequestContext,
  db: Rows,
  { account, assertion }: PasskeyProof,
  purpose: Pick<PasskeyChallenge, 'purpose' | 'subjectId'>,
): Promise<void> {
  try {
    const network = await consumeAssertion(db, assertion, purpose);
    if (network !== null)
      context.afterCommit(() => context.app.limits.giveBack('passkey-challenges', network));
  } catch (error) {
    if (error instanceof PasskeyRefused) auditRefusal(context, error, account);
    throw error;
  }
}

function auditRefusal(
  context: RequestContext,
  { isCopy }: PasskeyRefused,
  account: Account | null,
): void {
  countRefusal(SessionKind.MEMBER);
  const { PASSKEY_COPY_REFUSED, SIGN_IN_REFUSED } = AuditAction;
  if (account)
    auditRefusedAccount(context, account, isCopy ? PASSKEY_COPY_REFUSED : SIGN_IN_REFUSED);
}

function findAccount({ app }: RequestContext, id: string): Promise<Account | null> {
  return inTenant(app.dataSource, null, async (db) =>
    (await db.manager()).findOneBy(Account, { id }),
  );
}

import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, RateLimited } from '../../../errors.js';
import { AuditAction } from '../../audit/entries/audit-entry.entity.js';
import { assertSecondFactor } from '../factors/verify-code.service.js';
import type { Account } from '../accounts/account.entity.js';
import { auditRefusedAccount } from './sign-in-audit.js';

/**
 * Asserts the second factor of an account whose password was right; errors as in `assertSecondFactor`. Refused codes are audited like
 * refused passwords.
 * @returns the used factor, for the audit log; empty for an account without a second factor.
 */
export async function verifySecondFactor(
  context: RequestContext,
  account: Account,
  code: string | null | undefined,
): Promise<string> {
  try {
    return (await assertSecondFactor(context, account.id, code)) ?? '';
  } catch (error) {
    if (error instanceof BadUserInput)
      auditRefusedAccount(context, account, AuditAction.SIGN_IN_REFUSED);
    if (error instanceof RateLimited)
      auditRefusedAccount(context, account, AuditAction.SIGN_IN_LOCKED);
    throw error;
  }
}

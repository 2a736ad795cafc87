import type { RequestContext } from '../../../request/context.js';
import { inTenant } from '../../../database/tenant.js';
import { BadUserInput, Unauthenticated } from '../../../errors.js';
import { Account } from '../accounts/account.entity.js';

const noPassword =
  "Your account has no password. You can set one with 'Forgot password?' on the sign-in page";

/**
 * Asserts the viewer's password before an irreversible action. Call it before the request's first statement. Its attempts are counted
 * separately from sign-ins, whose budget strangers can use up.
 * @throws BadUserInput naming `password` for a wrong one, RateLimited after 5 wrong ones in 15 minutes.
 */
export async function assertOwnPassword(context: RequestContext, password: string): Promise<void> {
  const { caller, viewer } = context;
  if (!viewer?.accountId || !viewer.email) throw new Unauthenticated();
  const refuse = (message: string) => new BadUserInput('password', message);
  if (password === '') throw refuse('Please enter your password');
  if (password.length > 256) throw refuse('Password is too long');
  context.assertOnlyField('password');
  await context.takeBudget('address', caller.address);
  await context.takeBudget('ownPassword', viewer.accountId);
  if ((await verifyOwnPassword(context, password, 'password')) === undefined)
    throw refuse('Wrong password');
  context.returnBudgetAfterCommit('ownPassword', viewer.accountId);
  context.returnBudgetAfterCommit('address', caller.address);
}

/**
 * Compares a password with the viewer's own without holding a connection, since hashing is slow.
 * @param field field of the error for an account without a password.
 * @returns the stored hash if the password is right, else undefined.
 * @throws BadUserInput for an account without a password.
 */
export async function verifyOwnPassword(
  { app, caller, viewer, companyId }: RequestContext,
  password: string,
  field: string,
): Promise<string | undefined> {
  const { passwordHash } = await inTenant(app.dataSource, companyId, async (db) => {
    return (await db.manager()).findOneByOrFail(Account, { id: viewer?.accountId ?? '' });
  });
  if (passwordHash === null) throw new BadUserInput(field, noPassword);
  const isRight = await app.passwords.matches(passwordHash, password, caller.address);
  return isRight ? passwordHash : undefined;
}

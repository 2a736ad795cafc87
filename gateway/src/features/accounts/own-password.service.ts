import type { Viewer } from '../../access/viewer.queries.js';
import type { RequestContext } from '../../request/context.js';
import { inTenant } from '../../database/tenant.js';
import { BadUserInput, Unauthenticated } from '../../errors.js';
import { Account } from './account.entity.js';

type PasswordHolder = Pick<Viewer, 'companyId' | 'accountId'>;

/**
 * Makes sure that it is the viewer who asks, by the password, before something that cannot be taken back. Call it before the
 * request's first statement.
 * @throws BadUserInput naming `password` for a wrong one, RateLimited after 5 wrong ones in 15 minutes.
 */
export async function checkOwnPassword(context: RequestContext, password: string): Promise<void> {
  const { caller, viewer } = context;
  if (!viewer?.accountId || !viewer.email) throw new Unauthenticated();
  const refuse = (message: string) => new BadUserInput([{ field: 'password', message }]);
  if (password === '') throw refuse('Please enter your password');
  if (password.length > 256) throw refuse('Password is too long');
  context.assertAlone('password');
  await context.takeBudget('address', caller.address);
  await context.takeBudget('ownPassword', triesAtOwnPassword(viewer));
  if ((await verifyOwnPassword(context, password)) === undefined) throw refuse('Wrong password');
  context.returnBudgetAfterCommit('ownPassword', triesAtOwnPassword(viewer));
  context.returnBudgetAfterCommit('address', caller.address);
}

/**
 * Returns what tries at the password of somebody who is signed in are counted under. They count apart from those at the sign-in, which
 * strangers can use up.
 */
export function triesAtOwnPassword({ companyId, accountId }: PasswordHolder): string {
  return `${companyId}:${accountId}`;
}

/**
 * Compares a password with the viewer's own while no connection is held, for that takes its time.
 * @returns the stored hash if the password is right, else undefined.
 */
export async function verifyOwnPassword(
  { app, caller, viewer, companyId }: RequestContext,
  password: string,
): Promise<string | undefined> {
  const { passwordHash } = await inTenant(app.dataSource, companyId, async (db) => {
    const manager = await db.manager();
    return manager.findOneByOrFail(Account, { id: viewer?.accountId ?? '' });
  });
  const isRight = await app.passwords.matches(passwordHash, password, caller.address);
  return isRight && passwordHash ? passwordHash : undefined;
}

import type { RequestContext } from '../../context.js';
import { BadUserInput, Unauthenticated } from '../../errors.js';
import { Account } from './account.entity.js';

/**
 * Makes sure that it is the viewer who asks, by the password, before something that cannot be taken back.
 * @throws BadUserInput naming `password` for a wrong one, RateLimited after as many as sign-in bears.
 */
export async function checkOwnPassword(
  { app, caller, db, viewer }: RequestContext,
  password: string,
): Promise<void> {
  if (!viewer?.accountId || !viewer.email) throw new Unauthenticated();
  const refuse = (message: string) => new BadUserInput([{ field: 'password', message }]);
  if (password === '') throw refuse('Please enter your password');
  if (password.length > 256) throw refuse('Password is too long');
  await app.limits.takeOrRefuse('address', caller.address);
  await app.limits.takeOrRefuse('account', viewer.email);
  const manager = await db.manager();
  const account = await manager.findOneByOrFail(Account, { id: viewer.accountId });
  if (!(await app.passwords.matches(account.passwordHash, password, caller.address)))
    throw refuse('Wrong password');
  await Promise.all([
    app.limits.giveBack('account', viewer.email),
    app.limits.giveBack('address', caller.address),
  ]);
}

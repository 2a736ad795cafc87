import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../../request/context.js';
import { Account } from './account.entity.js';

/** Creates the provider's administrator, or updates the password, from the configuration. */
export async function seedAdministrator(app: App, email: string, password: string): Promise<void> {
  const accounts = app.dataSource.getRepository(Account);
  const known = await accounts.findOneBy({ email });
  if (known && (await app.passwords.matches(known.passwordHash, password))) return;
  const passwordHash = await app.passwords.hash(password);
  if (known) await accounts.update({ id: known.id }, { passwordHash });
  else
    await accounts.insert({
      id: uuidv7(),
      isProvider: true,
      email,
      passwordHash,
      verifiedAt: new Date(),
    });
}

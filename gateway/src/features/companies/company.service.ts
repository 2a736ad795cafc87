import { isSamePassKey } from '../../access/pass-key.js';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import { Company } from './company.entity.js';
import { companyById } from './company.loaders.js';
import { byPassKey } from './pass-key.js';
import { isUuid } from '../../validation/uuid.js';

/** Whether the time has come at which a company is deleted: nobody of it can sign in any more. */
export function isDeletionDue({ deletionAt }: Pick<Company, 'deletionAt'>): boolean {
  return deletionAt !== null && deletionAt.getTime() <= Date.now();
}

/**
 * A company by id or pass-key: a company's own, or, for the provider, any.
 * @throws NotFound for every other one, whether it exists or not.
 */
export async function findCompany(
  context: RequestContext,
  reference: string | undefined,
): Promise<Company> {
  if (context.viewer?.role === Role.PROVIDER_ADMIN) {
    if (reference === undefined)
      throw new BadUserInput([{ field: 'id', message: 'Please name a company' }]);
    const manager = await context.db.manager();
    const passKey = { uniqueId: byPassKey(reference) };
    const company = await manager.findOneBy(
      Company,
      isUuid(reference) ? [{ id: reference }, passKey] : passKey,
    );
    if (!company) throw new NotFound();
    return company;
  }
  const own = await ownCompany(context);
  if (reference !== undefined && reference !== own.id && !isSamePassKey(reference, own.uniqueId))
    throw new NotFound();
  return own;
}

export async function ownCompany(context: RequestContext): Promise<Company> {
  const company = await context.loader(companyById).load(context.companyId);
  if (!company) throw new NotFound();
  return company;
}

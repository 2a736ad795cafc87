import { isSamePassKey } from '../../access/pass-key.js';
import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, NotFound } from '../../errors.js';
import { Company } from './company.entity.js';
import type { CompanyRef } from './company.inputs.js';
import { companyById } from './company.loaders.js';
import { byPassKey } from './pass-key.js';

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
  reference: CompanyRef | null | undefined,
): Promise<Company> {
  if (context.viewer?.role === Role.PROVIDER_ADMIN) {
    if (!reference)
      throw new BadUserInput([{ field: 'company', message: 'Please name a company' }]);
    const manager = await context.db.manager();
    const { id, passKey } = reference;
    // A pass-key may look like an id.
    const byKey = { uniqueId: byPassKey(passKey ?? id ?? '') };
    const company = await manager.findOneBy(Company, id ? [{ id }, byKey] : byKey);
    if (!company) throw new NotFound();
    return company;
  }
  const own = await ownCompany(context);
  if (reference) {
    const { id, passKey } = reference;
    const isOwn = id === own.id || isSamePassKey(passKey ?? id ?? '', own.uniqueId);
    if (!isOwn) throw new NotFound();
  }
  return own;
}

export async function ownCompany(context: RequestContext): Promise<Company> {
  const company = await context.loader(companyById).load(context.companyId);
  if (!company) throw new NotFound();
  return company;
}

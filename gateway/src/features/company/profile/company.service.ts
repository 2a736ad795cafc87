import { isSamePassKey } from '../../../access/pass-key.js';
import { Role } from '../../../access/role.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, NotFound } from '../../../errors.js';
import { Company } from './company.entity.js';
import type { CompanyRef } from './company.inputs.js';
import { companyById } from './company.loaders.js';
import { getKeptFrom, lockCompany } from './company.queries.js';
import { publishCompanyChange } from './publish-company-change.js';
import { byPassKey } from './pass-key.js';

/** Returns whether a company is past its deletion date, so that nobody can sign in to it. */
export function isDeletionDue({ deletionAt }: Pick<Company, 'deletionAt'>): boolean {
  return deletionAt !== null && deletionAt.getTime() <= Date.now();
}

/**
 * Finds a company by id or pass-key. The provider may find any, others their own.
 * @throws NotFound for another company, whether it exists or not.
 */
export async function findCompany(
  context: RequestContext,
  reference: CompanyRef | null | undefined,
): Promise<Company> {
  if (context.viewer?.role === Role.PROVIDER_ADMIN) {
    if (!reference) throw new BadUserInput('company', 'Please name a company');
    const manager = await context.db.manager();
    const { id, passKey } = reference;
    // A pass-key may look like an id.
    const byKey = { passKey: byPassKey(passKey ?? id ?? '') };
    const company = await manager.findOneBy(Company, id ? [{ id }, byKey] : byKey);
    if (!company) throw new NotFound();
    return company;
  }
  const own = await ownCompany(context);
  if (reference) {
    const { id, passKey } = reference;
    const isOwn = id === own.id || isSamePassKey(passKey ?? id ?? '', own.passKey);
    if (!isOwn) throw new NotFound();
  }
  return own;
}

export async function ownCompany(context: RequestContext): Promise<Company> {
  const company = await context.loader(companyById).load(context.companyId);
  if (!company) throw new NotFound();
  return company;
}

/** Finds the start of the first day whose records the viewer's company keeps, in epoch milliseconds. */
export async function findKeptFrom(context: RequestContext): Promise<number> {
  return getKeptFrom(await ownCompany(context));
}

/**
 * Changes the viewer's company, or the one that the provider names, in a transaction of that company. Concurrent changes wait for each
 * other.
 * @throws NotFound for every other company, whether it exists or not.
 */
export async function changeCompany(
  context: RequestContext,
  reference: CompanyRef | null | undefined,
  change: (company: Company) => Promise<Company>,
): Promise<Company> {
  const { db } = context;
  const { id } = await findCompany(context, reference);
  return db.within(id, async () => {
    await lockCompany(db, id);
    const manager = await db.manager();
    const changed = await change(await manager.findOneByOrFail(Company, { id }));
    await publishCompanyChange(context, id);
    return changed;
  });
}

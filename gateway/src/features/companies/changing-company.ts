import type { RequestContext } from '../../request/context.js';
import { Company } from './company.entity.js';
import type { CompanyRef } from './company.inputs.js';
import { companyById } from './company.loaders.js';
import { lockCompany } from './company.queries.js';
import { findCompany } from './company.service.js';

/**
 * Changes the viewer's company, or, for the provider, the one that is named, in a transaction that stands in it. Changes of
 * one company take turns, and each sees what the one before has left.
 * @throws NotFound for every other company, whether it exists or not.
 */
export async function changingCompany(
  context: RequestContext,
  reference: CompanyRef | null | undefined,
  change: (company: Company) => Promise<Company>,
): Promise<Company> {
  const { db } = context;
  const { id } = await findCompany(context, reference);
  return db.within(id, async () => {
    await lockCompany(db, id);
    const manager = await db.manager();
    const company = await manager.findOneByOrFail(Company, { id });
    const changed = await change(company);
    context.loader(companyById).clear(id);
    return changed;
  });
}

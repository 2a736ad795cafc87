import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import type { CompanyDisease } from './company-disease.entity.js';
import { listCompanyDiseases } from './disease.queries.js';

/** Loads a company's choices about diseases, once a request. */
export function companyDiseasesLoader({
  db,
}: RequestContext): DataLoader<string, CompanyDisease[]> {
  return new DataLoader((companyIds) =>
    Promise.all(companyIds.map((companyId) => listCompanyDiseases(db, companyId))),
  );
}

import DataLoader from 'dataloader';
import { type Listing, type ListPage, selectPage } from '../../../database/listing.js';
import type { Rows } from '../../../database/tenant.js';
import type { CompanyDisease } from './company-disease.entity.js';
import type { DiseaseChange } from './disease-change.entity.js';
import type { DiseaseCode } from '../../../validation/disease-code.js';
import type { RequestContext } from '../../../request/context.js';

/** Lists a company's choices about diseases. Diseases without a choice are absent. */
export function listCompanyDiseases(db: Rows, companyId: string): Promise<CompanyDisease[]> {
  return db.rows(
    {
      name: 'company-diseases',
      text: `SELECT company_id AS "companyId", disease, is_used AS "isUsed", figures, plan, version, changed_at AS "changedAt",
          changed_by AS "changedBy"
        FROM company_disease WHERE company_id = $1`,
    },
    [companyId],
  );
}

const changeColumns = `company_id AS "companyId", id, disease, figure, before, after, step, step_before AS "stepBefore",
  step_after AS "stepAfter", is_used AS "isUsed",
  changed_at AS "changedAt", changed_by AS "changedBy"`;

/** Lists a page of changes of a disease, newest first. */
export function listDiseaseChanges(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
  listing: Pick<Listing, 'page' | 'pageSize'>,
): ListPage<DiseaseChange> {
  const from = 'FROM disease_change WHERE company_id = $1 AND disease = $2';
  return selectPage(
    db,
    { name: 'disease-changes', from, values: [companyId, disease] },
    { columns: changeColumns, order: 'id DESC' },
    listing,
  );
}

/** Loads a company's choices about diseases, once a request. */
export function companyDiseasesLoader({
  db,
}: RequestContext): DataLoader<string, CompanyDisease[]> {
  return new DataLoader((companyIds) =>
    Promise.all(companyIds.map((companyId) => listCompanyDiseases(db, companyId))),
  );
}

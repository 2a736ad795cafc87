import { countRows, type Listing, type ListSource, readPage } from '../../database/listing.js';
import type { Rows } from '../../database/tenant.js';
import type { CompanyDisease } from './company-disease.entity.js';
import type { DiseaseChange } from './disease-change.entity.js';
import type { DiseaseCode } from './disease-enums.js';

/** Lists a company's choices about diseases. Diseases without a choice are absent. */
export function listCompanyDiseases(db: Rows, companyId: string): Promise<CompanyDisease[]> {
  return db.rows(
    {
      name: 'company-diseases',
      text: `SELECT company_id AS "companyId", disease, is_used AS "isUsed", figures, version, changed_at AS "changedAt",
          changed_by AS "changedBy"
        FROM company_disease WHERE company_id = $1`,
    },
    [companyId],
  );
}

const changeColumns = `company_id AS "companyId", id, disease, figure, before, after, is_used AS "isUsed",
  changed_at AS "changedAt", changed_by AS "changedBy"`;

function changesOf(companyId: string, disease: DiseaseCode): ListSource {
  const from = 'FROM disease_change WHERE company_id = $1 AND disease = $2';
  return { name: 'disease-changes', from, values: [companyId, disease] };
}

/** Lists a page of changes of a disease, newest first. */
export function listDiseaseChanges(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
  listing: Pick<Listing, 'page' | 'pageSize'>,
): Promise<DiseaseChange[]> {
  const source = changesOf(companyId, disease);
  return readPage(db, source, { columns: changeColumns, order: 'id DESC' }, listing);
}

/** Counts the changes of a disease. */
export function countDiseaseChanges(
  db: Rows,
  companyId: string,
  disease: DiseaseCode,
): Promise<number> {
  return countRows(db, changesOf(companyId, disease));
}

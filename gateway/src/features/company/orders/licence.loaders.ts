import DataLoader from 'dataloader';
import type { RequestContext } from '../../../request/context.js';

interface CompanyCount {
  companyId: string;
  employees: number;
  cameras: number;
}

const inUse = {
  name: 'licences-in-use',
  text: 'SELECT company_id AS "companyId", employees, cameras FROM licences_in_use($1::uuid[])',
};

/** Loads the number of people and cameras by company. */
export function licencesInUseLoader(context: RequestContext): DataLoader<string, CompanyCount> {
  return new DataLoader(async (companyIds) => {
    const found = await context.db.rows<CompanyCount>(inUse, [companyIds]);
    return companyIds.map(
      (id) => found.find(({ companyId }) => companyId === id) ?? new Error('A company is missing'),
    );
  });
}

interface LastOrder extends CompanyCount {
  planId: string;
}

const lastOrders = {
  name: 'last-orders-of-companies',
  text: `SELECT DISTINCT ON (company_id) company_id AS "companyId", plan_id AS "planId", employees, cameras
    FROM company_order WHERE company_id = ANY ($1::uuid[]) ORDER BY company_id, created_at DESC, id DESC`,
};

/** Loads the last order by company; null if there is none. */
export function lastOrderLoader(context: RequestContext): DataLoader<string, LastOrder | null> {
  return new DataLoader(async (companyIds) => {
    const found = await context.db.rows<LastOrder>(lastOrders, [companyIds]);
    return companyIds.map((id) => found.find(({ companyId }) => companyId === id) ?? null);
  });
}

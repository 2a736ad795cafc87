import DataLoader from 'dataloader';
import type { Rows } from '../../../database/tenant.js';
import type { RequestContext } from '../../../request/context.js';
import { type ThresholdPeriod, buildThresholdHistory } from './thresholds.js';

interface Change {
  companyId: string;
  from: Date;
  minutes: number;
}

const changesOfCompanies = {
  name: 'threshold-changes',
  text: 'SELECT company_id AS "companyId", in_force_from AS "from", minutes FROM time_metric WHERE company_id = ANY ($1::uuid[])',
};

/** Lists the threshold histories of companies, in their order, including changes that are not in force yet. */
export async function listThresholdHistories(
  db: Rows,
  companyIds: readonly string[],
): Promise<ThresholdPeriod[][]> {
  const found = await db.rows<Change>(changesOfCompanies, [companyIds]);
  return companyIds.map((companyId) =>
    buildThresholdHistory(
      found
        .filter((change) => change.companyId === companyId)
        .map(({ from, minutes }) => ({ from: from.getTime(), minutes })),
    ),
  );
}

/** Loads threshold histories by company, including changes that are not in force yet. */
export function thresholdLoader(context: RequestContext): DataLoader<string, ThresholdPeriod[]> {
  return new DataLoader((companyIds) => listThresholdHistories(context.db, companyIds));
}

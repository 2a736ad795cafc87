import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { type ThresholdPeriod, thresholdHistory } from './thresholds.js';

interface Change {
  companyId: string;
  from: Date;
  minutes: number;
}

const changesOfCompanies = {
  name: 'threshold-changes',
  text: 'SELECT company_id AS "companyId", in_force_from AS "from", minutes FROM time_metric WHERE company_id = ANY ($1::uuid[])',
};

/** The whole threshold history of companies, changes that are still to come included. */
export function thresholdsOfCompany(
  context: RequestContext,
): DataLoader<string, ThresholdPeriod[]> {
  return new DataLoader(async (companyIds) => {
    const found = await context.db.rows<Change>(changesOfCompanies, [companyIds]);
    return companyIds.map((companyId) =>
      thresholdHistory(
        found
          .filter((change) => change.companyId === companyId)
          .map(({ from, minutes }) => ({ from: from.getTime(), minutes })),
      ),
    );
  });
}

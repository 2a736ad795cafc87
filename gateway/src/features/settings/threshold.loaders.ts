import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
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

/** Loads threshold histories by company, including changes that are not in force yet. */
export function thresholdLoader(context: RequestContext): DataLoader<string, ThresholdPeriod[]> {
  return new DataLoader(async (companyIds) => {
    const found = await context.db.rows<Change>(changesOfCompanies, [companyIds]);
    return companyIds.map((companyId) =>
      buildThresholdHistory(
        found
          .filter((change) => change.companyId === companyId)
          .map(({ from, minutes }) => ({ from: from.getTime(), minutes })),
      ),
    );
  });
}

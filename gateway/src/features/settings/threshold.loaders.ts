import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { type ThresholdPeriod, thresholdHistory } from './thresholds.js';

interface Change {
  companyId: string;
  from: Date;
  minutes: number;
}

const changes =
  'SELECT company_id AS "companyId", in_force_from AS "from", minutes FROM time_metric';
const changesOfCompany = {
  name: 'threshold-changes',
  text: `${changes} WHERE company_id = $1`,
};
const changesOfCompanies = {
  name: 'threshold-changes-of-companies',
  text: `${changes} WHERE company_id = ANY ($1::uuid[])`,
};

/** The whole threshold history of companies, changes that are still to come included. */
export function thresholdsOfCompany(
  context: RequestContext,
): DataLoader<string, ThresholdPeriod[]> {
  return new DataLoader(async (companyIds) => {
    // Of a list a cluster asks all nodes, of a single company the one that has it.
    const found =
      companyIds.length === 1
        ? await context.db.rows<Change>(changesOfCompany, [companyIds[0]])
        : await context.db.rows<Change>(changesOfCompanies, [companyIds]);
    return companyIds.map((companyId) =>
      thresholdHistory(
        found
          .filter((change) => change.companyId === companyId)
          .map(({ from, minutes }) => ({ from: from.getTime(), minutes })),
      ),
    );
  });
}

import DataLoader from 'dataloader';
import type { RequestContext } from '../../request/context.js';
import { listOpeningReports } from './employee-report.queries.js';
import type { EmployeeReport } from './employee-report.types.js';

/** Loads the report of the person that opened a case, by case; null: the company opened it. */
export function openingReportOfCase({
  db,
  companyId,
}: RequestContext): DataLoader<string, EmployeeReport | null> {
  return new DataLoader((caseIds) => listOpeningReports(db, companyId, caseIds), {
    maxBatchSize: 5000,
  });
}

import { makeRowLoader } from '../../request/loaders.js';
import { listOpeningReports } from './employee-report.queries.js';

/** Loads the report of the person that opened a case, by case; null: the company opened it. */
export const openingReportOfCase = makeRowLoader(listOpeningReports, ({ caseId }) => caseId);

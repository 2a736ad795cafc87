import type { RequestContext } from '../../request/context.js';
import type { DiseaseCase } from '../case-status/disease-case.entity.js';
import { makeBoundedCaseLoader } from '../cases/bounded-case-loader.js';
import { findWindow } from '../cases/case-window.service.js';
import { ownCompany } from '../companies/company.service.js';
import { findPhoneReports } from '../reporting/reporting.queries.js';
import type { CaseCoverage, CoveredDay } from './case-coverage.types.js';
import { listDaySpans } from './day-spans.js';

const windowOfCase = makeBoundedCaseLoader('coverage', findWindow);

/** Finds the window whose coverage is asked for; null where the infectious window is empty. */
export async function findCoverage(
  context: RequestContext,
  stored: DiseaseCase,
): Promise<CaseCoverage | null> {
  const { timeZone } = await ownCompany(context);
  const found = await context.loader(windowOfCase).load(stored);
  const window = { from: found.from.getTime(), until: found.until.getTime() };
  return window.from === window.until ? null : { personId: stored.employeeId, timeZone, window };
}

/** Lists the days of the window with what the person's own phone reported on each. */
export async function listCoveredDays(
  { db, companyId }: RequestContext,
  { personId, timeZone, window }: CaseCoverage,
): Promise<CoveredDay[]> {
  const days = listDaySpans(timeZone, window);
  const reports = await findPhoneReports(db, companyId, personId, days);
  return days.map(({ day }, place) => ({ day, phone: reports[place]! }));
}

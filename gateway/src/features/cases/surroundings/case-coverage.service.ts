import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { makeBoundedCaseLoader } from '../register/limited-case-loader.js';
import { findWindow } from '../register/case-window.service.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { findPhoneReports, type Span } from '../../contacts/reports/reporting.queries.js';
import type { CaseCoverage, CoveredDay } from './case-coverage.types.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';

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

/** The part of a calendar day, yyyy-MM-dd, that lies in a span. */
export interface DaySpan extends Span {
  day: string;
}

/** Lists the calendar days that a span touches in a time zone, each cut at the ends of the span. */
export function listDaySpans(timeZone: string, { from, until }: Span): DaySpan[] {
  const days: DaySpan[] = [];
  for (let start = from; start < until;) {
    const day = dayIn(timeZone, start);
    const end = Math.min(startOfDayIn(timeZone, addDays(day, 1)), until);
    days.push({ day, from: start, until: end });
    start = end;
  }
  return days;
}

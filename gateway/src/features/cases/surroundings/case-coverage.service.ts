import type { RequestContext } from '../../../request/context.js';
import type { DiseaseCase } from '../register/disease-case.entity.js';
import { makeBoundedCaseLoader } from '../register/limited-case-loader.js';
import { findWindow } from '../register/case-window.service.js';
import { findKeptFrom, ownCompany } from '../../company/profile/company.service.js';
import { PhoneReport } from '../../contacts/reports/reporting.types.js';
import { findPhoneReports, type Span } from '../../contacts/reports/reporting.queries.js';
import type { CaseCoverage, CoveredDay } from './case-coverage.types.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';

const windowOfCase = makeBoundedCaseLoader('coverage', findWindow);

/** Finds the window whose coverage is asked for, and its part whose records are kept; null where the infectious window is empty. */
export async function findCoverage(
  context: RequestContext,
  stored: DiseaseCase,
): Promise<CaseCoverage | null> {
  const { timeZone } = await ownCompany(context);
  const found = await context.loader(windowOfCase).load(stored);
  const window = { from: found.from.getTime(), until: found.until.getTime() };
  if (window.from === window.until) return null;
  const from = Math.min(Math.max(window.from, await findKeptFrom(context)), window.until);
  return { personId: stored.employeeId, timeZone, window, kept: { from, until: window.until } };
}

/** Lists the days of the window with what the person's own phone reported on each; of days before the kept part, that is deleted. */
export async function listCoveredDays(
  { db, companyId }: RequestContext,
  { personId, timeZone, window, kept }: CaseCoverage,
): Promise<CoveredDay[]> {
  const days = listDaySpans(timeZone, window);
  const reports = await findPhoneReports(db, companyId, personId, days);
  return days.map(({ day, from }, place) => ({
    day,
    phone: from < kept.from ? PhoneReport.DELETED : reports[place]!,
  }));
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

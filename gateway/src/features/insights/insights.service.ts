import { DAY } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { ContactSource } from '../contacts/contact-source.js';
import { todayIn } from '../companies/today.js';
import { findReportedSpans } from '../reporting/reporting.queries.js';
import { byHourOfDay, type MeasuredDay, pointsByDay, pointsByHour, totalsOf } from './history.js';
import { type BreachHistory, type SafetyIndicator, SafetyLevel } from './insights.entity.js';
import {
  areDaysStale,
  breachesByDepartments,
  breachesByRooms,
  countSafe,
  daysBetween,
  type HourOfBreaches,
  hoursOfBreaches,
} from './insights.queries.js';

const longestPeriod = 366;
/** Up to so many days are shown by hour. */
const daysByHour = 2;
/** Shares from which the indicator is green and amber. */
const green = 0.9;
const amber = 0.7;

export async function safetyIndicator({ db, companyId }: RequestContext): Promise<SafetyIndicator> {
  const { active, withoutBreach } = await countSafe(db, companyId);
  if (active === 0) return { level: null, share: null, active, withoutBreach };
  const share = withoutBreach / active;
  return { level: levelOf(share), share, active, withoutBreach };
}

export function levelOf(share: number): SafetyLevel {
  if (share >= green) return SafetyLevel.GREEN;
  return share >= amber ? SafetyLevel.AMBER : SafetyLevel.RED;
}

/**
 * The breaches of one source in days of the company's zone, both included, or in the last 24 hours, beside the period of the
 * same length before.
 * @throws BadUserInput naming what of the period is wrong.
 */
export async function breachHistory(
  context: RequestContext,
  source: ContactSource,
  asked: { from: string | null; to: string | null },
): Promise<BreachHistory> {
  const { timeZone } = await ownCompany(context);
  const period = checkedPeriod(asked);
  return period
    ? historyOfDays(context, source, { ...period, timeZone })
    : historyOfLastDay(context, source, timeZone);
}

interface DaysOfZone {
  from: string;
  to: string;
  timeZone: string;
}

async function measuredDays(
  { db, companyId }: RequestContext,
  source: ContactSource,
  { from, to, timeZone }: DaysOfZone,
  found: readonly HourOfBreaches[],
): Promise<MeasuredDay[]> {
  const days = await daysBetween(db, from, to, timeZone);
  const reported = await findReportedSpans(db, companyId, source, days);
  // A meeting over midnight counts in both days, though its record began in the first.
  const withBreaches = new Set(found.map(({ day: each }) => each));
  return days.map((bounds, index) => ({
    ...bounds,
    isReported: reported[index]! || withBreaches.has(bounds.day),
  }));
}

async function historyOfDays(
  context: RequestContext,
  source: ContactSource,
  { from, to, timeZone }: DaysOfZone,
): Promise<BreachHistory> {
  const { db, companyId } = context;
  const length = lengthOf(from, to);
  const before = movedBy(from, -length);
  const found = await hoursOfBreaches(db, companyId, source, { from: before, to, timeZone });
  const allDays = await measuredDays(context, source, { from: before, to, timeZone }, found);
  const days = allDays.slice(length);
  const within = found.filter((each) => each.day >= from);
  const isByHour = length <= daysByHour;
  return {
    source,
    from: new Date(days[0]!.from),
    until: new Date(days.at(-1)!.until),
    isByHour,
    points: isByHour ? pointsByHour(days, within) : pointsByDay(days, within),
    totals: totalsOf(within),
    before: totalsOf(found.filter((each) => each.day < from)),
    reportedDays: countReported(days),
    reportedDaysBefore: countReported(allDays.slice(0, length)),
    byHourOfDay: byHourOfDay(within),
    ...(await wholeDays(context, source, { from, to })),
  };
}

async function historyOfLastDay(
  context: RequestContext,
  source: ContactSource,
  timeZone: string,
): Promise<BreachHistory> {
  const { db, companyId } = context;
  const now = Date.now();
  const to = todayIn(timeZone, new Date(now));
  // Two days before today hold the 24 hours before these, whatever the clocks did.
  const reach = { from: movedBy(to, -2), to, timeZone };
  const found = await hoursOfBreaches(db, companyId, source, reach);
  const days = await measuredDays(context, source, reach, found);
  const past = pointsByHour(days, found).filter(({ at }) => at.getTime() <= now);
  const points = past.slice(-24);
  const before = past.slice(-48, -24);
  const from = points[0]!.at;
  const within = found.filter(({ hour }) => hour >= from.getTime());
  const start = from.getTime();
  const [isReported, wasReported] = await findReportedSpans(db, companyId, source, [
    { from: start, until: now },
    { from: before[0]?.at.getTime() ?? start - DAY, until: start },
  ]);
  return {
    source,
    from,
    until: new Date(now),
    isByHour: true,
    points,
    totals: totalsOf(points),
    before: totalsOf(before),
    reportedDays: isReported || totalsOf(points).breaches > 0 ? 1 : 0,
    reportedDaysBefore: wasReported || totalsOf(before).breaches > 0 ? 1 : 0,
    byHourOfDay: byHourOfDay(within),
    ...(await wholeDays(context, source, { from: todayIn(timeZone, from), to })),
  };
}

async function wholeDays(
  { db, companyId }: RequestContext,
  source: ContactSource,
  { from, to }: { from: string; to: string },
): Promise<Pick<BreachHistory, 'byDepartments' | 'byRooms' | 'isStale'>> {
  const days = { before: movedBy(from, -lengthOf(from, to)), from, to };
  return {
    byDepartments: await breachesByDepartments(db, companyId, source, days),
    byRooms: source === ContactSource.CAMERA ? await breachesByRooms(db, companyId, days) : [],
    isStale: await areDaysStale(db, companyId, { from, to }),
  };
}

function checkedPeriod({
  from,
  to,
}: {
  from: string | null;
  to: string | null;
}): { from: string; to: string } | null {
  if (from === null && to === null) return null;
  const wrong: FieldError[] = [];
  if (from === null) wrong.push({ field: 'from', message: 'Please say both days, or neither' });
  if (to === null) wrong.push({ field: 'to', message: 'Please say both days, or neither' });
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY;
  if (days < 0) wrong.push({ field: 'to', message: 'The period must not end before it starts' });
  if (days >= longestPeriod)
    wrong.push({ field: 'to', message: `The period is at most ${longestPeriod} days` });
  if (wrong.length > 0) throw new BadUserInput(wrong);
  return { from: from!, to: to! };
}

const countReported = (days: readonly MeasuredDay[]): number =>
  days.filter(({ isReported }) => isReported).length;

/** How many calendar days, both included. */
function lengthOf(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** A calendar day, yyyy-MM-dd, moved by so many days. */
function movedBy(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

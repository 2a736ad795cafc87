import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, Forbidden } from '../../../errors.js';
import { listDepartments } from '../../people/directory/employee.queries.js';
import type { Department } from '../../people/directory/employee.types.js';
import { mayReadHealth } from '../../../request/auth-checker.js';
import { coarsenCount, minGroupSize } from '../../../access/small-groups.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { DeviceSource } from '../records/contact-source.js';
import { todayIn } from '../../company/profile/time-zone.js';
import { findReportedSpans } from '../reports/reporting.queries.js';
import { validatePeriod } from '../tracing/day-span.js';
import {
  countByHourOfDay,
  type MeasuredDay,
  buildPointsByDay,
  buildPointsByHour,
  sumTotals,
} from './history.js';
import { mergeDepartments } from './merge-departments.js';
import { type BreachHistory, type SafetyIndicator, SafetyLevel } from './insights.types.js';
import {
  areDaysStale,
  countActive,
  findBreachesByDepartments,
  findBreachesByRooms,
  type CountedSafe,
  countSafe,
  findDayBounds,
  type BreachHour,
  findBreachHours,
} from './insights.queries.js';

const maxPeriodDays = 366;
/** Maximum length of a period that is shown by hour. */
const maxDaysByHour = 2;
/** Minimum shares for a green and an amber indicator. */
const greenShare = 0.9;
const amberShare = 0.7;

export async function getSafetyIndicator(context: RequestContext): Promise<SafetyIndicator> {
  const counted = await countSafe(context.db, context.companyId);
  if (!mayReadHealth(context)) return coarsenIndicator(counted);
  const { active, withoutBreach, isTooFew } = counted;
  const share = isTooFew ? null : getShare(withoutBreach, active);
  const level = share === null ? null : getSafetyLevel(share);
  return { level, share, active, withoutBreach, isWithheld: false };
}

/**
 * Minimum active people for a level: then green and amber each cover a range of at least `minGroupSize` people with a breach. Rounded,
 * because 1 - 0.9 is a little less than 0.1.
 */
const minActiveForLevel = Math.round(minGroupSize / (1 - greenShare));

/**
 * Coarsens an indicator for a viewer who may not see small groups. If fewer than `minGroupSize` people had a breach, the number without
 * one is withheld: rounded, it would say that nobody had a breach.
 */
function coarsenIndicator(counted: CountedSafe): SafetyIndicator {
  const active = coarsenCount(counted.active);
  const withoutBreach = coarsenCount(counted.withoutBreach);
  const hasLevel = counted.active >= minActiveForLevel && !counted.isTooFew;
  const level = hasLevel ? getSafetyLevel(counted.withoutBreach / counted.active) : null;
  const isSmall = counted.active - counted.withoutBreach < minGroupSize;
  if (active === null || withoutBreach === null || !hasLevel || isSmall)
    return { level, share: null, active, withoutBreach: null, isWithheld: true };
  return { level, share: withoutBreach / active, active, withoutBreach, isWithheld: false };
}

/** Counts the people whose phones reported in the last 2 hours; null: withheld from the viewer, because there are too few. */
export async function getActiveCount(context: RequestContext): Promise<number | null> {
  const count = await countActive(context.db, context.companyId);
  return mayReadHealth(context) ? count : coarsenCount(count);
}

export function getSafetyLevel(share: number): SafetyLevel {
  if (share >= greenShare) return SafetyLevel.GREEN;
  return share >= amberShare ? SafetyLevel.AMBER : SafetyLevel.RED;
}

function getShare(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/**
 * Returns the breaches of one source in days of the company's time zone, both included, or in the last 24 hours, compared with
 * the period of the same length before.
 * @throws BadUserInput naming the invalid field of the period.
 */
export async function getBreachHistory(
  context: RequestContext,
  source: DeviceSource,
  days: { from: string | null; to: string | null },
): Promise<BreachHistory> {
  const { timeZone } = await ownCompany(context);
  const period = parsePeriod(days);
  return period
    ? buildHistoryOfDays(context, source, { ...period, timeZone })
    : buildHistoryOfLastDay(context, source, timeZone);
}

interface LocalDays {
  from: string;
  to: string;
  timeZone: string;
}

async function findMeasuredDays(
  { db, companyId }: RequestContext,
  source: DeviceSource,
  { from, to, timeZone }: LocalDays,
  found: readonly BreachHour[],
): Promise<MeasuredDay[]> {
  const days = await findDayBounds(db, from, to, timeZone);
  const reported = await findReportedSpans(db, companyId, source, days);
  // An episode over midnight counts in both days, although its record started in the first.
  const daysWithBreaches = new Set(found.map(({ day }) => day));
  return days.map((bounds, index) => ({
    ...bounds,
    isReported: reported[index]! || daysWithBreaches.has(bounds.day),
  }));
}

async function buildHistoryOfDays(
  context: RequestContext,
  source: DeviceSource,
  { from, to, timeZone }: LocalDays,
): Promise<BreachHistory> {
  const { db, companyId } = context;
  const length = countDays(from, to);
  const before = shiftDate(from, -length);
  const found = await findBreachHours(db, companyId, source, { from: before, to, timeZone });
  const allDays = await findMeasuredDays(context, source, { from: before, to, timeZone }, found);
  const days = allDays.slice(length);
  const within = found.filter((each) => each.day >= from);
  const isByHour = length <= maxDaysByHour;
  return {
    source,
    from: new Date(days[0]!.from),
    until: new Date(days.at(-1)!.until),
    isByHour,
    points: isByHour ? buildPointsByHour(days, within) : buildPointsByDay(days, within),
    totals: sumTotals(within),
    before: sumTotals(found.filter((each) => each.day < from)),
    reportedDays: countReported(days),
    reportedDaysBefore: countReported(allDays.slice(0, length)),
    byHourOfDay: countByHourOfDay(within),
    ...(await findDailyFigures(context, source, { from, to })),
  };
}

async function buildHistoryOfLastDay(
  context: RequestContext,
  source: DeviceSource,
  timeZone: string,
): Promise<BreachHistory> {
  const { db, companyId } = context;
  const now = Date.now();
  const to = todayIn(timeZone, new Date(now));
  // Two days before today hold the 24 hours before the last 24, even if clocks changed.
  const period = { from: shiftDate(to, -2), to, timeZone };
  const found = await findBreachHours(db, companyId, source, period);
  const days = await findMeasuredDays(context, source, period, found);
  const past = buildPointsByHour(days, found).filter(({ at }) => at.getTime() <= now);
  const points = past.slice(-24);
  const before = past.slice(-48, -24);
  const from = points[0]!.at;
  const within = found.filter(({ hour }) => hour >= from.getTime());
  const start = from.getTime();
  const [isReported, wasReported] = await findReportedSpans(db, companyId, source, [
    { from: start, until: now },
    { from: before[0]!.at.getTime(), until: start },
  ]);
  return {
    source,
    from,
    until: new Date(now),
    isByHour: true,
    points,
    totals: sumTotals(points),
    before: sumTotals(before),
    reportedDays: isReported || sumTotals(points).breaches > 0 ? 1 : 0,
    reportedDaysBefore: wasReported || sumTotals(before).breaches > 0 ? 1 : 0,
    byHourOfDay: countByHourOfDay(within),
    ...(await findDailyFigures(context, source, { from: todayIn(timeZone, from), to })),
  };
}

/** Finds the figures that are counted by whole days. */
async function findDailyFigures(
  context: RequestContext,
  source: DeviceSource,
  { from, to }: { from: string; to: string },
): Promise<Pick<BreachHistory, 'byDepartments' | 'byRooms' | 'isStale'>> {
  const { db, companyId } = context;
  const days = { before: shiftDate(from, -countDays(from, to)), from, to };
  const departments = await listDepartmentsToMerge(context);
  return {
    byDepartments: mergeDepartments(
      await findBreachesByDepartments(db, companyId, source, days),
      departments,
    ),
    byRooms: source === DeviceSource.CAMERA ? await findBreachesByRooms(db, companyId, days) : [],
    isStale: await areDaysStale(db, companyId, { from, to }),
  };
}

/**
 * Lists the departments with their sizes if the viewer may not see small ones; null: the viewer may see all.
 * @throws Forbidden if the whole company is too small.
 */
async function listDepartmentsToMerge(context: RequestContext): Promise<Department[] | null> {
  if (mayReadHealth(context)) return null;
  const departments = await listDepartments(context.db, context.companyId);
  if (departments.reduce((sum, { people }) => sum + people, 0) < minGroupSize)
    throw new Forbidden(`Figures about fewer than ${minGroupSize} people are withheld`);
  return departments;
}

/** @throws BadUserInput naming the invalid field; null if no days are given. */
function parsePeriod({
  from,
  to,
}: {
  from: string | null;
  to: string | null;
}): { from: string; to: string } | null {
  if (from === null && to === null) return null;
  if (from === null) throw new BadUserInput('from', 'Please select both days, or neither');
  if (to === null) throw new BadUserInput('to', 'Please select both days, or neither');
  const errors = validatePeriod({ from, to }, maxPeriodDays);
  if (errors.length > 0) throw new BadUserInput(errors);
  return { from, to };
}

const countReported = (days: readonly MeasuredDay[]): number =>
  days.filter(({ isReported }) => isReported).length;

/** Counts calendar days, both included. */
function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY + 1;
}

/** Shifts a calendar day, yyyy-MM-dd, by some days. */
function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

import type { Dismissal } from './case-values.js';
import {
  addDays,
  formatDay,
  formatMoment,
  startOfDayIn,
} from '../../company/profile/calendar-days.js';

/** The day on which day zero of a case is based. */
export enum DayZeroBasis {
  ONSET = 'ONSET',
  SPECIMEN = 'SPECIMEN',
  REPORT = 'REPORT',
}

/** Why an infectious window ended. */
export enum WindowEnd {
  NOW = 'NOW',
  ISOLATION = 'ISOLATION',
  DAYS_AFTER = 'DAYS_AFTER',
  DISMISSED = 'DISMISSED',
}

/** Why the window of a case that counts ended. */
type CountedEnd = Exclude<WindowEnd, WindowEnd.DISMISSED>;

/** The known days of a case, as calendar days of the company's time zone, yyyy-MM-dd. */
export interface CaseDays {
  onsetDay: string | null;
  specimenDay: string | null;
  reportedDay: string;
  isolatedAt: Date | null;
}

/** Figures of a disease that determine its infectious window. A disease in use has both; a missing one counts as 0 days. */
export interface WindowFigures {
  infectiousDaysBefore: number | null;
  infectiousDaysAfter: number | null;
}

/** The day from which the days of a disease are counted. */
export interface DayZero {
  day: string;
  basis: DayZeroBasis;
}

/** The time in which a case could infect others, in epoch milliseconds; empty where `from` and `until` are equal. */
export interface InfectiousWindow<End extends WindowEnd = WindowEnd> {
  from: number;
  until: number;
  startReason: DayZeroBasis;
  endReason: End;
  /** Both ends in words. */
  reason: string;
}

/** The last day of a case's isolation. */
export interface Isolation {
  until: string;
  reason: string;
}

const basisWords: Record<DayZeroBasis, string> = {
  ONSET: 'symptoms began',
  SPECIMEN: 'the sample was taken',
  REPORT: 'the case was reported',
};

/** Finds day zero: the onset of symptoms if known, else the day of the specimen, else the day of the report. */
export function findDayZero({
  onsetDay,
  specimenDay,
  reportedDay,
}: Pick<CaseDays, 'onsetDay' | 'specimenDay' | 'reportedDay'>): DayZero {
  if (onsetDay !== null) return { day: onsetDay, basis: DayZeroBasis.ONSET };
  if (specimenDay !== null) return { day: specimenDay, basis: DayZeroBasis.SPECIMEN };
  return { day: reportedDay, basis: DayZeroBasis.REPORT };
}

/**
 * Finds the infectious window: from the start of (day zero - days before) to the earliest of now, the moment of isolation, and
 * the end of (day zero + days after). It is empty when that lies before its start.
 * @param now epoch milliseconds; Infinity for the window as it will be once it is over.
 */
export function findInfectiousWindow(
  known: CaseDays,
  figures: WindowFigures,
  timeZone: string,
  now: number,
): InfectiousWindow<CountedEnd> {
  const dayZero = findDayZero(known);
  const before = figures.infectiousDaysBefore ?? 0;
  const after = figures.infectiousDaysAfter ?? 0;
  const firstDay = addDays(dayZero.day, -before);
  const lastDay = addDays(dayZero.day, after);
  const from = startOfDayIn(timeZone, firstDay);
  const ends: [number, CountedEnd][] = [
    [known.isolatedAt?.getTime() ?? Infinity, WindowEnd.ISOLATION],
    [startOfDayIn(timeZone, addDays(lastDay, 1)), WindowEnd.DAYS_AFTER],
    [now, WindowEnd.NOW],
  ];
  const [end, endReason] = ends.reduce((first, other) => (other[0] < first[0] ? other : first));
  const start = `${formatDay(firstDay)}, ${formatDistance(before, 'before', dayZero)}`;
  const endWords = {
    ISOLATION: () => `isolation on ${formatMoment(timeZone, end)}`,
    DAYS_AFTER: () =>
      `the end of ${formatDay(lastDay)}, ${formatDistance(after, 'after', dayZero)}`,
    NOW: () => 'now',
  }[endReason]();
  return {
    from,
    until: Math.max(from, end),
    startReason: dayZero.basis,
    endReason,
    reason:
      end > from
        ? `from ${start}, until ${endWords}`
        : `at no time: it would begin on ${start}, but has ended by then with ${endWords}`,
  };
}

/** Empties the window of a case that was dismissed: closed as not a case, or as opened in error. */
export function dismissWindow(
  { from, startReason }: InfectiousWindow,
  dismissal: Dismissal,
): InfectiousWindow {
  const why = { NOT_A_CASE: 'closed as not a case', OPENED_IN_ERROR: 'opened in error' }[dismissal];
  const reason = `none, because the case was ${why}`;
  return { from, until: from, startReason, endReason: WindowEnd.DISMISSED, reason };
}

/** Finds the last day of isolation: (day zero + isolation days); null for a disease without that figure. */
export function findIsolation(
  known: Pick<CaseDays, 'onsetDay' | 'specimenDay' | 'reportedDay'>,
  { isolationDays }: { isolationDays: number | null },
): Isolation | null {
  if (isolationDays === null) return null;
  const dayZero = findDayZero(known);
  const until = addDays(dayZero.day, isolationDays);
  return {
    until,
    reason: `until ${formatDay(until)}, ${formatDistance(isolationDays, 'after', dayZero)}`,
  };
}

/** Formats day zero with its basis: 'symptoms began on Mon 4 May'. */
export function formatDayZero({ day, basis }: DayZero): string {
  return `${basisWords[basis]} on ${formatDay(day)}`;
}

/** Formats how far a day lies from day zero: '2 days before symptoms began on Mon 4 May'. */
function formatDistance(days: number, side: 'before' | 'after', dayZero: DayZero): string {
  if (days === 0) return `the day ${basisWords[dayZero.basis]}`;
  return `${days} ${days === 1 ? 'day' : 'days'} ${side} ${formatDayZero(dayZero)}`;
}

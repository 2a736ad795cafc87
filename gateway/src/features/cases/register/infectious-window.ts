import type { Dismissal } from './case-values.js';
import {
  addDays,
  formatDay,
  formatMoment,
  startOfDayIn,
} from '../../company/profile/calendar-days.js';
import { type DayZeroBasis, findDayZero, formatDistance } from './day-zero.js';
import { findIsolation, type IsolationFacts, type IsolationFigures } from './isolation.js';

/** Why an infectious window ended. */
export enum WindowEnd {
  NOW = 'NOW',
  ISOLATION = 'ISOLATION',
  DAYS_AFTER = 'DAYS_AFTER',
  CLEARED = 'CLEARED',
  CLOSED = 'CLOSED',
  DISMISSED = 'DISMISSED',
}

/** Why the window of a case that counts ended. */
type CountedEnd = Exclude<WindowEnd, WindowEnd.DISMISSED>;

/** The facts of a case from which its infectious window follows. */
export interface WindowFacts extends IsolationFacts {
  isolatedAt: Date | null;
  closedAt: Date | null;
}

/** Figures of a disease that determine its infectious window. Without days before, it begins on day zero. */
export interface WindowFigures extends IsolationFigures {
  infectiousDaysBefore: number | null;
  infectiousDaysAfter: number | null;
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

/**
 * Finds the infectious window: from the start of (day zero - days before) to the earliest of now, the moment of isolation, and
 * the end of (day zero + days after). For a disease without days after, that is the earliest of now, the moment of isolation, the moment from
 * which the rules of isolation hold, and the closing of the case. The window is empty when it would end before its start.
 * @param now epoch milliseconds; Infinity for the window as it will be once it is over. Its end is Infinity if nothing will end it.
 */
export function findInfectiousWindow(
  known: WindowFacts,
  figures: WindowFigures,
  timeZone: string,
  now: number,
): InfectiousWindow<CountedEnd> {
  const dayZero = findDayZero(known);
  const before = figures.infectiousDaysBefore ?? 0;
  const after = figures.infectiousDaysAfter;
  const firstDay = addDays(dayZero.day, -before);
  const lastDay = addDays(dayZero.day, after ?? 0);
  const from = startOfDayIn(timeZone, firstDay);
  const ends: [number | undefined, CountedEnd][] = [
    [known.isolatedAt?.getTime(), WindowEnd.ISOLATION],
    [
      after === null ? undefined : startOfDayIn(timeZone, addDays(lastDay, 1)),
      WindowEnd.DAYS_AFTER,
    ],
    ...(after === null ? listOtherEnds(known, figures, timeZone) : []),
  ];
  const [end, endReason] = ends.reduce<[number, CountedEnd]>(
    (first, [moment, reason]) =>
      moment !== undefined && moment < first[0] ? [moment, reason] : first,
    [now, WindowEnd.NOW],
  );
  const start = `${formatDay(firstDay)}, ${formatDistance(before, 'before', dayZero)}`;
  const endWords = {
    ISOLATION: () => `isolation on ${formatMoment(timeZone, end)}`,
    DAYS_AFTER: () =>
      `the end of ${formatDay(lastDay)}, ${formatDistance(after ?? 0, 'after', dayZero)}`,
    CLEARED: () => `the end of isolation on ${formatMoment(timeZone, end)}`,
    CLOSED: () => `the closing of the case on ${formatMoment(timeZone, end)}`,
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

/** Lists what ends the window of a disease without days after: that the person is cleared, and the closing of the case. */
function listOtherEnds(
  known: WindowFacts,
  figures: WindowFigures,
  timeZone: string,
): [number | undefined, CountedEnd][] {
  const isolation = findIsolation(known, figures, timeZone, Infinity);
  return [
    [isolation?.endsAt ?? undefined, WindowEnd.CLEARED],
    [known.closedAt?.getTime(), WindowEnd.CLOSED],
  ];
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

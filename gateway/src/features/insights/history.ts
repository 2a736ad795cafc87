import { HOUR } from '../../durations.js';
import type { BreachPoint, BreachTotals } from './insights.entity.js';
import type { DayBounds, HourOfBreaches } from './insights.queries.js';

/** A day with whether anything was reported on it. */
export interface MeasuredDay extends DayBounds {
  isReported: boolean;
}

/** Start of every hour of a day, epoch milliseconds; 23 or 25 of them where the clocks are changed. */
function hoursOf({ from, until }: DayBounds): number[] {
  return Array.from(
    { length: Math.round((until - from) / HOUR) },
    (_, index) => from + index * HOUR,
  );
}

/** A point for every hour, those without a breach included. */
export function pointsByHour(
  days: readonly MeasuredDay[],
  found: readonly HourOfBreaches[],
): BreachPoint[] {
  const byHour = new Map(found.map((each) => [each.hour, each]));
  return days.flatMap((day) =>
    hoursOf(day).map((at) => {
      const { breaches = 0, minutes = 0 } = byHour.get(at) ?? {};
      return { at: new Date(at), breaches, minutes, isReported: day.isReported };
    }),
  );
}

/** A point for every day, those without a breach included. */
export function pointsByDay(
  days: readonly MeasuredDay[],
  found: readonly HourOfBreaches[],
): BreachPoint[] {
  const byDay = Map.groupBy(found, ({ day }) => day);
  return days.map(({ day, from, isReported }) => ({
    at: new Date(from),
    isReported,
    ...totalsOf(byDay.get(day) ?? []),
  }));
}

export function totalsOf(parts: readonly BreachTotals[]): BreachTotals {
  return {
    breaches: parts.reduce((sum, { breaches }) => sum + breaches, 0),
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Breaches by hour of the day, 0 to 23. */
export function byHourOfDay(found: readonly HourOfBreaches[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hourOfDay, breaches } of found)
    hours[hourOfDay] = (hours[hourOfDay] ?? 0) + breaches;
  return hours;
}

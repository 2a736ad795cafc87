import { HOUR } from '../../../durations.js';
import type { BreachPoint, BreachTotals } from './insights.types.js';
import type { DayBounds, BreachHour } from './insights.queries.js';

/** A day, and whether anything was reported on it. */
export interface MeasuredDay extends DayBounds {
  isReported: boolean;
}

/** Lists the starts of the hours of a day, epoch milliseconds; 23 or 25 of them when clocks change. */
function listHours({ from, until }: DayBounds): number[] {
  return Array.from(
    { length: Math.round((until - from) / HOUR) },
    (_, index) => from + index * HOUR,
  );
}

/** Builds a point for every hour, including those without a breach. */
export function buildPointsByHour(
  days: readonly MeasuredDay[],
  found: readonly BreachHour[],
): BreachPoint[] {
  const byHour = new Map(found.map((each) => [each.hour, each]));
  return days.flatMap((day) =>
    listHours(day).map((at) => {
      const { breaches = 0, minutes = 0 } = byHour.get(at) ?? {};
      return { at: new Date(at), breaches, minutes, isReported: day.isReported };
    }),
  );
}

/** Builds a point for every day, including those without a breach. */
export function buildPointsByDay(
  days: readonly MeasuredDay[],
  found: readonly BreachHour[],
): BreachPoint[] {
  const byDay = Map.groupBy(found, ({ day }) => day);
  return days.map(({ day, from, isReported }) => ({
    at: new Date(from),
    isReported,
    ...sumTotals(byDay.get(day) ?? []),
  }));
}

export function sumTotals(parts: readonly BreachTotals[]): BreachTotals {
  return {
    breaches: parts.reduce((sum, { breaches }) => sum + breaches, 0),
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** Counts breaches by hour of the day, 0 to 23. */
export function countByHourOfDay(found: readonly BreachHour[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { hourOfDay, breaches } of found)
    hours[hourOfDay] = (hours[hourOfDay] ?? 0) + breaches;
  return hours;
}

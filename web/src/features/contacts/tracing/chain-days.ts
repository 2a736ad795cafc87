/** Which hours of which days the drawing of a chain shows, in the company's time zone. */

import { dayOf, instantOf, isoOf, formatTime, shiftDay } from '../../../lib/dates/dates.ts';

/** A day of the drawing, or several days in which nobody was exposed. Instants in milliseconds. */
export interface ChainDay {
  /** yyyy-MM-dd */
  firstDay: string;
  lastDay: string;
  start: number;
  end: number;
  /** Nobody was exposed: drawn narrow, without hours. */
  quiet: boolean;
}

const officeDay = { firstHour: 9, lastHour: 18 };

const findHour = (instant: number, timeZone: string): number =>
  Number(formatTime(isoOf(instant), timeZone).slice(0, 2));

/** Returns the same hours for every day, so that times of day line up: from the hour before the earliest moment to the end of the last one's. */
const shownHours = (
  moments: readonly number[],
  timeZone: string,
): { firstHour: number; lastHour: number } => {
  if (moments.length === 0) return officeDay;
  const hours = moments.map((moment) => findHour(moment, timeZone));
  const earliest = hours.reduce((least, hour) => Math.min(least, hour), 23);
  const latest = hours.reduce((most, hour) => Math.max(most, hour), 0);
  return {
    firstHour: Math.max(0, earliest - 1),
    lastHour: latest + 1,
  };
};

/** Hour 24 is the next midnight. */
const instantOfHour = (day: string, hour: number, timeZone: string): number => {
  const time = `${String(hour % 24).padStart(2, '0')}:00`;
  return Date.parse(instantOf(hour === 24 ? shiftDay(day, 1) : day, time, timeZone));
};

/** Moments must be in the window; each belongs to a day that is not quiet. */
export const chainDays = (
  from: number,
  until: number,
  moments: readonly number[],
  timeZone: string,
): ChainDay[] => {
  const { firstHour, lastHour } = shownHours(moments, timeZone);
  const busy = new Set(moments.map((moment) => dayOf(new Date(moment), timeZone)));
  const days: ChainDay[] = [];

  for (
    let day = dayOf(new Date(from), timeZone);
    day <= dayOf(new Date(until), timeZone);
    day = shiftDay(day, 1)
  ) {
    const start = Math.max(from, instantOfHour(day, firstHour, timeZone));
    const end = Math.min(until, instantOfHour(day, lastHour, timeZone));
    if (start >= end && !busy.has(day)) continue;

    const before = days.at(-1);
    if (busy.has(day))
      days.push({ firstDay: day, lastDay: day, start, end: Math.max(start, end), quiet: false });
    else if (before?.quiet) Object.assign(before, { lastDay: day, end });
    else days.push({ firstDay: day, lastDay: day, start, end, quiet: true });
  }
  return days.length > 0
    ? days
    : [
        {
          firstDay: dayOf(new Date(from), timeZone),
          lastDay: dayOf(new Date(until), timeZone),
          start: from,
          end: until,
          quiet: true,
        },
      ];
};

/** Lists the full hours of a day to mark, every `step` hours from midnight. */
export const hourTicks = (day: ChainDay, step: number, timeZone: string): number[] => {
  if (day.quiet) return [];
  const ticks: number[] = [];
  for (let hour = 0; hour < 24; hour += step) {
    const instant = instantOfHour(day.firstDay, hour, timeZone);
    if (instant >= day.start && instant <= day.end) ticks.push(instant);
  }
  return ticks;
};

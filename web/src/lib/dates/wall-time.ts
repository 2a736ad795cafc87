/** Wall times of a company, yyyy-MM-ddTHH:mm, as forms hold them. A missing day or time is empty: 'T' is no time at all. */

import { dayOf, formatTime, instantOf } from './dates.ts';

export const noWallTime = 'T';

export const isWholeWallTime = (wallTime: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(wallTime);

export const splitWallTime = (wallTime: string): { day: string; time: string } => {
  const [day = '', time = ''] = wallTime.split('T');
  return { day, time };
};

export const wallTimeOf = (instant: string, timeZone: string): string =>
  `${dayOf(instant, timeZone)}T${formatTime(instant, timeZone)}`;

/** Returns the instant of a whole wall time. */
export const instantOfWall = (wallTime: string, timeZone: string): string => {
  const { day, time } = splitWallTime(wallTime);
  return instantOf(day, time, timeZone);
};

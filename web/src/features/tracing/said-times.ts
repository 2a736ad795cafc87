/**
 * Moments and lengths of a case, on the company's clock. Always with their day, never 'today': a case is printed, sent on and read again
 * next week.
 */
import { formatDate } from '../../intl.ts';
import { dayOf, sayTime } from '../../domain/dates/dates.ts';

const dayFormats = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** Tue 17 Nov, of a day yyyy-MM-dd */
export const sayCaseDay = (day: string, length: 'short' | 'long' = 'short'): string =>
  formatDate(`${day}T00:00:00Z`, 'UTC', dayFormats[length]).replace(',', '');

/** Tue 17 Nov, 10:05 */
export const sayCaseMoment = (instant: string, timeZone: string): string =>
  `${sayCaseDay(dayOf(instant, timeZone))}, ${sayTime(instant, timeZone)}`;

/** 10:05:20, as evidence needs it. */
export const sayExactTime = (instant: string, timeZone: string): string => {
  // Seconds are the same in every zone of today.
  return `${sayTime(instant, timeZone)}:${instant.slice(17, 19)}`;
};

/** Tue 17 Nov 2026, 10:05:20 */
export const sayExactMoment = (instant: string, timeZone: string): string =>
  `${sayCaseDay(dayOf(instant, timeZone), 'long')}, ${sayExactTime(instant, timeZone)}`;

/** To the second: 22 min 20 s. */
export const sayExactMinutes = (minutes: number): string => {
  const seconds = Math.round(minutes * 60);
  const rest = seconds % 60;
  if (rest === 0) return `${seconds / 60} min`;
  return seconds < 60 ? `${rest} s` : `${Math.floor(seconds / 60)} min ${rest} s`;
};

/** The ISO instant of milliseconds since 1970. */
export const isoOf = (instant: number): string => new Date(instant).toISOString();

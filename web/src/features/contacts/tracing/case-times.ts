/**
 * Formats times and durations of a case in the company's time zone. Always with the date, never 'today': a case is printed, sent on and
 * read again next week.
 */
import { formatDate } from '../../../lib/intl.ts';
import { dayOf, formatTime } from '../../../lib/dates/dates.ts';
import { texts } from './texts.tsx';

const dayFormats = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** 'Tue 17 Nov', from a day yyyy-MM-dd */
export const formatCaseDay = (day: string, length: 'short' | 'long' = 'short'): string =>
  formatDate(`${day}T00:00:00Z`, 'UTC', dayFormats[length]).replace(',', '');

/** 'Tue 17 Nov, 10:05' */
export const formatCaseMoment = (instant: string, timeZone: string): string =>
  `${formatCaseDay(dayOf(instant, timeZone))}, ${formatTime(instant, timeZone)}`;

/** '10:05:20', as evidence needs it. */
export const formatExactTime = (instant: string, timeZone: string): string => {
  // Today's time zones differ by whole minutes.
  return `${formatTime(instant, timeZone)}:${instant.slice(17, 19)}`;
};

/** 'Tue 17 Nov 2026, 10:05:20' */
export const formatExactMoment = (instant: string, timeZone: string): string =>
  `${formatCaseDay(dayOf(instant, timeZone), 'long')}, ${formatExactTime(instant, timeZone)}`;

/** To the second: '22 min 20 s'. */
export const formatExactMinutes = (minutes: number): string => {
  const seconds = Math.round(minutes * 60);
  const rest = seconds % 60;
  if (rest === 0) return texts.minutes(seconds / 60);
  return seconds < 60
    ? texts.seconds(rest)
    : texts.minutesAndSeconds(Math.floor(seconds / 60), rest);
};

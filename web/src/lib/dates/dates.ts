/*
 * Formats days and times in the company's time zone. An instant is an ISO 8601 string in UTC, a day is yyyy-MM-dd.
 */
import { isPrinting } from '../browser/printing.ts';
import { DAY, MINUTE } from '../durations.ts';
import { formatDate, formatDateParts, formatRelativeTime } from '../intl.ts';
import { texts } from './texts.ts';

/** Returns the instant of epoch milliseconds. */
export const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const currentInstant = (): string => isoOf(Date.now());

/** Returns the day, yyyy-MM-dd, of an instant in the zone. */
export const dayOf = (instant: string | Date, timeZone: string): string => {
  const { year, month, day } = formatDateParts(instant, timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return `${year}-${month}-${day}`;
};

export const todayIn = (timeZone: string): string => dayOf(new Date(), timeZone);

/** Adds days to a day. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const offsetAt = (instant: number, timeZone: string): number => {
  const p = formatDateParts(new Date(instant), timeZone, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  return (
    Date.UTC(
      Number(p['year']),
      Number(p['month']) - 1,
      Number(p['day']),
      Number(p['hour']),
      Number(p['minute']),
      Number(p['second']),
    ) - instant
  );
};

/** Returns the instant of a day and a time HH:mm in the zone. A time that a clock change skips is moved an hour later. */
export const instantOf = (day: string, time: string, timeZone: string): string => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = local - offsetAt(local, timeZone);
  const better = local - offsetAt(guess, timeZone);
  const isThatTime = better + offsetAt(better, timeZone) === local;
  return new Date(isThatTime ? better : guess).toISOString();
};

/** Formats a day as d/m/yyyy. */
export const shortDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${Number(date)}/${Number(month)}/${year}`;
};

/** Formats a day: 'Today', 'Yesterday', 'Mon 16 Nov', with the year if it is another one; on paper always 'Mon 16 Nov 2026'. */
export const formatDay = (day: string, timeZone: string): string => {
  const today = todayIn(timeZone);
  if (!isPrinting()) {
    if (day === today) return texts.today;
    if (day === shiftDay(today, -1)) return texts.yesterday;
    if (day === shiftDay(today, 1)) return texts.tomorrow;
  }
  const isThisYear = !isPrinting() && day.slice(0, 4) === today.slice(0, 4);
  return formatDate(`${day}T00:00:00Z`, 'UTC', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).replace(',', '');
};

/** Adapts the result of `formatDay` or `formatMoment` to the middle of a sentence: 'today, 14:05'. */
export const inSentence = (text: string): string => {
  const word = relativeDays.find((relativeDay) => text.startsWith(relativeDay)) ?? '';
  return word.toLowerCase() + text.slice(word.length);
};

const relativeDays = [texts.today, texts.yesterday, texts.tomorrow];

/** 'Monday, 16 November 2026'. */
export const longDay = (day: string): string =>
  formatDate(`${day}T00:00:00Z`, 'UTC', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    // Node and browsers differ in the comma.
    .replace(/^(\w+),? /u, '$1, ');

/** HH:mm in the zone. */
export const formatTime = (instant: string, timeZone: string): string =>
  formatDate(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 'Today, 14:05', 'Mon 16 Nov, 09:12'. */
export const formatMoment = (instant: string, timeZone: string): string =>
  `${formatDay(dayOf(instant, timeZone), timeZone)}, ${formatTime(instant, timeZone)}`;

/** 'Monday, 16 November 2026 at 09:12:33 GMT+8', for tooltips and print. */
export const exactMoment = (instant: string, timeZone: string): string =>
  formatDate(instant, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });

/** Formats minutes: '14 min', '1 h 5 min', '40 s'. One decimal at most below ten minutes. */
export const formatMinutes = (minutes: number): string => {
  if (minutes < 1) return texts.seconds(Math.round(minutes * 60));
  if (minutes < 10) return texts.minutes(Math.floor(minutes * 10) / 10);
  const whole = Math.floor(minutes + 1e-6);
  if (whole < 60) return texts.minutes(whole);
  return whole % 60 === 0
    ? texts.hours(whole / 60)
    : texts.hoursAndMinutes(Math.floor(whole / 60), whole % 60);
};

/** Formats the time since an instant: 'just now', '5 minutes ago', '3 hours ago'. Rounds down to whole units. */
export const formatAge = (instant: string, now: number): string => {
  const minutes = Math.floor((now - Date.parse(instant)) / MINUTE);
  if (minutes < 1) return texts.justNow;
  if (minutes < 60) return formatRelativeTime(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return formatRelativeTime(-hours, 'hour');
  return formatRelativeTime(-Math.floor(hours / 24), 'day');
};

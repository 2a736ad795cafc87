import { DAY, HOUR } from '../../../durations.js';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

/** Formats by time zone, because creating one takes long. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Shifts a calendar day, yyyy-MM-dd, by some days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the calendar day of a moment (epoch milliseconds) in a time zone. */
export function dayIn(timeZone: string, moment: number): string {
  return readClock(timeZone, moment).slice(0, 10);
}

/** Returns the calendar day of the last moment before an end (epoch milliseconds), which is the day before if it ends at midnight. */
export function lastDayIn(timeZone: string, end: number): string {
  return dayIn(timeZone, end - 1);
}

/** Returns the first moment of a calendar day in a time zone, in epoch milliseconds. */
export function startOfDayIn(timeZone: string, day: string): number {
  return startOfHourIn(timeZone, day, 0);
}

/** Returns the first moment at which the clocks of a time zone show an hour of a calendar day, in epoch milliseconds. */
export function startOfHourIn(timeZone: string, day: string, hour: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  // A clock change, if any, lies between these two moments.
  const [before, after] = [shown - DAY, shown + DAY].map(
    (moment) => shown - getOffset(timeZone, moment),
  ) as [number, number];
  const starts = [before, after].filter((moment) => moment + getOffset(timeZone, moment) === shown);
  // If clocks skip the hour, they change at its start.
  return starts.length > 0 ? Math.min(...starts) : before;
}

/** Formats a calendar day for people: Thu 14 May. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** Formats a moment (epoch milliseconds) for people in a time zone: Mon 4 May, 14:10. */
export function formatMoment(timeZone: string, moment: number): string {
  const clock = readClock(timeZone, moment);
  return `${formatDay(clock.slice(0, 10))}, ${clock.slice(11, 16)}`;
}

/** Formats a moment in full for mails: 4 May 2026 at 14:10 (Asia/Singapore). */
export function formatFullMoment(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return `${format.format(moment)} (${timeZone})`;
}

/**
 * Formats minutes, such as '40 s', '9.5 min', '14 min' or '1 h 5 min'. It rounds down, like `formatMinutes` of the web app, so that a length is
 * the same in lists, reasons, prints and exports.
 */
export function formatLength(minutes: number): string {
  if (minutes < 1) return `${Math.round(minutes * 60)} s`;
  if (minutes < 10) return `${Math.floor(minutes * 10) / 10} min`;
  const whole = Math.floor(minutes + 1e-6);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

/** Returns how far a time zone is ahead of UTC at a whole second, in milliseconds. */
function getOffset(timeZone: string, moment: number): number {
  return Date.parse(`${readClock(timeZone, moment).replace(' ', 'T')}Z`) - moment;
}

/** Returns the local time in a time zone: yyyy-MM-dd HH:mm:ss. */
function readClock(timeZone: string, moment: number): string {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    // Swedish dates and times have the form of ISO 8601.
    clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    clocks.set(timeZone, clock);
  }
  return clock.format(moment);
}

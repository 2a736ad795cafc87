import { HOUR } from '../../src/durations.js';
import type { DataSet } from './data-set.js';

const daySeconds = 86_400;

/** Maps the times of a recording to recent ones: its days stay days, in the company's time zone. */
export interface Calendar {
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  /** Epoch milliseconds of a time in the recording. */
  toInstant(seconds: number): number;
}

/** Lets a recording end today, or yesterday if its last day would reach into the future. */
export function makeCalendar(dataSet: DataSet, timeZone: string, now: number): Calendar {
  const firstDay = Math.floor(Math.min(...dataSet.contacts.map(({ start }) => start)) / daySeconds);
  const end = Math.max(...dataSet.contacts.map((contact) => contact.end));
  // What ends at midnight belongs to the day before.
  const lastDay = Math.ceil(end / daySeconds) - 1;
  const endingOn = (to: string): Calendar => {
    const dateOf = (day: number) => addDays(to, day - lastDay);
    return {
      from: dateOf(firstDay),
      to,
      toInstant: (seconds) => {
        const day = Math.floor(seconds / daySeconds);
        return instantAt(Date.parse(dateOf(day)) + (seconds - day * daySeconds) * 1000, timeZone);
      },
    };
  };
  const today = dateIn(timeZone, now);
  const calendar = endingOn(today);
  return calendar.toInstant(end) <= now ? calendar : endingOn(addDays(today, -1));
}

/** The calendar day of a moment, yyyy-MM-dd: Sweden writes dates as ISO 8601 does. */
export function dateIn(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Adds days to a date, yyyy-MM-dd. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * daySeconds * 1000).toISOString().slice(0, 10);
}

const offsets = new Map<string, number>();

/** The moment at which the clocks of a zone show what UTC's show at another. Clocks change on full hours. */
export function instantAt(clock: number, timeZone: string): number {
  const fullHour = Math.floor(clock / HOUR) * HOUR;
  const key = `${fullHour} ${timeZone}`;
  const offset =
    offsets.get(key) ?? zoneOffset(timeZone, fullHour - zoneOffset(timeZone, fullHour));
  offsets.set(key, offset);
  return clock - offset;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function zoneOffset(timeZone: string, moment: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment;
}

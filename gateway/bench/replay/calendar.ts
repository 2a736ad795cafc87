import type { DataSet } from './data-set.js';

const daySeconds = 86_400;

/** Where a data set's time lies in ours: its days stay days, and its times of day those of the company's zone. */
export interface Calendar {
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  /** Epoch milliseconds of a time of the data. */
  instantOf(seconds: number): number;
}

/** Lets the data end today, or yesterday where today's part would lie in the future. */
export function calendarOf(dataSet: DataSet, timeZone: string, now: number): Calendar {
  const first = Math.floor(Math.min(...dataSet.contacts.map(({ start }) => start)) / daySeconds);
  const end = Math.max(...dataSet.contacts.map((contact) => contact.end));
  // What ends at midnight belongs to the day that is over.
  const last = Math.ceil(end / daySeconds) - 1;
  const ending = (to: string): Calendar => {
    const dayOf = (day: number) => daysAfter(to, day - last);
    return {
      from: dayOf(first),
      to,
      instantOf: (seconds) => {
        const day = Math.floor(seconds / daySeconds);
        return instantAt(Date.parse(dayOf(day)) + (seconds - day * daySeconds) * 1000, timeZone);
      },
    };
  };
  const today = dateIn(timeZone, now);
  const calendar = ending(today);
  return calendar.instantOf(end) <= now ? calendar : ending(daysAfter(today, -1));
}

/** The calendar day of a moment, yyyy-MM-dd. Sweden writes dates as ISO 8601 does. */
export function dateIn(timeZone: string, moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** A calendar day, yyyy-MM-dd, moved by so many days. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * daySeconds * 1000).toISOString().slice(0, 10);
}

const hour = 3_600_000;
const offsets = new Map<string, number>();

/** The moment at which a zone's clocks show what UTC's show at another one. Clocks change on full hours. */
export function instantAt(clock: number, timeZone: string): number {
  const fullHour = Math.floor(clock / hour) * hour;
  const key = `${fullHour} ${timeZone}`;
  const offset =
    offsets.get(key) ?? zoneOffset(timeZone, fullHour - zoneOffset(timeZone, fullHour));
  offsets.set(key, offset);
  return clock - offset;
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function zoneOffset(timeZone: string, moment: number): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment;
}

import { DAY, HOUR } from '../../src/durations.js';
import { timeZone } from './events.js';

/* Days counted one by one, with none of the product's functions. */

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
export const toBerlinDay = (moment: number): string => berlin.format(moment);

/** Finds the first hour of a day by trying each. In this zone, offsets and clock changes are whole hours. */
export function findFirstHour(day: string): number {
  let hour = Date.parse(`${day}T00:00:00Z`) - 2 * DAY;
  while (toBerlinDay(hour) < day) hour += HOUR;
  return hour;
}

export function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  let found = day;
  for (let count = 0; count < days; count += 1) found = nextDay(found);
  return found;
}

export function subtractDays(day: string, days: number): string {
  let found = addDays(day, 0);
  for (let count = 0; count < days; count += 1)
    found = new Date(Date.parse(found) - DAY).toISOString().slice(0, 10);
  return found;
}

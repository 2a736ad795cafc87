import { addDays, dayIn, startOfDayIn } from '../companies/calendar-days.js';
import type { Span } from '../reporting/reporting.queries.js';

/** The part of a calendar day, yyyy-MM-dd, that lies in a span. */
export interface DaySpan extends Span {
  day: string;
}

/** Lists the calendar days that a span touches in a time zone, each cut at the ends of the span. */
export function listDaySpans(timeZone: string, { from, until }: Span): DaySpan[] {
  const days: DaySpan[] = [];
  for (let start = from; start < until;) {
    const day = dayIn(timeZone, start);
    const end = Math.min(startOfDayIn(timeZone, addDays(day, 1)), until);
    days.push({ day, from: start, until: end });
    start = end;
  }
  return days;
}

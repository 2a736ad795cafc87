import { shiftDay } from '../../domain/dates/dates.ts';

/** Days yyyy-MM-dd in the company's time zone, both included. */
export interface ContactRange {
  from: string;
  to: string;
}

export interface RangeErrors {
  from?: string;
  to?: string;
}

const LONGEST = 366;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The last 2 days: yesterday and today. */
export function lastTwoDays(today: string): ContactRange {
  return { from: shiftDay(today, -1), to: today };
}

/** The range of the address; null when it has none, or one that makes no sense. */
export function readRange(search: URLSearchParams, today: string): ContactRange | null {
  const range = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const isWhole = DAY.test(range.from) && DAY.test(range.to);
  return isWhole && Object.keys(rangeErrors(range, today)).length === 0 ? range : null;
}

/** Sets the range in a copy of the address' parameters, unless it is the usual one; the tables start at their first page again. */
export function writeRange(
  search: URLSearchParams,
  range: ContactRange,
  usual: ContactRange,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['from', 'to', 'continuous', 'cumulative']) next.delete(name);
  if (range.from !== usual.from || range.to !== usual.to) {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}

export function rangeErrors({ from, to }: ContactRange, today: string): RangeErrors {
  if (Number.isNaN(Date.parse(from))) return { from: 'Please enter the first day' };
  if (Number.isNaN(Date.parse(to))) return { to: 'Please enter the last day' };
  if (from > today) return { from: 'The first day must not be in the future' };
  if (to < from) return { to: 'The last day must not be before the first' };
  if (to >= shiftDay(from, LONGEST)) return { to: `At most ${LONGEST} days` };
  return {};
}

import { defineSearch, text } from './search-params.ts';
import { shiftDay } from '../lib/dates/dates.ts';
import { texts } from './range-texts.ts';

/** Days yyyy-MM-dd in the company's time zone, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const pattern = /^\d{4}-\d\d-\d\d$/u;
export const isDay = (text: string): boolean =>
  pattern.test(text) && !Number.isNaN(Date.parse(text));

/** Returns the last `count` days, including today. */
export const lastDays = (count: number, today: string): DayRange => ({
  from: shiftDay(today, 1 - count),
  to: today,
});

/** Returns an error message for the first or the last day; empty if the range is valid. */
export const validateDayRange = (
  { from, to }: DayRange,
  today: string,
  maxDays: number,
): Partial<DayRange> => {
  if (!isDay(from)) return { from: texts.fromMissing };
  if (!isDay(to)) return { to: texts.toMissing };
  if (from > today) return { from: texts.fromInFuture };
  if (to > today) return { to: texts.toInFuture };
  if (to < from) return { to: texts.toBeforeFrom };
  if (to >= shiftDay(from, maxDays)) return { to: texts.maxDays(maxDays) };
  return {};
};

export const isValidDayRange = (range: DayRange, today: string, maxDays: number): boolean =>
  Object.keys(validateDayRange(range, today, maxDays)).length === 0;

const search = defineSearch<DayRange>({ from: text('from'), to: text('to') });

/** Reads the range in the query string (`from`, `to`); null if it is missing or invalid. */
export const readDayRange = (
  params: URLSearchParams,
  today: string,
  maxDays: number,
): DayRange | null => {
  const range = search.read(params);
  return isValidDayRange(range, today, maxDays) ? range : null;
};

/** Returns a copy of the parameters with the range. The default range is left out. */
export const writeDayRange = (
  params: URLSearchParams,
  range: DayRange,
  usual: DayRange,
): URLSearchParams =>
  search.write(
    params,
    range.from === usual.from && range.to === usual.to ? { from: '', to: '' } : range,
  );

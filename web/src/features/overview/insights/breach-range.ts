import { DAY } from '../../../lib/durations.ts';
import { choice, defineSearch, text } from '../../../ui/search-params.ts';
import { shiftDay } from '../../../lib/dates/dates.ts';
import { isValidDayRange, lastDays, type DayRange } from '../../../ui/day-range.ts';
import { texts } from './texts.ts';

/** The last 24 hours, the last days including today, or custom days (yyyy-MM-dd, inclusive, in the company's time zone). */
export type BreachRange =
  | { kind: '24h' }
  | { kind: 'days'; days: 7 | 14 | 30 }
  | ({ kind: 'own' } & DayRange);

/** Maximum length of a period, in days: the gateway's limit. */
export const maxDays = 366;
/** Presets as in the address; the last 7 days are the default and left out. */
export const periods = ['24h', '7', '14', '30', 'own'] as const;

const search = defineSearch({
  period: choice('range', periods, '7'),
  from: text('from'),
  to: text('to'),
});

/** Reads the range from the search parameters; an invalid one becomes the last 7 days. */
export const readBreachRange = (params: URLSearchParams, today: string): BreachRange => {
  const { period, ...own } = search.read(params);
  if (period === '24h') return { kind: '24h' };
  if (period !== 'own') return { kind: 'days', days: Number(period) as 7 | 14 | 30 };
  return isValidDayRange(own, today, maxDays) ? { kind: 'own', ...own } : { kind: 'days', days: 7 };
};

/** Returns a copy of the search parameters with the range. */
export const writeBreachRange = (params: URLSearchParams, range: BreachRange): URLSearchParams => {
  if (range.kind === 'own')
    return search.write(params, { period: 'own', from: range.from, to: range.to });
  const period = range.kind === '24h' ? '24h' : (String(range.days) as '7' | '14' | '30');
  return search.write(params, { period, from: '', to: '' });
};

/** Returns the first and last day of a range; null for the last 24 hours. */
export const daysOfRange = (range: BreachRange, today: string): DayRange | null => {
  if (range.kind === '24h') return null;
  if (range.kind === 'own') return { from: range.from, to: range.to };
  return lastDays(range.days, today);
};

/** Returns the first day of the period to compare with. */
export const findComparisonStart = (range: BreachRange, today: string): string => {
  const days = daysOfRange(range, today);
  return days === null ? shiftDay(today, -2) : shiftDay(days.from, -countDays(days));
};

const countDays = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** Names the period to compare with: 'in the 7 days before'. */
export const formatPeriodBefore = (range: BreachRange): string => {
  if (range.kind === '24h') return texts.in24HoursBefore;
  return texts.inDaysBefore(range.kind === 'days' ? range.days : countDays(range));
};

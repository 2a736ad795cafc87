import { shiftDay } from '../../domain/dates/dates.ts';

/** The last 24 hours, the last so many days with today, or own days yyyy-MM-dd, both included, in the company's time zone. */
export type BreachRange =
  | { kind: '24h' }
  | { kind: 'days'; days: 7 | 14 | 30 }
  | { kind: 'own'; from: string; to: string };

export interface RangeErrors {
  from?: string;
  to?: string;
}

/** The longest period that the gateway counts, in days. */
const longest = 366;
const dayPattern = /^\d{4}-\d\d-\d\d$/u;
const usual: BreachRange = { kind: 'days', days: 7 };
const names = ['range', 'from', 'to'];

/** What is wrong with own days. */
export const rangeErrors = (
  { from, to }: { from: string; to: string },
  today: string,
): RangeErrors => {
  if (!dayPattern.test(from) || Number.isNaN(Date.parse(from)))
    return { from: 'Please enter the first day' };
  if (!dayPattern.test(to) || Number.isNaN(Date.parse(to)))
    return { to: 'Please enter the last day' };
  if (from > today) return { from: 'The first day must not be in the future' };
  if (to > today) return { to: 'The last day must not be in the future' };
  if (to < from) return { to: 'The last day must not be before the first' };
  if (to >= shiftDay(from, longest)) return { to: `At most ${longest} days` };
  return {};
};

/** The range of the address; what makes no sense there is the last 7 days. */
export const readBreachRange = (search: URLSearchParams, today: string): BreachRange => {
  const range = search.get('range');
  if (range === '24h') return { kind: '24h' };
  if (range === '14' || range === '30') return { kind: 'days', days: range === '14' ? 14 : 30 };
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const isOwn = range === 'own' && Object.keys(rangeErrors(own, today)).length === 0;
  return isOwn ? { kind: 'own', ...own } : usual;
};

/** Sets the range in a copy of the address' parameters; the usual one is left out. */
export const writeBreachRange = (search: URLSearchParams, range: BreachRange): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  if (range.kind === '24h') next.set('range', '24h');
  else if (range.kind === 'days') {
    if (range.days !== 7) next.set('range', String(range.days));
  } else {
    next.set('range', 'own');
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
};

/** First and last day of a range; null for the last 24 hours, which are no days. */
export const daysOfRange = (
  range: BreachRange,
  today: string,
): { from: string; to: string } | null => {
  if (range.kind === '24h') return null;
  if (range.kind === 'own') return { from: range.from, to: range.to };
  return { from: shiftDay(today, 1 - range.days), to: today };
};

/** First day of the period that a range is compared with. */
export const comparedFrom = (range: BreachRange, today: string): string => {
  const days = daysOfRange(range, today);
  return days === null ? shiftDay(today, -2) : shiftDay(days.from, -lengthOf(days));
};

const lengthOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The period that a range is compared with: 'in the 7 days before'. */
export const sayBefore = (range: BreachRange): string => {
  if (range.kind === '24h') return 'in the 24 hours before';
  const days = range.kind === 'days' ? range.days : lengthOf(range);
  return days === 1 ? 'on the day before' : `in the ${days} days before`;
};

import { formatCount, formatNumber, plural } from '../../intl.ts';
import type { ContactSource } from '../../generated/graphql.ts';
import { sayMinutes } from '../../domain/dates/dates.ts';

/** 1 breach, 12 breaches, No breaches. */
export const sayBreaches = (count: number): string => {
  if (count === 0) return 'No breaches';
  return formatCount(count, { one: 'breach', other: 'breaches' });
};

/**
 * '12 breaches, 4 fewer than in the 7 days before'. `before` says which period that is: 'in the 7 days before'.
 */
export const compareBreaches = (now: number, earlier: number, before: string): string => {
  const difference = formatNumber(Math.abs(now - earlier));
  if (now === earlier)
    return now === 0
      ? `No breaches, and none ${before}`
      : `${sayBreaches(now)}, as many as ${before}`;
  if (earlier === 0) return `${sayBreaches(now)}, none ${before}`;
  return `${sayBreaches(now)}, ${difference} ${now > earlier ? 'more' : 'fewer'} than ${before}`;
};

/** What was measured of a period and of the one before. */
interface Measured {
  source: ContactSource;
  reportedDays: number;
  reportedDaysBefore: number;
}

const noReport: Record<ContactSource, string> = {
  MOBILE: 'no phone reported',
  CAMERA: 'no camera reported',
};

/** 'Not known: no phone reported in this period'; null where something did. */
export const formatUnreported = ({ source, reportedDays }: Measured): string | null =>
  reportedDays === 0 ? `Not known: ${noReport[source]} in this period` : null;

/** Whether as many days were measured as in the period before: else more or fewer breaches say nothing. */
export const isComparable = ({ reportedDays, reportedDaysBefore }: Measured): boolean =>
  reportedDays === reportedDaysBefore;

/**
 * The finding of a period: '12 breaches, 4 fewer than in the 7 days before'. Of periods that were not measured alike it says
 * on how many days something was reported instead of comparing.
 * @param period the one before: 'in the 7 days before'
 */
export const formatFinding = (
  history: Measured & { totals: { breaches: number }; before: { breaches: number } },
  period: string,
): string => {
  const { source, totals, before, reportedDays, reportedDaysBefore } = history;
  const unreported = formatUnreported(history);
  if (unreported !== null) return unreported;
  if (reportedDaysBefore === 0)
    return `${sayBreaches(totals.breaches)}; ${noReport[source]} ${period}`;
  if (isComparable(history)) return compareBreaches(totals.breaches, before.breaches, period);
  const days = (count: number): string =>
    `on ${formatCount(count, { one: 'day', other: 'days' })} with reports`;
  return `${sayBreaches(totals.breaches)} ${days(reportedDays)}; ${formatNumber(before.breaches)} ${period}, ${days(reportedDaysBefore)}`;
};

/** '3 more than before', in as many days. */
export const compareToBefore = (now: number, earlier: number): string => {
  if (now === earlier) return 'as many as before';
  if (earlier === 0) return 'none before';
  const difference = formatNumber(Math.abs(now - earlier));
  return `${difference} ${now > earlier ? 'more' : 'fewer'} than before`;
};

/** 'They lasted 3 h 5 min in all'; nothing to say of none. */
export const sayLength = (breaches: number, minutes: number): string | null => {
  if (breaches === 0) return null;
  return `${plural(breaches, { one: 'It lasted', other: 'They lasted' })} ${sayMinutes(minutes)}${plural(breaches, { one: '', other: ' in all' })}`;
};

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** '09:00 to 10:00', on the company's clocks. */
export const sayHour = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`;

/** Indexes of the largest of some figures, all of equals; none when all are 0. */
export const findLargest = (figures: readonly number[]): number[] => {
  const largest = Math.max(0, ...figures);
  return largest === 0
    ? []
    : figures.flatMap((figure, index) => (figure === largest ? [index] : []));
};

const maxNamed = 3;

/** 'Mon 16 Nov, Tue 17 Nov and Wed 18 Nov'; of more than three their number: '5 days'. */
export const listLargest = (names: readonly string[], many: string): string => {
  if (names.length > maxNamed) return `${names.length} ${many}`;
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

/** 'Sales and Operations', 'Within Sales'. Those who have left the directory have no department any more. */
export const sayDepartments = (department: string | null, other: string | null): string => {
  const name = (each: string | null): string => each ?? 'people who have left';
  if (department === other) return `Within ${name(department)}`;
  return department === null
    ? `${name(other)} and ${name(null)}`
    : `${department} and ${name(other)}`;
};

/** 'Canteen (101)' */
export const sayRoom = (roomName: string, roomNumber: string): string =>
  roomNumber === '' ? roomName : `${roomName} (${roomNumber})`;

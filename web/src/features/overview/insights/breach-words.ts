import { formatCount, formatNumber } from '../../../lib/intl.ts';
import type { DeviceSource } from '../../../generated/graphql.ts';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import { texts } from './texts.ts';

/** 1 breach, 12 breaches, No breaches. */
export const formatBreaches = (count: number): string =>
  count === 0 ? texts.noBreaches : formatCount(count, texts.breachesCount);

/**
 * '12 breaches, 4 fewer than in the 7 days before'. `before` names that period: 'in the 7 days before'.
 */
export const compareBreaches = (now: number, earlier: number, before: string): string => {
  const difference = formatNumber(Math.abs(now - earlier));
  if (now === earlier)
    return now === 0
      ? texts.noBreachesAsBefore(before)
      : texts.asManyAs(formatBreaches(now), before);
  if (earlier === 0) return texts.noneBefore(formatBreaches(now), before);
  const format = now > earlier ? texts.moreThan : texts.fewerThan;
  return format(formatBreaches(now), difference, before);
};

/** Coverage of a period and of the one before. */
interface Measured {
  source: DeviceSource;
  reportedDays: number;
  reportedDaysBefore: number;
}

/** 'Not known: no phone reported in this period'; null if something reported. */
export const formatUnreported = ({ source, reportedDays }: Measured): string | null =>
  reportedDays === 0 ? texts.unreported(texts.noReport[source]) : null;

/** Returns whether both periods have the same number of measured days; otherwise they cannot be compared. */
export const isComparable = ({ reportedDays, reportedDaysBefore }: Measured): boolean =>
  reportedDays === reportedDaysBefore;

/**
 * The finding of a period: '12 breaches, 4 fewer than in the 7 days before'. If the periods cannot be compared, it says on how many
 * days something was reported.
 * @param period the period before: 'in the 7 days before'
 */
export const formatFinding = (
  history: Measured & { totals: { breaches: number }; before: { breaches: number } },
  period: string,
): string => {
  const { source, totals, before, reportedDays, reportedDaysBefore } = history;
  const unreported = formatUnreported(history);
  if (unreported !== null) return unreported;
  if (reportedDaysBefore === 0)
    return texts.unreportedBefore(formatBreaches(totals.breaches), texts.noReport[source], period);
  if (isComparable(history)) return compareBreaches(totals.breaches, before.breaches, period);
  return texts.differentDays(
    { breaches: formatBreaches(totals.breaches), days: formatCount(reportedDays, texts.daysCount) },
    {
      breaches: formatNumber(before.breaches),
      days: formatCount(reportedDaysBefore, texts.daysCount),
    },
    period,
  );
};

/** '3 more than before', if as many days were measured. */
export const compareToBefore = (now: number, earlier: number): string => {
  if (now === earlier) return texts.asManyAsBefore;
  if (earlier === 0) return texts.noneBeforeShort;
  const difference = formatNumber(Math.abs(now - earlier));
  return now > earlier ? texts.moreThanBefore(difference) : texts.fewerThanBefore(difference);
};

/** 'They lasted 3 h 5 min in total'; null without breaches. */
export const formatLength = (breaches: number, minutes: number): string | null =>
  breaches === 0 ? null : texts.lasted(breaches, formatMinutes(minutes));

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** '09:00 to 10:00', in the company's time zone. */
export const formatHour = (hour: number): string => texts.hourSpan(clock(hour), clock(hour + 1));

/** Returns the indexes of the largest values; none if all are 0. */
export const findLargest = (figures: readonly number[]): number[] => {
  const largest = Math.max(0, ...figures);
  return largest === 0
    ? []
    : figures.flatMap((figure, index) => (figure === largest ? [index] : []));
};

/** Longer lists are counted instead. */
export const maxNamed = 3;

/** 'Mon 16 Nov, Tue 17 Nov and Wed 18 Nov'; more than three are counted by `formatMany`: '5 days'. */
export const listLargest = (
  names: readonly string[],
  formatMany: (count: number) => string,
): string => (names.length > maxNamed ? formatMany(names.length) : texts.list(names));

/** 'Sales and Operations', 'Within Sales'. Former employees have no department. */
export const formatDepartments = (department: string | null, other: string | null): string => {
  const name = (each: string | null): string => each ?? texts.formerPeople;
  if (department === other) return texts.withinDepartment(name(department));
  return department === null
    ? texts.departments(name(other), name(null))
    : texts.departments(department, name(other));
};

/** 'Canteen (101)' */
export const formatRoom = (roomName: string, roomNumber: string): string =>
  roomNumber === '' ? roomName : texts.room(roomName, roomNumber);

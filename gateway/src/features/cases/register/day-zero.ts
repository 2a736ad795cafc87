import { formatDay } from '../../company/profile/calendar-days.js';

/** The day on which day zero of a case is based. */
export enum DayZeroBasis {
  ONSET = 'ONSET',
  SPECIMEN = 'SPECIMEN',
  REPORT = 'REPORT',
}

/** The days of a case from which day zero follows, as calendar days of the company's time zone, yyyy-MM-dd. */
export interface KnownDays {
  onsetDay: string | null;
  specimenDay: string | null;
  reportedDay: string;
}

/** The day from which the days of a disease are counted. */
export interface DayZero {
  day: string;
  basis: DayZeroBasis;
}

const basisWords: Record<DayZeroBasis, string> = {
  ONSET: 'symptoms began',
  SPECIMEN: 'the sample was taken',
  REPORT: 'the case was reported',
};

/** Finds day zero: the onset of symptoms if known, else the day of the specimen, else the day of the report. */
export function findDayZero({ onsetDay, specimenDay, reportedDay }: KnownDays): DayZero {
  if (onsetDay !== null) return { day: onsetDay, basis: DayZeroBasis.ONSET };
  if (specimenDay !== null) return { day: specimenDay, basis: DayZeroBasis.SPECIMEN };
  return { day: reportedDay, basis: DayZeroBasis.REPORT };
}

/** Formats day zero with its basis: 'symptoms began on Mon 4 May'. */
export function formatDayZero({ day, basis }: DayZero): string {
  return `${basisWords[basis]} on ${formatDay(day)}`;
}

/** Formats how far a day lies from day zero: '2 days before symptoms began on Mon 4 May'. */
export function formatDistance(days: number, side: 'before' | 'after', dayZero: DayZero): string {
  if (days === 0) return `the day ${basisWords[dayZero.basis]}`;
  return `${days} ${days === 1 ? 'day' : 'days'} ${side} ${formatDayZero(dayZero)}`;
}

import { instantOf, shiftDay } from '../../../lib/dates/dates.ts';
import { noWallTime, splitWallTime } from '../../../lib/dates/wall-time.ts';
import type { ContestReason, RequestContestInput } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';

/** The form's values. Times are wall times of the company, yyyy-MM-ddTHH:mm; without times the whole day counts. */
export interface ContestValues {
  from: string;
  until: string;
  /** '' until it is chosen. */
  reason: ContestReason | '';
  note: string;
}

export const blankContest: ContestValues = {
  from: noWallTime,
  until: noWallTime,
  reason: '',
  note: '',
};

const toStart = ({ from }: ContestValues, timeZone: string): string | null => {
  const { day, time } = splitWallTime(from);
  return day === '' ? null : instantOf(day, time || '00:00', timeZone);
};

/** Returns the end of a whole day; for today, the current time. */
const toEnd = ({ until }: ContestValues, timeZone: string, now: number): string | null => {
  const { day, time } = splitWallTime(until);
  if (day === '') return null;
  if (time !== '') return instantOf(day, time, timeZone);
  const end = Date.parse(instantOf(shiftDay(day, 1), '00:00', timeZone));
  return new Date(Math.min(end, now)).toISOString();
};

/** Lists errors by field that can be found without the gateway. */
export const findContestErrors = (
  values: ContestValues,
  timeZone: string,
  now: number = Date.now(),
): Partial<Record<keyof ContestValues, string>> => {
  const from = toStart(values, timeZone);
  const until = toEnd(values, timeZone, now);
  return {
    ...(from === null && { from: texts.dayMissing }),
    ...(until === null && { until: texts.dayMissing }),
    ...(from !== null && Date.parse(from) > now && { from: texts.inFuture }),
    ...(until !== null && Date.parse(until) > now && { until: texts.inFuture }),
    ...(from !== null &&
      until !== null &&
      Date.parse(from) <= now &&
      until <= from && { until: texts.endBeforeStart }),
    ...(values.reason === '' && { reason: texts.reasonMissing }),
    ...(values.reason === 'OTHER' && values.note.trim() === '' && { note: texts.noteMissing }),
  };
};

/** Returns the input of the mutation. */
export const contestInput = (
  values: ContestValues,
  timeZone: string,
  now: number = Date.now(),
): RequestContestInput => ({
  from: toStart(values, timeZone) ?? '',
  until: toEnd(values, timeZone, now) ?? '',
  // The form is only sent with a reason.
  reason: values.reason as ContestReason,
  note: values.note.trim() || null,
});

import { instantOf, shiftDay } from '../../../domain/dates/dates.ts';
import type { ContestReason, RequestContestInput } from '../../../generated/graphql.ts';
import { texts } from '../texts.ts';

/** What the employee enters. Moments are wall times of the company, yyyy-MM-ddTHH:mm; without a time the whole day counts. */
export interface ContestValues {
  from: string;
  until: string;
  reason: ContestReason;
  note: string;
}

export const blankContest: ContestValues = {
  from: 'T',
  until: 'T',
  reason: 'PHONE_LEFT_BEHIND',
  note: '',
};

const fromOf = ({ from }: ContestValues, timeZone: string): string | null => {
  const [day = '', time = ''] = from.split('T');
  return day === '' ? null : instantOf(day, time || '00:00', timeZone);
};

/** A whole day ends with the day, and today with this moment. */
const untilOf = ({ until }: ContestValues, timeZone: string, now: number): string | null => {
  const [day = '', time = ''] = until.split('T');
  if (day === '') return null;
  if (time !== '') return instantOf(day, time, timeZone);
  const end = Date.parse(instantOf(shiftDay(day, 1), '00:00', timeZone));
  return new Date(Math.min(end, now)).toISOString();
};

/** Lists the errors that are certain before the gateway is asked, by field. */
export const findContestErrors = (
  values: ContestValues,
  timeZone: string,
  now: number = Date.now(),
): Partial<Record<keyof ContestValues, string>> => {
  const from = fromOf(values, timeZone);
  const until = untilOf(values, timeZone, now);
  return {
    ...(from === null && { from: texts.dayMissing }),
    ...(until === null && { until: texts.dayMissing }),
    ...(from !== null && Date.parse(from) > now && { from: texts.inFuture }),
    ...(until !== null && Date.parse(until) > now && { until: texts.inFuture }),
    ...(from !== null &&
      until !== null &&
      Date.parse(from) <= now &&
      until <= from && { until: texts.endBeforeStart }),
    ...(values.reason === 'OTHER' && values.note.trim() === '' && { note: texts.noteMissing }),
  };
};

/** Returns the request as the gateway takes it. */
export const contestInput = (
  values: ContestValues,
  timeZone: string,
  now: number = Date.now(),
): RequestContestInput => ({
  from: fromOf(values, timeZone) ?? '',
  until: untilOf(values, timeZone, now) ?? '',
  reason: values.reason,
  note: values.note.trim() || null,
});

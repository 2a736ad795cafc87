import type { FieldError } from '../../../errors.js';
import type { CaseValues } from './case-values.js';
import { todayIn } from '../../company/profile/time-zone.js';

/** The days of a case, and the moments within them. */
export type EnteredDays = Pick<
  CaseValues,
  'onsetDay' | 'onsetAt' | 'specimenDay' | 'reportedDay' | EnteredMoment
>;

/** Moments of a case that are neither in the future nor, but for that of treatment, before the onset. */
export type EnteredMoment =
  | 'isolatedAt'
  | 'symptomsEndedAt'
  | 'feverEndedAt'
  | 'treatmentStartedAt'
  | 'clearedAt';

const momentWords: Record<EnteredMoment, { inFuture: string; beforeOnset: string | null }> = {
  isolatedAt: {
    inFuture: 'Isolation cannot begin in the future',
    beforeOnset: 'Isolation cannot begin before the onset',
  },
  symptomsEndedAt: {
    inFuture: 'Symptoms cannot end in the future',
    beforeOnset: 'Symptoms cannot end before the onset',
  },
  feverEndedAt: {
    inFuture: 'Fever cannot end in the future',
    beforeOnset: 'Fever cannot end before the onset',
  },
  treatmentStartedAt: { inFuture: 'Treatment cannot begin in the future', beforeOnset: null },
  clearedAt: {
    inFuture: 'The person cannot be cleared in the future',
    beforeOnset: 'The person cannot be cleared before the onset',
  },
};

/** The moments that people enter, in the order of forms. */
export const enteredMoments = Object.keys(momentWords) as EnteredMoment[];

/** The time zone and time against which the days of a case are checked. */
export interface Clock {
  timeZone: string;
  now: Date;
}

/** Earlier days are typing mistakes. */
const firstDay = '1900-01-01';

/** Lists the errors in the days of a case. */
export function findCaseErrors(days: EnteredDays, { timeZone, now }: Clock): FieldError[] {
  const { onsetDay, onsetAt, specimenDay, reportedDay } = days;
  const today = todayIn(timeZone, now);
  const toDay = (moment: string) => todayIn(timeZone, new Date(moment));
  const errors: FieldError[] = [];
  const refuse = (field: keyof EnteredDays, isWrong: boolean, message: string) => {
    if (isWrong && !errors.some((error) => error.field === field)) errors.push({ field, message });
  };
  const tooEarly = `Please enter a day from ${firstDay} on`;
  refuse('onsetDay', onsetDay !== null && onsetDay < firstDay, tooEarly);
  refuse('onsetDay', onsetDay !== null && onsetDay > today, 'Onset cannot be after today');
  refuse(
    'onsetDay',
    onsetDay !== null && onsetDay > reportedDay,
    'Onset cannot be after the day of the report',
  );
  if (onsetAt !== null) {
    refuse('onsetAt', Date.parse(onsetAt) > now.getTime(), 'Onset cannot be in the future');
    refuse('onsetAt', toDay(onsetAt) !== onsetDay, 'This moment is not on the day of onset');
  }
  refuse('specimenDay', specimenDay !== null && specimenDay < firstDay, tooEarly);
  refuse(
    'specimenDay',
    specimenDay !== null && specimenDay > today,
    'The specimen cannot be taken after today',
  );
  refuse('reportedDay', reportedDay < firstDay, tooEarly);
  refuse('reportedDay', reportedDay > today, 'The report cannot be after today');
  for (const field of enteredMoments) {
    const moment = days[field];
    if (moment === null) continue;
    const { inFuture, beforeOnset } = momentWords[field];
    refuse(field, toDay(moment) < firstDay, tooEarly);
    refuse(field, Date.parse(moment) > now.getTime(), inFuture);
    if (beforeOnset !== null) refuse(field, isBeforeOnset(moment, days, toDay), beforeOnset);
  }
  return errors;
}

function isBeforeOnset(
  moment: string,
  { onsetDay, onsetAt }: EnteredDays,
  toDay: (moment: string) => string,
): boolean {
  if (onsetAt !== null) return Date.parse(moment) < Date.parse(onsetAt);
  return onsetDay !== null && toDay(moment) < onsetDay;
}

import { todayIn } from '../../../lib/dates/dates.ts';
import {
  instantOfWall,
  noWallTime,
  splitWallTime,
  wallTimeOf,
} from '../../../lib/dates/wall-time.ts';
import type { CaseClassification } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Values of the case form. Moments are the company's local times, yyyy-MM-ddTHH:mm; missing parts are empty. */
export interface CaseFormValues {
  classification: CaseClassification;
  /** The time is optional. */
  onset: string;
  /** yyyy-MM-dd, '' for none. */
  specimenDay: string;
  reportedDay: string;
  isolated: string;
  symptomsEnded: string;
  feverEnded: string;
  treated: string;
  cleared: string;
  notes: string;
}

export interface CaseDetails {
  classification: CaseClassification;
  onsetDay: string | null;
  onsetAt: string | null;
  specimenDay: string | null;
  reportedDay: string;
  isolatedAt: string | null;
  symptomsEndedAt: string | null;
  feverEndedAt: string | null;
  treatmentStartedAt: string | null;
  clearedAt: string | null;
  notes: string;
}

/** Fields of the form for the end of the illness, with the gateway's names, in their order. */
export const endFields = {
  symptomsEnded: 'symptomsEndedAt',
  feverEnded: 'feverEndedAt',
  treated: 'treatmentStartedAt',
  cleared: 'clearedAt',
} as const satisfies Partial<Record<keyof CaseFormValues, keyof CaseDetails>>;

export type EndField = keyof typeof endFields;
export const endFieldNames = Object.keys(endFields) as EndField[];

export type CaseFormErrors = Partial<Record<keyof CaseFormValues, string>>;

const maxNotes = 2000;

/** Fields of the form by the gateway's, where their names differ. */
export const caseFieldNames: Readonly<Record<string, keyof CaseFormValues>> = {
  onsetDay: 'onset',
  onsetAt: 'onset',
  isolatedAt: 'isolated',
  symptomsEndedAt: 'symptomsEnded',
  feverEndedAt: 'feverEnded',
  treatmentStartedAt: 'treated',
  clearedAt: 'cleared',
};

/** Returns the initial values of a case that was reported today. */
export const blankCase = (timeZone: string): CaseFormValues => ({
  classification: 'CONFIRMED',
  onset: noWallTime,
  specimenDay: '',
  reportedDay: todayIn(timeZone),
  isolated: noWallTime,
  symptomsEnded: noWallTime,
  feverEnded: noWallTime,
  treated: noWallTime,
  cleared: noWallTime,
  notes: '',
});

const wallOf = (stored: string | null, timeZone: string): string =>
  stored === null ? noWallTime : wallTimeOf(stored, timeZone);

/** Returns the form's values for a case. */
export const caseFormOf = (known: CaseDetails, timeZone: string): CaseFormValues => ({
  classification: known.classification,
  onset: known.onsetAt === null ? `${known.onsetDay ?? ''}T` : wallTimeOf(known.onsetAt, timeZone),
  specimenDay: known.specimenDay ?? '',
  reportedDay: known.reportedDay,
  isolated: wallOf(known.isolatedAt, timeZone),
  symptomsEnded: wallOf(known.symptomsEndedAt, timeZone),
  feverEnded: wallOf(known.feverEndedAt, timeZone),
  treated: wallOf(known.treatmentStartedAt, timeZone),
  cleared: wallOf(known.clearedAt, timeZone),
  notes: known.notes,
});

/** Returns the stored instant if the wall time is still that minute: imports and the API store seconds, which the form does not show. */
const instantOrStored = (
  wallTime: string,
  stored: string | null | undefined,
  timeZone: string,
): string | null => {
  if (stored && wallTimeOf(stored, timeZone) === wallTime) return stored;
  const { day, time } = splitWallTime(wallTime);
  return day === '' || time === '' ? null : instantOfWall(wallTime, timeZone);
};

/** Converts the values to the gateway's input. @param stored the case that is edited. */
export const caseDetailsOf = (
  values: CaseFormValues,
  timeZone: string,
  stored?: Pick<CaseDetails, 'onsetAt' | 'isolatedAt' | (typeof endFields)[EndField]>,
): CaseDetails => ({
  classification: values.classification,
  onsetDay: splitWallTime(values.onset).day || null,
  onsetAt: instantOrStored(values.onset, stored?.onsetAt, timeZone),
  specimenDay: values.specimenDay || null,
  reportedDay: values.reportedDay,
  isolatedAt: instantOrStored(values.isolated, stored?.isolatedAt, timeZone),
  symptomsEndedAt: instantOrStored(values.symptomsEnded, stored?.symptomsEndedAt, timeZone),
  feverEndedAt: instantOrStored(values.feverEnded, stored?.feverEndedAt, timeZone),
  treatmentStartedAt: instantOrStored(values.treated, stored?.treatmentStartedAt, timeZone),
  clearedAt: instantOrStored(values.cleared, stored?.clearedAt, timeZone),
  notes: values.notes.trim(),
});

const onsetErrorOf = ({ onset, reportedDay }: CaseFormValues, now: string): string | null => {
  const { errors } = texts;
  const { day, time } = splitWallTime(onset);
  if (day === '') return time === '' ? null : errors.dayMissing;
  if (day > splitWallTime(now).day) return errors.onsetAfterToday;
  if (time !== '' && onset > now) return errors.onsetInFuture;
  return reportedDay !== '' && day > reportedDay ? errors.onsetAfterReport : null;
};

const reportErrorOf = ({ reportedDay }: CaseFormValues, now: string): string | null => {
  if (reportedDay === '') return texts.errors.reportMissing;
  return reportedDay > splitWallTime(now).day ? texts.errors.reportAfterToday : null;
};

/** Validates a moment that is not in the future, and not before the onset unless that has no message. */
const momentErrorOf = (
  moment: string,
  onset: string,
  now: string,
  words: { inFuture: string; beforeOnset: string | null },
): string | null => {
  const { errors } = texts;
  const { day, time } = splitWallTime(moment);
  if (day === '') return time === '' ? null : errors.dayMissing;
  if (time === '') return errors.timeMissing;
  if (moment > now) return words.inFuture;
  const began = splitWallTime(onset);
  const isEarlier = began.time === '' ? day < began.day : moment < onset;
  return began.day !== '' && isEarlier ? words.beforeOnset : null;
};

/** Validates the values, and returns error messages by field. */
export const findCaseErrors = (values: CaseFormValues, timeZone: string): CaseFormErrors => {
  const now = wallTimeOf(new Date().toISOString(), timeZone);
  const errorOfMoment = (field: 'isolated' | EndField) =>
    momentErrorOf(values[field], values.onset, now, texts.errors.moments[field]);
  const found: Record<keyof CaseFormValues, string | null> = {
    classification: null,
    onset: onsetErrorOf(values, now),
    specimenDay:
      values.specimenDay > splitWallTime(now).day ? texts.errors.specimenAfterToday : null,
    reportedDay: reportErrorOf(values, now),
    isolated: errorOfMoment('isolated'),
    symptomsEnded: errorOfMoment('symptomsEnded'),
    feverEnded: errorOfMoment('feverEnded'),
    treated: errorOfMoment('treated'),
    cleared: errorOfMoment('cleared'),
    notes: values.notes.trim().length > maxNotes ? texts.errors.notesTooLong : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null));
};

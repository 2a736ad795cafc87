import { texts as caseTexts } from '../../base/texts.ts';
import { formatDay, formatMinutes, formatMoment } from '../../../../lib/dates/dates.ts';
import type {
  CaseClassification,
  CaseLog_CaseFragment,
  CaseOutcome,
} from '../../../../generated/graphql.ts';
import { texts } from './texts.tsx';

type Entry = CaseLog_CaseFragment['log'][number];
type Change = Entry['changes'][number];

const formatValue = (field: Change['field'], value: string, timeZone: string): string => {
  switch (field) {
    case 'CLASSIFICATION':
      return caseTexts.classificationNames[value as CaseClassification];
    case 'OUTCOME':
      return caseTexts.outcomeNames[value as CaseOutcome];
    case 'ONSET_AT':
    case 'ISOLATED_AT':
    case 'SYMPTOMS_ENDED_AT':
    case 'FEVER_ENDED_AT':
    case 'TREATMENT_STARTED_AT':
    case 'CLEARED_AT':
      return formatMoment(value, timeZone);
    case 'ONSET_DAY':
    case 'SPECIMEN_DAY':
    case 'REPORTED_DAY':
      return formatDay(value, timeZone);
    default:
      return value;
  }
};

/** 'Specimen taken: Mon 2 Nov to Tue 3 Nov'. */
export const formatChange = ({ field, before, after }: Change, timeZone: string): string => {
  const name = texts.fieldNames[field];
  const format = (value: string) => formatValue(field, value, timeZone);
  if (before && after) return texts.valueChanged(name, format(before), format(after));
  return before
    ? texts.valueRemoved(name, format(before))
    : texts.valueSet(name, format(after ?? ''));
};

/** 'Specimen taken: Tue 3 Nov to not known': what undoing the change does. */
export const formatUndo = ({ field, before, after }: Change, timeZone: string): string => {
  const format = (value: string | null) =>
    value ? formatValue(field, value, timeZone) : texts.emptyValue(field);
  return texts.valueChanged(texts.fieldNames[field], format(after), format(before));
};

/** 'Ben Ng, Mon 2 Nov, 14:10, 25 min'. */
export const formatContact = (
  { person, visitor, startedAt, minutes }: NonNullable<Entry['manualContact']>,
  timeZone: string,
): string =>
  texts.contact(
    person?.name ?? visitor?.name ?? '',
    formatMoment(startedAt, timeZone),
    formatMinutes(minutes),
  );

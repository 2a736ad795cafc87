import {
  caseFormOf,
  type CaseDetails,
  type CaseFormValues,
} from '../../../domain/cases/case-form.ts';
import { texts as caseTexts } from '../../../domain/cases/texts.ts';
import { formatDay } from '../../../domain/dates/dates.ts';
import { texts } from './texts.ts';

type Field = keyof CaseFormValues;

/** A field that both versions have, and its values in words. */
export interface Difference {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
}

const labels: Record<Field, string> = {
  classification: caseTexts.classification,
  onset: caseTexts.onset,
  specimenDay: caseTexts.specimenDay,
  reportedDay: caseTexts.reportedDay,
  isolated: caseTexts.isolatedAt,
  notes: caseTexts.notes,
};
const fields = Object.keys(labels) as Field[];

const formatField = (field: Field, values: CaseFormValues, timeZone: string): string => {
  if (field === 'classification') return caseTexts.classificationNames[values.classification];
  if (field === 'notes') return values.notes.trim() || texts.nothing;
  const [day = '', time = ''] = values[field].split('T');
  if (day === '') return texts.nothing;
  return time === '' ? formatDay(day, timeZone) : `${formatDay(day, timeZone)}, ${time}`;
};

const changedFields = (base: CaseFormValues, values: CaseFormValues): Field[] =>
  fields.filter((field) => values[field] !== base[field]);

/** Returns the values of the newest version, with what this editor changed. */
export const mergeEdits = (
  base: CaseFormValues,
  mine: CaseFormValues,
  theirs: CaseFormValues,
): CaseFormValues => ({
  ...theirs,
  ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])),
});

/** Lists what this editor would change in the newest version. */
export const listDifferences = (
  mine: CaseFormValues,
  newest: CaseDetails,
  timeZone: string,
): Difference[] => {
  const theirs = caseFormOf(newest, timeZone);
  return fields
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      label: labels[field],
      mine: formatField(field, mine, timeZone),
      theirs: formatField(field, theirs, timeZone),
    }));
};

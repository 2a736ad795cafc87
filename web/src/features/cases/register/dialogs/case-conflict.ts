import type { CaseFormValues } from '../../base/case-form.ts';
import { texts as caseTexts } from '../../base/texts.ts';
import { formatDay } from '../../../../lib/dates/dates.ts';
import { splitWallTime } from '../../../../lib/dates/wall-time.ts';
import { texts } from './texts.ts';

type Field = keyof CaseFormValues;

export const fieldLabels: Record<Field, string> = {
  classification: caseTexts.classification,
  onset: caseTexts.onset,
  specimenDay: caseTexts.specimenDay,
  reportedDay: caseTexts.reportedDay,
  isolated: caseTexts.isolatedAt,
  ...caseTexts.ends,
  notes: caseTexts.notes,
};

/** Formats the value of a field; '–' if it is empty. */
export const formatField = (field: Field, values: CaseFormValues, timeZone: string): string => {
  if (field === 'classification') return caseTexts.classificationNames[values.classification];
  if (field === 'notes') return values.notes.trim() || texts.nothing;
  const { day, time } = splitWallTime(values[field]);
  if (day === '') return texts.nothing;
  return time === '' ? formatDay(day, timeZone) : `${formatDay(day, timeZone)}, ${time}`;
};

/** Returns the other editor's values, with the fields in `taken` replaced by mine. */
export const mergeEdits = (
  theirs: CaseFormValues,
  mine: CaseFormValues,
  taken: readonly Field[],
): CaseFormValues => ({
  ...theirs,
  ...Object.fromEntries(taken.map((field) => [field, mine[field]])),
});

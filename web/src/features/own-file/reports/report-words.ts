import { texts as caseTexts } from '../../cases/base/texts.ts';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import type { Report } from './report.ts';
import { texts } from './texts.ts';

/** 'Phone number should say: 81234567', 'Test of Mon 4 May, negative: COVID-19'. */
export const formatReport = (
  {
    kind,
    field,
    value,
    day,
    disease,
    result,
  }: Pick<Report, 'kind' | 'field' | 'value' | 'day' | 'disease' | 'result'>,
  timeZone: string,
): string => {
  if (kind === 'CORRECTION') return texts.correctionTo(texts.fields[field ?? 'OTHER'], value ?? '');
  const when = day === null ? '' : inSentence(formatDay(day, timeZone));
  const what = disease === null ? '' : caseTexts.diseaseNames[disease];
  return kind === 'SYMPTOMS'
    ? texts.symptoms(what, when)
    : texts.test(what, when, result === null ? '' : texts.results[result]);
};

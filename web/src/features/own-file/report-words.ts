import { formatDay, formatMoment, inSentence } from '../../lib/dates/dates.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** 'Symptoms since Mon 4 May', 'Test of Mon 4 May: negative', 'Phone number should be: 81234567'. */
export const formatReport = (
  { kind, day, result, field, value }: OwnFile['reports'][number],
  timeZone: string,
): string => {
  if (kind === 'CORRECTION') return texts.correctionTo(texts.fields[field ?? 'OTHER'], value ?? '');
  const when = day === null ? '' : inSentence(formatDay(day, timeZone));
  return kind === 'SYMPTOMS'
    ? texts.symptomsSince(when)
    : texts.testOf(when, result === null ? '' : texts.results[result]);
};

/** 'Not there, from Mon 4 May, 09:00 until Mon 4 May, 17:00'. */
export const formatRequest = (
  { from, until }: OwnFile['requests'][number],
  timeZone: string,
): string =>
  texts.notThere(
    inSentence(formatMoment(from, timeZone)),
    inSentence(formatMoment(until, timeZone)),
  );

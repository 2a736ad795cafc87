import { inSentence, formatMoment } from '../../../lib/dates/dates.ts';
import { texts } from './texts.ts';

/** Labels of fields by their names in the log. */
const fieldWords: Record<string, string> = texts.fields;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const reference = new RegExp(`,? ?\\b(?:employee|run|change|import|mail) ${uuid}`, 'giu');
const instant = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/gu;
const field = new RegExp(`\\b(?:${Object.keys(fieldWords).join('|')})\\b`, 'gu');

/** Formats the details of an entry: ids are left out, and times and field names are put into words. */
export const formatDetail = (detail: string | null, timeZone: string): string =>
  (detail ?? '')
    .replaceAll(reference, '')
    .replaceAll(instant, (time) => inSentence(formatMoment(time, timeZone)))
    .replaceAll(field, (name) => fieldWords[name] ?? name)
    .replace(/^[,\s]+/u, '');

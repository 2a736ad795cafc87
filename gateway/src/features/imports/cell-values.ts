import { Gender } from '../employees/employee.entity.js';
import { unescapeFormula } from './formula.js';

/** What a cell says: a value, or what is wrong with it. */
export type Said<Value> = { value: Value } | { error: string };

export interface SaidStatus {
  isPositive: boolean;
  /** Null: not disclosed. Undefined: it says nothing of a date. */
  date?: string | null;
}

/** A cell's text without what stands around it. Empty: nothing is said. */
export function cellText(cell: string | undefined): string {
  const text = unescapeFormula(cell ?? '').trim();
  return text.toLowerCase() === 'not available' ? '' : text;
}

/**
 * A phone number as people write it, or the digits of one that a spreadsheet has written as a long number. One that
 * the spreadsheet has cut is refused, for the missing digits are gone.
 */
export function phoneOf(text: string): Said<string> {
  const [, whole, rest = '', exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole === undefined) return { value: text.replace(/^(\d+)\.0$/, '$1') };
  if (rest.length < Number(exponent))
    return { error: 'Digits are missing: please format the column as text' };
  return rest.length === Number(exponent)
    ? { value: whole + rest }
    : { error: 'Only numbers accepted.' };
}

/** A day written as yyyy-mm-dd or d/m/yyyy, as yyyy-MM-dd. */
export function dayOf(text: string): Said<string> {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1, 4)
    : slashed
      ? slashed.slice(1, 4).toReversed()
      : [];
  if (year && month && day) {
    const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const moment = new Date(`${value}T00:00:00Z`);
    // A day that no month has comes out as another one.
    if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)) return { value };
  }
  return { error: 'Please enter a date as d/m/yyyy or yyyy-mm-dd' };
}

/** POSITIVE, with 'on d/m/yyyy' or 'date not disclosed' or without, or NEGATIVE. */
export function statusOf(text: string): Said<SaidStatus> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text.toLowerCase()) ?? [];
  if (['negative', 'false', 'no', '0'].includes(word) && rest === '')
    return { value: { isPositive: false } };
  if (['positive', 'true', 'yes', '1'].includes(word)) {
    if (rest === '') return { value: { isPositive: true } };
    if (/^[,(-]?\s*date not disclosed\)?$/.test(rest))
      return { value: { isPositive: true, date: null } };
    const day = dayOf(rest.replace(/^\(?on\s+/, '').replace(/\)$/, ''));
    return 'error' in day ? day : { value: { isPositive: true, date: day.value } };
  }
  return { error: 'Please enter POSITIVE or NEGATIVE' };
}

export function genderOf(text: string): Said<Gender> {
  const word = text.toLowerCase();
  if (word === 'female' || word === 'f') return { value: Gender.FEMALE };
  if (word === 'male' || word === 'm') return { value: Gender.MALE };
  return { error: 'Please enter Female or Male' };
}

import { Gender } from '../directory/employee.entity.js';
import { unescapeFormula } from '../../../http/formula.js';

/** A parsed cell: its value or an error message. */
export type CellResult<Value> = { value: Value } | { error: string };

/** The COVID-19 status of a person of the directory. */
export interface StoredStatus {
  isPositive: boolean;
  positiveDate: string | null;
  /** Day zero of the case that makes the person positive. */
  positiveSince: string | null;
}

export interface ParsedStatus {
  isPositive: boolean;
  /** Null: not disclosed. Undefined: no date given. */
  date?: string | null;
}

/** Trims a cell and removes the formula escape. An empty text means no value. */
export function trimCell(cell: string | undefined): string {
  const text = unescapeFormula(cell ?? '').trim();
  return text.toLowerCase() === 'not available' ? '' : text;
}

/**
 * Parses a phone number, also one that a spreadsheet has formatted as a number (6.12E+7), if it has all its digits.
 */
export function parsePhoneCell(text: string): CellResult<string> {
  const [, whole, rest = '', exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text) ?? [];
  if (whole === undefined) return { value: text.replace(/^(\d+)\.0$/, '$1') };
  if (rest.length < Number(exponent))
    return { error: 'Digits are missing: please format the column as text' };
  return rest.length === Number(exponent)
    ? { value: whole + rest }
    : { error: 'Only numbers accepted.' };
}

/** Parses a day written as yyyy-mm-dd or d/m/yyyy; returns yyyy-MM-dd. */
export function parseDay(text: string): CellResult<string> {
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
    // JavaScript turns a day such as 31 February into another one.
    if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)) return { value };
  }
  return { error: 'Please enter a date as d/m/yyyy or yyyy-mm-dd' };
}

/** Parses NEGATIVE, or POSITIVE with 'on d/m/yyyy', 'date not disclosed', 'since d/m/yyyy', which gives no day of a test, or no date. */
export function parseStatus(text: string): CellResult<ParsedStatus> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text.toLowerCase()) ?? [];
  if (['negative', 'false', 'no', '0'].includes(word) && rest === '')
    return { value: { isPositive: false } };
  if (['positive', 'true', 'yes', '1'].includes(word)) {
    if (rest === '') return { value: { isPositive: true } };
    if (/^[,(-]?\s*date not disclosed\)?$/.test(rest))
      return { value: { isPositive: true, date: null } };
    const day = parseDay(rest.replace(/^\(?(on|since)\s+/, '').replace(/\)$/, ''));
    if ('error' in day) return day;
    return { value: { isPositive: true, ...(/^\(?since/.test(rest) ? {} : { date: day.value }) } };
  }
  return { error: 'Please enter POSITIVE or NEGATIVE' };
}

/** Formats a status: 'NEGATIVE', 'POSITIVE on 5/11/2026' with the day of the test, or 'POSITIVE since 3/11/2026' with day zero of the case. */
export function formatStatus({ isPositive, positiveDate, positiveSince }: StoredStatus): string {
  if (!isPositive) return 'NEGATIVE';
  const known = positiveDate ?? positiveSince;
  if (known === null) return 'POSITIVE date not disclosed';
  const [year, month, day] = known.split('-').map(Number);
  return `POSITIVE ${positiveDate === null ? 'since' : 'on'} ${day}/${month}/${year}`;
}

/** Parses a gender, also by its first letter. */
export function parseGender(text: string): CellResult<Gender> {
  const word = text.toLowerCase();
  if (word === 'female' || word === 'f') return { value: Gender.FEMALE };
  if (word === 'male' || word === 'm') return { value: Gender.MALE };
  return { error: 'Please enter Female or Male' };
}

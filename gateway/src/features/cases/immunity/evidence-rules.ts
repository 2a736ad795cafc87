import type { FieldError } from '../../../errors.js';
import { catalogue, diseaseCodes } from '../diseases/catalogue.js';
import type { EvidenceFields, ImmunityRowInput } from './immunity.inputs.js';
import { ImmunityEvidenceKind } from './judge-immunity.js';

const maxDoses = 10;
const firstDay = '1900-01-01';
const wrongDay = 'Please enter a day as YYYY-MM-DD';

/** Kinds that may also show that somebody is not immune. */
const kindsWithResult: ReadonlySet<ImmunityEvidenceKind> = new Set([
  ImmunityEvidenceKind.LABORATORY,
  ImmunityEvidenceKind.OTHER,
]);

/** Finds what is wrong with a piece of evidence. */
export function findEvidenceErrors(
  { kind, day, doses, isImmune, validUntil }: EvidenceFields,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  const isVaccination = kind === ImmunityEvidenceKind.VACCINATION;
  if (day > today) errors.push({ field: 'day', message: 'The day is in the future' });
  else if (day < firstDay) errors.push({ field: 'day', message: 'Please check the year' });
  if (isVaccination && !isDoses(doses))
    errors.push({ field: 'doses', message: `Please enter 1 to ${maxDoses} doses` });
  if (!isVaccination && typeof doses === 'number')
    errors.push({ field: 'doses', message: 'Only a vaccination has doses' });
  if (kindsWithResult.has(kind) && typeof isImmune !== 'boolean')
    errors.push({ field: 'isImmune', message: 'Please select whether it shows immunity' });
  if (!kindsWithResult.has(kind) && isImmune === false)
    errors.push({ field: 'isImmune', message: 'This kind of evidence always shows immunity' });
  if (validUntil && validUntil < day)
    errors.push({ field: 'validUntil', message: 'It ends before its day' });
  return errors;
}

function isDoses(doses: number | null | undefined): boolean {
  return Number.isInteger(doses) && doses! >= 1 && doses! <= maxDoses;
}

/** A row of a file without spaces around its cells; empty: none. */
export type TrimmedRow = Record<keyof ImmunityRowInput, string>;

/** Parses a row of a file but for its person. @returns the evidence, or the first mistake. */
export function parseRow(typed: TrimmedRow, today: string): EvidenceFields | FieldError {
  const disease = diseaseCodes.find((code) =>
    [code, catalogue[code].name].some((name) => isSameWord(name, typed.disease)),
  );
  if (!disease) return refuse('disease', typed.disease, 'is no disease of the catalogue');
  const kind = Object.values(ImmunityEvidenceKind).find((code) => isSameWord(code, typed.kind));
  if (!kind)
    return refuse('kind', typed.kind, 'is none of vaccination, laboratory, illness and other');
  const { day, document } = typed;
  const validUntil = typed.validUntil || null;
  if (!isDay(day)) return { field: 'day', message: wrongDay };
  if (validUntil !== null && !isDay(validUntil)) return { field: 'validUntil', message: wrongDay };
  const isImmune = readResult(typed.result);
  if (isImmune === undefined)
    return refuse('result', typed.result, 'is neither immune nor not immune');
  if (/[\r\n]/.test(document)) return { field: 'document', message: 'Please enter it in one line' };
  const doses = typed.doses === '' ? null : Number(typed.doses);
  const evidence = { disease, kind, day, validUntil, doses, isImmune, document };
  const [error] = findEvidenceErrors(evidence, today);
  if (!error) return evidence;
  return error.field === 'isImmune' ? { ...error, field: 'result' } : error;
}

/** Removes the spaces around the cells of a row. */
export function trimRow(row: ImmunityRowInput): TrimmedRow {
  const { employee, disease, kind, day, doses, result, validUntil, document } = row;
  const cells = { employee, disease, kind, day, doses, result, validUntil, document };
  const trimmed = Object.entries(cells).map(([name, cell]) => [name, cell?.trim() ?? '']);
  return Object.fromEntries(trimmed) as TrimmedRow;
}

function refuse(field: keyof ImmunityRowInput, typed: string, problem: string): FieldError {
  const message = typed === '' ? `Please enter the ${field}` : `'${typed}' ${problem}`;
  return { field, message };
}

function isSameWord(word: string, typed: string): boolean {
  const simplify = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return simplify(word) === simplify(typed);
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Reads whether somebody is immune; null: the cell is empty, undefined: it says neither. */
function readResult(text: string): boolean | null | undefined {
  if (text === '') return null;
  if (isSameWord('immune', text)) return true;
  return isSameWord('not immune', text) ? false : undefined;
}

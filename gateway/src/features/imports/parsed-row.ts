import { splitPhone } from '../../validation/phone-rule.js';
import type { Gender } from '../employees/employee.entity.js';
import {
  cellText,
  dayOf,
  genderOf,
  phoneOf,
  type Said,
  type SaidStatus,
  statusOf,
} from './cell-values.js';
import type { ImportLine } from './import-lines.entity.js';
import { ImportField } from './import.words.js';

/** Fields that are taken as text, and the employee's property that each is. */
export const textProperty = {
  [ImportField.EMPLOYEE_ID]: 'code',
  [ImportField.NAME]: 'name',
  [ImportField.PHONE]: 'phone',
  [ImportField.COUNTRY_CODE]: 'countryCode',
  [ImportField.EMAIL]: 'email',
  [ImportField.DEPARTMENT]: 'department',
  [ImportField.DESIGNATION]: 'designation',
} as const;
export type TextField = keyof typeof textProperty;

/** What a row of the file says; what it leaves empty it does not say. */
export interface ParsedRow {
  row: number;
  /** Cells as the file has them, without what stands around them. */
  texts: Map<ImportField, string>;
  values: Partial<Record<(typeof textProperty)[TextField], string>>;
  gender?: Gender;
  dateOfBirth?: string;
  status?: SaidStatus;
  positiveDate?: string;
  /** What cannot be understood. */
  errors: Map<ImportField, string>;
}

/** Reads a line by the names of its columns. */
export function readLine(
  [row, cells]: ImportLine,
  columns: readonly { index: number; field: ImportField | null }[],
): ParsedRow {
  const said: ParsedRow = { row, texts: new Map(), values: {}, errors: new Map() };
  for (const { index, field } of columns) {
    const text = cellText(cells[index]);
    if (field === null || text === '') continue;
    said.texts.set(field, text);
    readCell(said, field, text);
  }
  separateCountryCode(said);
  return said;
}

/** Takes the country code from the number, and shows it where the file has none in a column of its own. */
function separateCountryCode({ values, texts }: ParsedRow): void {
  if (values.phone === undefined) return;
  const { phone, countryCode } = splitPhone(values.phone, values.countryCode ?? '');
  values.phone = phone;
  if (countryCode === '') return;
  values.countryCode = countryCode;
  if (!texts.has(ImportField.COUNTRY_CODE)) texts.set(ImportField.COUNTRY_CODE, countryCode);
}

function readCell(said: ParsedRow, field: ImportField, text: string): void {
  switch (field) {
    case ImportField.PHONE:
      keep(said, field, phoneOf(text), (phone) => {
        said.values.phone = phone;
      });
      break;
    case ImportField.EMAIL:
      said.values.email = text.toLowerCase();
      break;
    case ImportField.GENDER:
      keep(said, field, genderOf(text), (gender) => {
        said.gender = gender;
      });
      break;
    case ImportField.DATE_OF_BIRTH:
      keep(said, field, dayOf(text), (day) => {
        said.dateOfBirth = day;
      });
      break;
    case ImportField.STATUS:
      keep(said, field, statusOf(text), (status) => {
        said.status = status;
      });
      break;
    case ImportField.POSITIVE_DATE:
      keep(said, field, dayOf(text), (day) => {
        said.positiveDate = day;
      });
      break;
    default:
      said.values[textProperty[field]] = text;
  }
}

function keep<Value>(
  said: ParsedRow,
  field: ImportField,
  what: Said<Value>,
  set: (value: Value) => void,
): void {
  if ('error' in what) said.errors.set(field, what.error);
  else set(what.value);
}

import { splitPhone } from '../../../validation/phone-rule.js';
import type { Gender } from '../directory/employee.entity.js';
import {
  trimCell,
  parseDay,
  parseGender,
  parsePhoneCell,
  type CellResult,
  type ParsedStatus,
  parseStatus,
} from './cell-values.js';
import { ImportField } from './import-enums.js';
import type { ImportLine } from './import.entity.js';

/** Text fields, with the employee's property of each. */
export const textProperty = {
  [ImportField.EMPLOYEE_ID]: 'code',
  [ImportField.NAME]: 'name',
  [ImportField.PHONE]: 'phone',
  [ImportField.CALLING_CODE]: 'callingCode',
  [ImportField.EMAIL]: 'email',
  [ImportField.DEPARTMENT]: 'department',
  [ImportField.DESIGNATION]: 'designation',
} as const;
export type TextField = keyof typeof textProperty;

/** A parsed row of the file; empty cells are left out. */
export interface ParsedRow {
  row: number;
  /** Trimmed cells. */
  texts: Map<ImportField, string>;
  values: Partial<Record<(typeof textProperty)[TextField], string>>;
  gender?: Gender;
  dateOfBirth?: string;
  status?: ParsedStatus;
  positiveDate?: string;
  /** Error messages of cells that cannot be parsed. */
  errors: Map<ImportField, string>;
}

/** Parses a line according to the fields of the columns. */
export function parseLine(
  [row, cells]: ImportLine,
  columns: readonly { index: number; field: ImportField | null }[],
): ParsedRow {
  const parsed: ParsedRow = { row, texts: new Map(), values: {}, errors: new Map() };
  for (const { index, field } of columns) {
    const text = trimCell(cells[index]);
    if (field === null || text === '') continue;
    parsed.texts.set(field, text);
    parseCell(parsed, field, text);
  }
  separateCountryCode(parsed);
  return parsed;
}

/** Separates the country code from the number, and lists it as a field if the file has no column for it. */
function separateCountryCode({ values, texts }: ParsedRow): void {
  if (values.phone === undefined) return;
  const { phone, callingCode } = splitPhone(values.phone, values.callingCode ?? '');
  values.phone = phone;
  if (callingCode === '') return;
  values.callingCode = callingCode;
  if (!texts.has(ImportField.CALLING_CODE)) texts.set(ImportField.CALLING_CODE, callingCode);
}

function parseCell(parsed: ParsedRow, field: ImportField, text: string): void {
  const { values, errors } = parsed;
  const store = <Target, Key extends keyof Target>(
    target: Target,
    key: Key,
    result: CellResult<NonNullable<Target[Key]>>,
  ) => {
    if ('error' in result) errors.set(field, result.error);
    else target[key] = result.value;
  };
  switch (field) {
    case ImportField.PHONE:
      store(values, 'phone', parsePhoneCell(text));
      break;
    case ImportField.EMAIL:
      values.email = text.toLowerCase();
      break;
    case ImportField.GENDER:
      store(parsed, 'gender', parseGender(text));
      break;
    case ImportField.DATE_OF_BIRTH:
      store(parsed, 'dateOfBirth', parseDay(text));
      break;
    case ImportField.STATUS:
      store(parsed, 'status', parseStatus(text));
      break;
    case ImportField.POSITIVE_DATE:
      store(parsed, 'positiveDate', parseDay(text));
      break;
    default:
      values[textProperty[field]] = text;
  }
}

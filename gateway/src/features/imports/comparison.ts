import { v7 as uuidv7 } from 'uuid';
import { digitsOfCode } from '../../validation/phone-rule.js';
import { directoryKeys } from '../employees/directory-keys.js';
import type { Gender } from '../employees/employee.entity.js';
import type { StoredColumns } from '../employees/stored-columns.js';
import { taken } from '../employees/taken.js';
import type { ImportCell, ImportRow } from './import-row.entity.js';
import { type IdentifyBy, identifyingField, ImportField, ImportRowKind } from './import.words.js';
import { brokenRules } from './row-rules.js';
import type { ParsedRow } from './parsed-row.js';
import { type StatusAfter, statusAfter } from './status-after.js';
import { statusText } from './status-text.js';

/** Somebody of the directory, as far as a file can speak of them. */
export interface DirectoryPerson {
  id: string;
  version: number;
  code: string;
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  designation: string;
  department: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  isPositive: boolean;
  positiveDate: string | null;
}

/** The people whom some rows speak of, by what belongs to one person alone. */
export interface Directory {
  [ImportField.EMPLOYEE_ID]: Map<string, DirectoryPerson>;
  [ImportField.EMAIL]: Map<string, DirectoryPerson>;
  [ImportField.PHONE]: Map<string, DirectoryPerson>;
}

/** What belongs to one person alone. */
const unique = [
  [ImportField.EMPLOYEE_ID, 'code', taken.employee_code_key?.[1]],
  [ImportField.EMAIL, 'email', taken.employee_email_key?.[1]],
  [ImportField.PHONE, 'phone', taken.employee_phone_key?.[1]],
] as const;

export type RowOutcome = Omit<ImportRow, 'companyId' | 'importId'>;

/** Compares the rows of one file with the directory, in their order. */
export class Comparison {
  /** In which row a value stood first. */
  private readonly seen = {
    [ImportField.EMPLOYEE_ID]: new Map<string, number>(),
    [ImportField.EMAIL]: new Map<string, number>(),
    [ImportField.PHONE]: new Map<string, number>(),
  };

  constructor(
    private readonly identifyBy: IdentifyBy,
    /** The company's day, yyyy-MM-dd. */
    private readonly today: string,
  ) {}

  /** What a row does to the directory. */
  outcome(said: ParsedRow, directory: Directory): RowOutcome {
    const identifying = identifyingField[this.identifyBy];
    const own = identifying === ImportField.EMAIL ? said.values.email : said.values.phone;
    const person = own === undefined ? undefined : directory[identifying].get(own);
    const status = statusAfter(said, person);
    const errors = brokenRules(said, status, !person, this.today);
    const twin = this.firstRow(identifying, own, said.row);
    const error = twin === undefined ? null : `The same person as in row ${twin}`;
    for (const [field, property, message = ''] of unique) {
      const value = said.values[property];
      if (value === undefined || error !== null) continue;
      const holder = directory[field].get(value);
      const first = field === identifying ? undefined : this.firstRow(field, value, said.row);
      if (errors.has(field)) continue;
      if (holder && holder.id !== person?.id) errors.set(field, message);
      else if (first !== undefined) errors.set(field, `Also in row ${first}`);
    }
    if (error !== null || errors.size > 0) return wrongRow(said, person, errors, error);
    return person ? knownRow(said, person, status) : newRow(said, status);
  }

  /** The row above in which a value stood first; undefined: there is none, and this row is the first one. */
  private firstRow(
    field: keyof Directory,
    value: string | undefined,
    row: number,
  ): number | undefined {
    if (value === undefined) return undefined;
    const first = this.seen[field].get(value);
    if (first === undefined) this.seen[field].set(value, row);
    return first;
  }
}

function wrongRow(
  said: ParsedRow,
  person: DirectoryPerson | undefined,
  errors: Map<ImportField, string>,
  error: string | null,
): RowOutcome {
  const cells = [...errors].map(([field, message]) => cellOf(said, person, field, message));
  const name = said.values.name ?? person?.name ?? '';
  return {
    row: said.row,
    kind: ImportRowKind.WRONG,
    employeeId: null,
    version: null,
    name,
    stored: {},
    cells,
    error,
  };
}

function newRow(said: ParsedRow, status: StatusAfter): RowOutcome {
  const { code = '', name = '', email = '', phone = '', department = '' } = said.values;
  const cells = [...said.texts.keys()].map((field) => cellOf(said, undefined, field));
  const stored: StoredColumns = {
    code,
    name,
    email,
    phone,
    department,
    country_code: said.values.countryCode ?? '',
    designation: said.values.designation ?? '',
    gender: said.gender ?? null,
    date_of_birth: said.dateOfBirth ?? null,
    is_positive: status.isPositive,
    positive_date: status.positiveDate,
    ...storedKeys({ code, name, email, department }),
  };
  return {
    row: said.row,
    kind: ImportRowKind.NEW,
    employeeId: uuidv7(),
    version: null,
    name,
    stored,
    cells,
    error: null,
  };
}

function knownRow(said: ParsedRow, person: DirectoryPerson, status: StatusAfter): RowOutcome {
  const { stored, fields } = differences(said, person, status);
  const isChanged = fields.length > 0;
  return {
    row: said.row,
    kind: isChanged ? ImportRowKind.CHANGED : ImportRowKind.UNCHANGED,
    employeeId: person.id,
    version: person.version,
    name: said.values.name ?? person.name,
    stored: isChanged ? { ...stored, ...keysAfter(stored, person) } : {},
    cells: fields.map((field) => cellOf(said, person, field)),
    error: null,
  };
}

function differences(
  said: ParsedRow,
  person: DirectoryPerson,
  status: StatusAfter,
): { stored: StoredColumns; fields: ImportField[] } {
  const stored: StoredColumns = {};
  const fields = new Set<ImportField>();
  const put = <Column extends keyof StoredColumns>(
    field: ImportField,
    column: Column,
    before: StoredColumns[Column],
    after: StoredColumns[Column],
  ) => {
    if (after === undefined || after === before) return;
    stored[column] = after;
    fields.add(field);
  };
  const { values } = said;
  put(ImportField.EMPLOYEE_ID, 'code', person.code, values.code);
  put(ImportField.NAME, 'name', person.name, values.name);
  put(ImportField.PHONE, 'phone', person.phone, values.phone);
  if (digitsOfCode(person.countryCode) !== digitsOfCode(values.countryCode ?? ''))
    put(ImportField.COUNTRY_CODE, 'country_code', person.countryCode, values.countryCode);
  put(ImportField.EMAIL, 'email', person.email, values.email);
  put(ImportField.DEPARTMENT, 'department', person.department, values.department);
  put(ImportField.DESIGNATION, 'designation', person.designation, values.designation);
  put(ImportField.GENDER, 'gender', person.gender, said.gender);
  put(ImportField.DATE_OF_BIRTH, 'date_of_birth', person.dateOfBirth, said.dateOfBirth);
  put(ImportField.STATUS, 'is_positive', person.isPositive, status.isPositive);
  // Negative takes the date along: the status alone says so.
  const dateField = status.isPositive ? status.dateField : ImportField.STATUS;
  put(dateField, 'positive_date', person.positiveDate, status.positiveDate);
  return { stored, fields: [...fields] };
}

function keysAfter(stored: StoredColumns, person: DirectoryPerson): StoredColumns {
  const { code, name, email, department } = stored;
  if ([code, name, email, department].every((value) => value === undefined)) return {};
  return storedKeys({
    code: code ?? person.code,
    name: name ?? person.name,
    email: email ?? person.email,
    department: department ?? person.department,
  });
}

function storedKeys(employee: Parameters<typeof directoryKeys>[0]): StoredColumns {
  const { nameKey, departmentKey, search } = directoryKeys(employee);
  return { name_key: nameKey, department_key: departmentKey, search };
}

function cellOf(
  said: ParsedRow,
  person: DirectoryPerson | undefined,
  field: ImportField,
  error: string | null = null,
): ImportCell {
  const before = person ? shown(person, field) || null : null;
  return { field, before, after: said.texts.get(field) ?? '', error };
}

/** How the directory shows what a field says. */
function shown(person: DirectoryPerson, field: ImportField): string | null {
  const texts: Record<ImportField, string | null> = {
    [ImportField.EMPLOYEE_ID]: person.code,
    [ImportField.NAME]: person.name,
    [ImportField.PHONE]: person.phone,
    [ImportField.COUNTRY_CODE]: person.countryCode,
    [ImportField.EMAIL]: person.email,
    [ImportField.DEPARTMENT]: person.department,
    [ImportField.DESIGNATION]: person.designation,
    [ImportField.GENDER]: person.gender,
    [ImportField.DATE_OF_BIRTH]: person.dateOfBirth,
    [ImportField.STATUS]: statusText(person.isPositive, person.positiveDate),
    [ImportField.POSITIVE_DATE]: person.positiveDate,
  };
  return texts[field];
}

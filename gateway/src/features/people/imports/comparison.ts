import { v7 as uuidv7 } from 'uuid';
import { PhoneBook, type PhoneNumber } from '../../../validation/phone-book.js';
import { digitsOfCode } from '../../../validation/phone-rule.js';
import { makeDirectoryKeys } from '../directory/directory-keys.js';
import type { Gender } from '../directory/employee.entity.js';
import type { StoredColumns } from '../directory/stored-columns.js';
import { uniqueEmployeeValues } from '../directory/employee-rules.js';
import { formatStatus, type StoredStatus } from './cell-values.js';
import type { ImportCell, ImportRow } from './import-row.entity.js';
import { type IdentifyBy, identifyingField, ImportField, ImportRowKind } from './import-enums.js';
import { validateRow } from './row-rules.js';
import type { ParsedRow } from './parsed-row.js';
import { type StatusAfter, computeStatusAfter } from './status-after.js';

/** A person of the directory, with the columns that a file can contain. */
export interface DirectoryPerson extends StoredStatus {
  id: string;
  version: number;
  code: string;
  name: string;
  email: string;
  phone: string;
  callingCode: string;
  designation: string;
  department: string;
  gender: Gender | null;
  dateOfBirth: string | null;
  statusVersion: number;
}

type UniqueField = ImportField.EMPLOYEE_ID | ImportField.EMAIL | ImportField.PHONE;

/** People that rows refer to, by each unique field. */
export interface Directory {
  [ImportField.EMPLOYEE_ID]: ReadonlyMap<string, DirectoryPerson>;
  [ImportField.EMAIL]: ReadonlyMap<string, DirectoryPerson>;
  [ImportField.PHONE]: PhoneBook<DirectoryPerson>;
}

/** Returns the phone number of a row; undefined if it has none. */
export function getPhoneNumber({ values }: ParsedRow): PhoneNumber | undefined {
  const { phone, callingCode = '' } = values;
  return phone === undefined ? undefined : { phone, callingCode };
}

/** Fields that are unique in a company. */
const uniqueFields = [
  [ImportField.EMPLOYEE_ID, 'code', uniqueEmployeeValues.employee_code_key?.[1]],
  [ImportField.EMAIL, 'email', uniqueEmployeeValues.employee_email_key?.[1]],
  [ImportField.PHONE, 'phone', uniqueEmployeeValues.employee_phone_key?.[1]],
] as const;

const lacksCallingCode =
  'Several people have this number in different countries. Please add the country code';

export type RowOutcome = Omit<ImportRow, 'companyId' | 'importId'>;

/** Compares the rows of one file with the directory, in their order. */
export class Comparison {
  /** The first row with each value. */
  private readonly seen = {
    [ImportField.EMPLOYEE_ID]: new Map<string, number>(),
    [ImportField.EMAIL]: new Map<string, number>(),
    [ImportField.PHONE]: new PhoneBook<PhoneNumber & { row: number }>(),
  };

  constructor(
    private readonly identifyBy: IdentifyBy,
    /** The company's day, yyyy-MM-dd. */
    private readonly today: string,
  ) {}

  /** Compares a row with the directory and returns what it would change. */
  compare(parsed: ParsedRow, directory: Directory): RowOutcome {
    const identifying = identifyingField[this.identifyBy];
    const [person, ...others] = findHolders(parsed, identifying, directory);
    const status = computeStatusAfter(parsed, person);
    const errors = validateRow(parsed, status, !person, this.today);
    if (others.length > 0) errors.set(ImportField.PHONE, lacksCallingCode);
    const earlier = this.findEarlierRow(identifying, parsed);
    const error = earlier === undefined ? null : `The same person as in row ${earlier}`;
    for (const [field, property, message = ''] of uniqueFields) {
      if (parsed.values[property] === undefined || error !== null) continue;
      const holders = findHolders(parsed, field, directory);
      const first = field === identifying ? undefined : this.findEarlierRow(field, parsed);
      if (errors.has(field)) continue;
      const isOwn = holders.some(({ id }) => id === person?.id);
      if (holders.length > 0 && !isOwn) errors.set(field, message);
      else if (first !== undefined) errors.set(field, `Also in row ${first}`);
    }
    if (error !== null || errors.size > 0) return makeWrongRow(parsed, person, errors, error);
    return person ? makePresentRow(parsed, person, status) : makeNewRow(parsed, status);
  }

  /** Returns the earlier row with the same value; undefined if this row is the first. */
  private findEarlierRow(field: UniqueField, parsed: ParsedRow): number | undefined {
    const { row, values } = parsed;
    if (field === ImportField.PHONE) {
      const number = getPhoneNumber(parsed);
      if (number === undefined) return undefined;
      const [first] = this.seen[field].find(number);
      if (first === undefined) this.seen[field].add({ ...number, row });
      return first?.row;
    }
    const value = field === ImportField.EMAIL ? values.email : values.code;
    if (value === undefined) return undefined;
    const first = this.seen[field].get(value);
    if (first === undefined) this.seen[field].set(value, row);
    return first;
  }
}

/** Finds the people of the directory who have the value of a row; several only for a phone number without a country code. */
function findHolders(
  parsed: ParsedRow,
  field: UniqueField,
  directory: Directory,
): DirectoryPerson[] {
  if (field === ImportField.PHONE) {
    const number = getPhoneNumber(parsed);
    return number === undefined ? [] : directory[field].find(number);
  }
  const value = field === ImportField.EMAIL ? parsed.values.email : parsed.values.code;
  const holder = value === undefined ? undefined : directory[field].get(value);
  return holder ? [holder] : [];
}

function makeWrongRow(
  parsed: ParsedRow,
  person: DirectoryPerson | undefined,
  errors: Map<ImportField, string>,
  error: string | null,
): RowOutcome {
  const cells = [...errors].map(([field, message]) => makeCell(parsed, person, field, message));
  const name = parsed.values.name ?? person?.name ?? '';
  const employeeId = person?.id ?? null;
  return makeOutcome(parsed, ImportRowKind.WRONG, { employeeId, name, cells, error });
}

function makeOutcome(
  { row, values }: ParsedRow,
  kind: ImportRowKind,
  outcome: Partial<RowOutcome>,
): RowOutcome {
  const name = values.name ?? '';
  const empty = {
    employeeId: null,
    version: null,
    statusVersion: null,
    stored: {},
    cells: [],
    error: null,
  };
  return { row, kind, name, ...empty, ...outcome };
}

function makeNewRow(parsed: ParsedRow, status: StatusAfter): RowOutcome {
  const { code = '', name = '', email = '', phone = '', department = '' } = parsed.values;
  const cells = [...parsed.texts.keys()].map((field) => makeCell(parsed, undefined, field));
  const stored: StoredColumns = {
    code,
    name,
    email,
    phone,
    department,
    calling_code: parsed.values.callingCode ?? '',
    designation: parsed.values.designation ?? '',
    gender: parsed.gender ?? null,
    date_of_birth: parsed.dateOfBirth ?? null,
    is_positive: status.isPositive,
    positive_date: status.positiveDate,
    ...makeKeys({
      code,
      name,
      email,
      department,
      phone,
      callingCode: parsed.values.callingCode ?? '',
    }),
  };
  return makeOutcome(parsed, ImportRowKind.NEW, { employeeId: uuidv7(), stored, cells });
}

function makePresentRow(
  parsed: ParsedRow,
  person: DirectoryPerson,
  status: StatusAfter,
): RowOutcome {
  const { stored, fields } = findDifferences(parsed, person, status);
  const isChanged = fields.length > 0;
  return makeOutcome(parsed, isChanged ? ImportRowKind.CHANGED : ImportRowKind.UNCHANGED, {
    employeeId: person.id,
    version: person.version,
    statusVersion: setsStatus(stored) ? person.statusVersion : null,
    name: parsed.values.name ?? person.name,
    stored: isChanged ? { ...stored, ...makeChangedKeys(stored, person) } : {},
    cells: fields.map((field) => makeCell(parsed, person, field)),
  });
}

function setsStatus({ is_positive, positive_date }: StoredColumns): boolean {
  return is_positive !== undefined || positive_date !== undefined;
}

function findDifferences(
  parsed: ParsedRow,
  person: DirectoryPerson,
  status: StatusAfter,
): { stored: StoredColumns; fields: ImportField[] } {
  const stored: StoredColumns = {};
  const fields = new Set<ImportField>();
  const compareField = <Column extends keyof StoredColumns>(
    field: ImportField,
    column: Column,
    before: StoredColumns[Column],
    after: StoredColumns[Column],
  ) => {
    if (after === undefined || after === before) return;
    stored[column] = after;
    fields.add(field);
  };
  const { values } = parsed;
  compareField(ImportField.EMPLOYEE_ID, 'code', person.code, values.code);
  compareField(ImportField.NAME, 'name', person.name, values.name);
  compareField(ImportField.PHONE, 'phone', person.phone, values.phone);
  if (digitsOfCode(person.callingCode) !== digitsOfCode(values.callingCode ?? ''))
    compareField(ImportField.CALLING_CODE, 'calling_code', person.callingCode, values.callingCode);
  compareField(ImportField.EMAIL, 'email', person.email, values.email);
  compareField(ImportField.DEPARTMENT, 'department', person.department, values.department);
  compareField(ImportField.DESIGNATION, 'designation', person.designation, values.designation);
  compareField(ImportField.GENDER, 'gender', person.gender, parsed.gender);
  compareField(ImportField.DATE_OF_BIRTH, 'date_of_birth', person.dateOfBirth, parsed.dateOfBirth);
  compareField(ImportField.STATUS, 'is_positive', person.isPositive, status.isPositive);
  // A negative status clears the date, which the status cell shows.
  const dateField = status.isPositive ? status.dateField : ImportField.STATUS;
  compareField(dateField, 'positive_date', person.positiveDate, status.positiveDate);
  return { stored, fields: [...fields] };
}

function makeChangedKeys(stored: StoredColumns, person: DirectoryPerson): StoredColumns {
  const { code, name, email, department, phone, calling_code: callingCode } = stored;
  const keyed = [code, name, email, department, phone, callingCode];
  if (keyed.every((value) => value === undefined)) return {};
  return makeKeys({
    code: code ?? person.code,
    name: name ?? person.name,
    email: email ?? person.email,
    department: department ?? person.department,
    phone: phone ?? person.phone,
    callingCode: callingCode ?? person.callingCode,
  });
}

function makeKeys(employee: Parameters<typeof makeDirectoryKeys>[0]): StoredColumns {
  const { nameKey, departmentKey, search, phoneKey } = makeDirectoryKeys(employee);
  return { name_key: nameKey, department_key: departmentKey, search, phone_key: phoneKey };
}

function makeCell(
  parsed: ParsedRow,
  person: DirectoryPerson | undefined,
  field: ImportField,
  error: string | null = null,
): ImportCell {
  const before = person ? formatField(person, field) || null : null;
  return { field, before, after: parsed.texts.get(field) ?? '', error };
}

/** Formats a field of a person as the directory shows it. */
function formatField(person: DirectoryPerson, field: ImportField): string | null {
  const texts: Record<ImportField, string | null> = {
    [ImportField.EMPLOYEE_ID]: person.code,
    [ImportField.NAME]: person.name,
    [ImportField.PHONE]: person.phone,
    [ImportField.CALLING_CODE]: person.callingCode,
    [ImportField.EMAIL]: person.email,
    [ImportField.DEPARTMENT]: person.department,
    [ImportField.DESIGNATION]: person.designation,
    [ImportField.GENDER]: person.gender,
    [ImportField.DATE_OF_BIRTH]: person.dateOfBirth,
    [ImportField.STATUS]: formatStatus(person),
    [ImportField.POSITIVE_DATE]: person.positiveDate,
  };
  return texts[field];
}

/** What tells whom a row of the file speaks of. */
export enum IdentifyBy {
  EMAIL = 'EMAIL',
  MOBILE = 'MOBILE',
}

/** What a column of a file can hold. */
export enum ImportField {
  EMPLOYEE_ID = 'EMPLOYEE_ID',
  NAME = 'NAME',
  PHONE = 'PHONE',
  COUNTRY_CODE = 'COUNTRY_CODE',
  EMAIL = 'EMAIL',
  DEPARTMENT = 'DEPARTMENT',
  DESIGNATION = 'DESIGNATION',
  GENDER = 'GENDER',
  DATE_OF_BIRTH = 'DATE_OF_BIRTH',
  STATUS = 'STATUS',
  POSITIVE_DATE = 'POSITIVE_DATE',
}

export enum ImportState {
  READING = 'READING',
  MAPPING = 'MAPPING',
  COMPARING = 'COMPARING',
  READY = 'READY',
  APPLYING = 'APPLYING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}

export enum ImportRowKind {
  NEW = 'NEW',
  CHANGED = 'CHANGED',
  UNCHANGED = 'UNCHANGED',
  WRONG = 'WRONG',
}

export enum ImportTake {
  ALL = 'ALL',
  GOOD = 'GOOD',
}

/** The field that a way of telling people apart needs. */
export const identifyingField: Record<IdentifyBy, ImportField.EMAIL | ImportField.PHONE> = {
  [IdentifyBy.EMAIL]: ImportField.EMAIL,
  [IdentifyBy.MOBILE]: ImportField.PHONE,
};

/** The field that identifies the person of a row. */
export enum IdentifyBy {
  EMAIL = 'EMAIL',
  MOBILE = 'MOBILE',
}

/** Fields that a column of a file can contain. */
export enum ImportField {
  EMPLOYEE_ID = 'EMPLOYEE_ID',
  NAME = 'NAME',
  PHONE = 'PHONE',
  CALLING_CODE = 'CALLING_CODE',
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

/** The field required by each way of identifying people. */
export const identifyingField: Record<IdentifyBy, ImportField.EMAIL | ImportField.PHONE> = {
  [IdentifyBy.EMAIL]: ImportField.EMAIL,
  [IdentifyBy.MOBILE]: ImportField.PHONE,
};

import type { EditEmployeeDialog_EmployeeFragment } from '../../../generated/graphql.ts';
import { shortDay } from '../../../domain/dates/dates.ts';
import type { EmployeeFormValues } from './employee-rules.ts';

type Employee = EditEmployeeDialog_EmployeeFragment;

/** A field that can be edited, as a person sees it: a status and its date are one. */
export type EditedField =
  | 'name'
  | 'callingCode'
  | 'department'
  | 'designation'
  | 'gender'
  | 'dateOfBirth'
  | 'status';

const parts: Record<EditedField, readonly (keyof EmployeeFormValues)[]> = {
  name: ['name'],
  callingCode: ['callingCode'],
  department: ['department'],
  designation: ['designation'],
  gender: ['gender'],
  dateOfBirth: ['dateOfBirth'],
  status: ['isPositive', 'positiveDate', 'isDateUnknown'],
};
const fields = Object.keys(parts) as EditedField[];

export const fieldLabels: Record<EditedField, string> = {
  name: 'Name',
  callingCode: 'Code',
  department: 'Department',
  designation: 'Designation',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  status: 'COVID-19 status',
};

/** What the form shows of an employee. */
export const formValuesOf = (employee: Employee): EmployeeFormValues => ({
  code: employee.code,
  name: employee.name,
  email: employee.email,
  callingCode: employee.callingCode ?? '',
  phone: employee.phone,
  designation: employee.designation ?? '',
  department: employee.department,
  gender: employee.gender ?? '',
  dateOfBirth: employee.dateOfBirth ?? '',
  password: '',
  isPositive: employee.isPositive,
  positiveDate: employee.positiveDate ?? '',
  isDateUnknown: employee.isPositive && employee.positiveDate === null,
});

/** A field as a sentence says it; '–' for nothing. */
export const sayField = (field: EditedField, values: EmployeeFormValues): string => {
  if (field === 'status') {
    if (!values.isPositive) return 'NEGATIVE';
    return `POSITIVE ${values.positiveDate === '' ? 'date not disclosed' : `on ${shortDay(values.positiveDate)}`}`;
  }
  if (field === 'gender') return { FEMALE: 'Female', MALE: 'Male', '': 'Not said' }[values.gender];
  const text = values[field].trim();
  if (text === '') return '–';
  return field === 'dateOfBirth' ? shortDay(text) : text;
};

const differs = (field: EditedField, one: EmployeeFormValues, other: EmployeeFormValues): boolean =>
  sayField(field, one) !== sayField(field, other);

export interface EditConflict {
  /** Changed by both, and differently: somebody must choose. */
  toChoose: EditedField[];
  /** Changed by the other alone: stays. */
  theirs: EditedField[];
  /** Changed by this editor alone: is saved. */
  mine: EditedField[];
}

/** Compares field by field what two editors made of the same beginning. */
export const compareEdits = (
  base: EmployeeFormValues,
  mine: EmployeeFormValues,
  theirs: EmployeeFormValues,
): EditConflict => {
  const byMe = fields.filter((field) => differs(field, base, mine));
  const byThem = fields.filter((field) => differs(field, base, theirs));
  return {
    toChoose: byMe.filter((field) => byThem.includes(field) && differs(field, mine, theirs)),
    theirs: byThem.filter((field) => !byMe.includes(field)),
    mine: byMe.filter((field) => !byThem.includes(field)),
  };
};

/** The newest values with mine in place of these fields. */
export const mergeEdits = (
  theirs: EmployeeFormValues,
  mine: EmployeeFormValues,
  taken: readonly EditedField[],
): EmployeeFormValues => ({
  ...theirs,
  password: mine.password,
  ...Object.fromEntries(
    taken.flatMap((field) => parts[field]).map((part) => [part, mine[part]] as const),
  ),
});

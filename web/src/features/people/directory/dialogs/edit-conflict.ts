import type { EditEmployeeDialog_EmployeeFragment } from '../../../../generated/graphql.ts';
import { shortDay } from '../../../../lib/dates/dates.ts';
import type { EmployeeFormValues } from './employee-rules.ts';
import { texts } from './texts.ts';

type Employee = EditEmployeeDialog_EmployeeFragment;

/** A field that can be edited; the status and its date count as one. */
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

export const fieldLabels: Record<EditedField, string> = {
  name: texts.name,
  callingCode: texts.callingCode,
  department: texts.department,
  designation: texts.designation,
  gender: texts.gender,
  dateOfBirth: texts.dateOfBirth,
  status: texts.status,
};

/** Returns the form's values for an employee. */
export const toFormValues = (employee: Employee): EmployeeFormValues => ({
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
  isPositive: employee.isPositive ?? false,
  positiveDate: employee.positiveDate ?? '',
  isDateUnknown: employee.isPositive === true && employee.positiveDate === null,
});

/** Formats the value of a field; '–' if it is empty. */
export const formatField = (field: EditedField, values: EmployeeFormValues): string => {
  if (field === 'status') {
    if (!values.isPositive) return texts.statusNegative;
    return values.positiveDate === ''
      ? texts.statusPositiveWithoutDate
      : texts.statusPositive(shortDay(values.positiveDate));
  }
  if (field === 'gender') return texts.genders[values.gender];
  const text = values[field].trim();
  if (text === '') return texts.nothing;
  return field === 'dateOfBirth' ? shortDay(text) : text;
};

/** Returns the other editor's values, with the fields in `taken` replaced by mine. */
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

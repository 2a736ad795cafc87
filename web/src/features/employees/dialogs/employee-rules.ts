import { emailFault } from '../../../components/email.ts';
import { validatePersonName } from '../../../domain/people/person-name.ts';
import { validateEmployeePhone } from '../../../components/phone.ts';
import type { Gender } from '../../../generated/graphql.ts';

/** What the fields hold. Days are yyyy-MM-dd, '' for none. */
export interface EmployeeFormValues {
  code: string;
  name: string;
  email: string;
  callingCode: string;
  phone: string;
  designation: string;
  department: string;
  gender: Gender | '';
  dateOfBirth: string;
  password: string;
  isPositive: boolean;
  /** '' of somebody positive only where the date is not known. */
  positiveDate: string;
  /** Whether the editor said that the positive date is not known. */
  isDateUnknown: boolean;
}

/** What is wrong with a field, said as the server says it; null when nothing is. */
type Fault = string | null;

const filled =
  (message: string) =>
  (text: string): Fault =>
    text.trim() === '' ? message : null;

/** A text of one line without control characters. */
const lineFault =
  (empty: string) =>
  (text: string): Fault =>
    filled(empty)(text) ??
    (/[\p{Cc}\u2028\u2029]/u.test(text)
      ? 'Line breaks and control characters are not allowed'
      : null);

const callingCodeFault = (code: string): Fault =>
  /^(\+?\d{1,4})?$/u.test(code.trim()) ? null : 'Please enter a valid country code';

const passwordFault = (password: string): Fault =>
  /^\d{6}$/u.test(password) ? null : 'Password should be 6 digits';

const positiveDateFault = (
  date: string,
  { isPositive, isDateUnknown }: EmployeeFormValues,
): Fault =>
  isPositive && !isDateUnknown && date === ''
    ? 'Please choose the positive date, or “Not known”'
    : null;

const shared = {
  name: (name: string) => validatePersonName(name, 'Please enter name'),
  callingCode: callingCodeFault,
  department: lineFault('Please enter department'),
  positiveDate: positiveDateFault,
};

type Rules = Partial<
  Record<
    Exclude<keyof EmployeeFormValues, 'isPositive' | 'isDateUnknown'>,
    (value: string, values: EmployeeFormValues) => Fault
  >
>;

/** The rules of somebody who is added. */
export const rulesForAdding: Rules = {
  ...shared,
  code: lineFault('Please enter employee id'),
  email: (email) => emailFault(email, 'Please enter email address'),
  phone: (phone, { callingCode }) => validateEmployeePhone(phone, callingCode),
  password: (password) => filled('Please enter password')(password) ?? passwordFault(password),
};

/** The rules of somebody who is edited: id, email and phone stay as they are, and no password means the old one. */
export const rulesForEditing: Rules = {
  ...shared,
  password: (password) => (password === '' ? null : passwordFault(password)),
};

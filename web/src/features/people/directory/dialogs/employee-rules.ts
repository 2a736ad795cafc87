import { validateEmail } from '../../../../ui/email.ts';
import { validatePersonName } from '../../person/person-name.ts';
import { validateEmployeePhone } from '../../../../ui/phone.ts';
import type { Gender } from '../../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** The form's values. Days are yyyy-MM-dd, '' for none. */
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
  /** '' for a positive employee only if the date is not known. */
  positiveDate: string;
  /** Whether the editor said that the positive date is not known. */
  isDateUnknown: boolean;
}

type ErrorMessage = string | null;

const createRequiredRule =
  (message: string) =>
  (text: string): ErrorMessage =>
    text.trim() === '' ? message : null;

/** Creates a rule for a single line of text without control characters. */
const createLineRule =
  (empty: string) =>
  (text: string): ErrorMessage =>
    createRequiredRule(empty)(text) ?? (/[\p{Cc}\u2028\u2029]/u.test(text) ? texts.oneLine : null);

const validateCallingCode = (code: string): ErrorMessage =>
  /^(\+?\d{1,4})?$/u.test(code.trim()) ? null : texts.callingCodeWrong;

const validatePassword = (password: string): ErrorMessage =>
  /^\d{6}$/u.test(password) ? null : texts.passwordWrong;

const validatePositiveDate = (
  date: string,
  { isPositive, isDateUnknown }: EmployeeFormValues,
): ErrorMessage => (isPositive && !isDateUnknown && date === '' ? texts.positiveDateMissing : null);

const shared = {
  name: (name: string) => validatePersonName(name, texts.nameMissing),
  callingCode: validateCallingCode,
  department: createLineRule(texts.departmentMissing),
  positiveDate: validatePositiveDate,
};

type Rules = Partial<
  Record<
    Exclude<keyof EmployeeFormValues, 'isPositive' | 'isDateUnknown'>,
    (value: string, values: EmployeeFormValues) => ErrorMessage
  >
>;

/** Rules for a new employee. */
export const rulesForAdding: Rules = {
  ...shared,
  code: createLineRule(texts.codeMissing),
  email: (email) => validateEmail(email, texts.emailMissing),
  phone: (phone, { callingCode }) => validateEmployeePhone(phone, callingCode),
  password: (password) =>
    createRequiredRule(texts.passwordMissing)(password) ?? validatePassword(password),
};

/** Rules for editing: id, email and phone cannot change, and an empty password keeps the old one. */
export const rulesForEditing: Rules = {
  ...shared,
  password: (password) => (password === '' ? null : validatePassword(password)),
};

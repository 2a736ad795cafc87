import { randomInt } from 'node:crypto';
import { Matches } from 'class-validator';
import type { UniqueConflicts } from '../../../database/unique-violation.js';
import type { FieldError } from '../../../errors.js';

/** Values that are unique within a company. */
export const uniqueEmployeeValues: UniqueConflicts = {
  employee_code_key: ['code', 'Employee id is already taken'],
  employee_email_key: ['email', 'Email address is already taken'],
  employee_phone_key: ['phone', 'Phone number is already taken'],
};

const oneLinePattern = /^[^\p{Cc}\u2028\u2029]*$/u;
const notOneLine = 'Line breaks and control characters are not allowed';

/** Validates that a text is one line without control characters. */
export function IsOneLine(): PropertyDecorator {
  return Matches(oneLinePattern, { message: notOneLine });
}

/** Returns an error message, or null if the text is one line without control characters. */
export function validateOneLine(text: string): string | null {
  return oneLinePattern.test(text) ? null : notOneLine;
}

/** Lists the errors in an employee's dates; `today` is the company's day, yyyy-MM-dd. */
export function findDateErrors(
  input: { dateOfBirth?: string | null; positiveDate?: string | null },
  isPositive: boolean,
  today: string,
): FieldError[] {
  const errors: FieldError[] = [];
  if (input.dateOfBirth && input.dateOfBirth > today)
    errors.push({ field: 'dateOfBirth', message: 'Date of birth cannot be after today' });
  if (input.positiveDate && input.positiveDate > today)
    errors.push({ field: 'positiveDate', message: 'Positive date cannot be after today' });
  if (input.positiveDate && !isPositive)
    errors.push({ field: 'positiveDate', message: 'Only a positive employee has a positive date' });
  return errors;
}

/** Makes a six-digit code. It never begins with 0, which a spreadsheet would drop. */
export function makeAppCode(): string {
  return String(randomInt(100_000, 1_000_000));
}

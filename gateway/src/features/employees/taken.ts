import type { Taken } from '../../database/unique-violation.js';

/** What of an employee is unique within the company. */
export const taken: Taken = {
  employee_code_key: ['code', 'Employee id is already taken'],
  employee_email_key: ['email', 'Email address is already taken'],
  employee_phone_key: ['phone', 'Phone number is already taken'],
};

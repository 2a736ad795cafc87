import type { CompanyRef, EmployeeRef } from '../../generated/graphql.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Names the employee of an address, which has an id or an employee code. */
export const employeeRef = (text: string): EmployeeRef =>
  uuid.test(text) ? { id: text } : { code: text };

/** Names the company of an address, which has an id or a pass-key. */
export const companyRef = (text: string): CompanyRef =>
  uuid.test(text) ? { id: text } : { passKey: text };

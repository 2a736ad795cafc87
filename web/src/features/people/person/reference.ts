import type { CompanyRef, EmployeeRef } from '../../../generated/graphql.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Returns the reference for the id or employee code in an address. */
export const employeeRef = (text: string): EmployeeRef =>
  uuid.test(text) ? { id: text } : { code: text };

/** Returns the reference for the id or pass-key in an address. */
export const companyRef = (text: string): CompanyRef =>
  uuid.test(text) ? { id: text } : { passKey: text };

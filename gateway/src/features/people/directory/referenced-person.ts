import type { FieldError } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { EmployeeRef } from './employee.inputs.js';
import { findPerson } from './employee.queries.js';

/** Finds the id of a person in the directory. Returns null without a reference, and for an unknown person, whom it adds to the errors. */
export async function findReferencedPerson(
  { db, companyId }: RequestContext,
  reference: EmployeeRef | null | undefined,
  field: string,
  errors: FieldError[],
): Promise<string | null> {
  if (!reference) return null;
  const found = await findPerson(db, companyId, reference);
  if (!found) errors.push({ field, message: 'No employee has this id or code' });
  return found?.id ?? null;
}

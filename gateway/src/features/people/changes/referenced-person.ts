import type { FieldError } from '../../../errors.js';
import type { RequestContext } from '../../../request/context.js';
import type { EmployeeRef } from '../directory/employee.inputs.js';
import { findFollowedPersonId } from './former-employee.queries.js';

/** Finds the id of a person whom an officer works with. Returns null without a reference, and for an unknown person, whom it adds to the errors. */
export async function findReferencedPerson(
  { db, companyId }: RequestContext,
  reference: EmployeeRef | null | undefined,
  field: string,
  errors: FieldError[],
): Promise<string | null> {
  if (!reference) return null;
  const id = await findFollowedPersonId(db, companyId, reference);
  if (id === null) errors.push({ field, message: 'No employee has this id or code' });
  return id;
}

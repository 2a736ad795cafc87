import { isSamePassKey } from '../../access/pass-key.js';
import { Role } from '../../access/role.js';
import { NotFound } from '../../errors.js';
import { assertMay } from '../../request/auth-checker.js';
import type { RequestContext } from '../../request/context.js';
import { findToldPersonId } from '../access-changes/access-change.service.js';
import { listPositiveEmployees } from '../employees/employee.queries.js';
import type { PositiveCase } from './positive.types.js';
import { listToldExposures } from './told-exposures.queries.js';

/**
 * Lists the positive people of the viewer's company; for an employee's phone, only the exposures of which the employee was told.
 * @throws NotFound for a pass-key of another company, Forbidden for others without health:read.
 */
export async function listPositiveCases(
  context: RequestContext,
  passKey: string,
): Promise<PositiveCase[]> {
  const { db, companyId, viewer } = context;
  if (!viewer?.passKey || !isSamePassKey(passKey, viewer.passKey)) throw new NotFound();
  if (viewer.role === Role.EMPLOYEE) {
    const days = await listToldExposures(db, companyId, await findToldPersonId(context));
    return days.map((date) => ({ date, employee: null }));
  }
  assertMay(context, 'health:read', 'positiveCases');
  const positive = await listPositiveEmployees(db, companyId);
  return positive.map((employee) => ({ date: employee.positiveDate, employee }));
}

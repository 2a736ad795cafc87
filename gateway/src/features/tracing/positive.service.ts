import { may } from '../../access/permissions.js';
import type { RequestContext } from '../../request/context.js';
import { NotFound } from '../../errors.js';
import { isSamePassKey } from '../../access/pass-key.js';
import type { ListedEmployee } from '../employees/employee.entity.js';
import { listPositiveEmployees } from '../employees/employee.queries.js';
import { findDefaultStart } from './default-window.js';
import type { PositiveCase } from './positive.types.js';
import { contactSources } from './trace.js';
import { pairEvidenceLoader } from './tracing.loaders.js';

/**
 * Lists the cases of the viewer's company. A member sees all of them; an employee sees only the dates of those with whom they
 * had a qualifying contact within the default tracing window.
 * @throws NotFound for a pass-key of another company.
 */
export async function listPositiveCases(
  context: RequestContext,
  passKey: string,
): Promise<PositiveCase[]> {
  if (!context.viewer?.passKey || !isSamePassKey(passKey, context.viewer.passKey))
    throw new NotFound();
  const positive = await listPositiveEmployees(context.db, context.companyId);
  if (may(context.viewer, 'health:read')) {
    return positive.map((employee) => ({ date: employee.positiveDate, employee }));
  }
  const now = Date.now();
  const isExposed = await Promise.all(
    positive.map((employee) => hasQualifyingContact(context, employee, now)),
  );
  return positive
    .filter((_, index) => isExposed[index])
    .map(({ positiveDate }) => ({ date: positiveDate, employee: null }));
}

async function hasQualifyingContact(
  context: RequestContext,
  positive: ListedEmployee,
  until: number,
): Promise<boolean> {
  const from = await findDefaultStart(context, positive, until);
  const pair = { personId: positive.id, otherId: context.employeeId, from, until };
  const evidence = await Promise.all(
    contactSources.map((source) => context.loader(pairEvidenceLoader).load({ ...pair, source })),
  );
  return evidence.some((found) => found !== null);
}

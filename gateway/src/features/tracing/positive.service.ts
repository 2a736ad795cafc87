import { Role } from '../../access/session.entity.js';
import type { RequestContext } from '../../request/context.js';
import { NotFound } from '../../errors.js';
import { isSamePassKey } from '../../access/pass-key.js';
import { ContactSource } from '../contacts/contact-source.js';
import type { ListedEmployee } from '../employees/employee.entity.js';
import { positiveEmployees } from '../employees/employee.queries.js';
import { defaultStart } from './default-window.js';
import type { PositiveCase } from './positive.entity.js';
import { evidenceOfPair } from './tracing.loaders.js';

/**
 * Positive cases of the viewer's company: to its admin all of them; to an employee the dates alone of those with whom
 * it had a qualifying contact in the window of their tracing.
 * @throws NotFound for a pass-key that is not the viewer's company's.
 */
export async function positiveCases(
  context: RequestContext,
  uniqueId: string,
): Promise<PositiveCase[]> {
  if (!context.viewer?.uniqueId || !isSamePassKey(uniqueId, context.viewer.uniqueId))
    throw new NotFound();
  const positive = await positiveEmployees(context.db, context.companyId);
  if (context.viewer.role === Role.COMPANY_ADMIN) {
    return positive.map((employee) => ({ date: employee.positiveDate, employee }));
  }
  const now = Date.now();
  const met = await Promise.all(positive.map((employee) => hasMet(context, employee, now)));
  return positive
    .filter((_, index) => met[index])
    .map(({ positiveDate }) => ({ date: positiveDate, employee: null }));
}

async function hasMet(
  context: RequestContext,
  positive: ListedEmployee,
  until: number,
): Promise<boolean> {
  if (positive.id === context.employeeId) return false;
  const from = await defaultStart(context, positive, until);
  const pair = { personId: positive.id, otherId: context.employeeId, from, until };
  const evidence = await context
    .loader(evidenceOfPair)
    .loadMany([ContactSource.MOBILE, ContactSource.CAMERA].map((source) => ({ ...pair, source })));
  for (const found of evidence) if (found instanceof Error) throw found;
  return evidence.some((found) => found !== null);
}

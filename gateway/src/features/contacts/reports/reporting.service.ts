import type { RequestContext } from '../../../request/context.js';
import { findEmployee } from '../../people/directory/employee.service.js';
import { PersonReadKind } from '../../audit/accesses/person-read.entity.js';
import { logAccess } from '../../audit/accesses/access-log.js';
import type { Reference } from '../../../validation/reference.js';
import { resolveDaySpan } from '../tracing/day-span.js';
import type { PersonReporting, ReportingSources } from './reporting.types.js';
import { findPersonReporting, findReportingSources, type Span } from './reporting.queries.js';

const maxDays = 366;

/**
 * Finds which sources reported in a period of days of the company's time zone, both ends included.
 * @throws BadUserInput naming the invalid field of the period.
 */
export async function listReportingSources(
  context: RequestContext,
  days: { from: string; to: string },
): Promise<ReportingSources> {
  return findReportingSources(
    context.db,
    context.companyId,
    await resolveDaySpan(context, days, maxDays),
  );
}

/**
 * Returns what can be known about a person's contacts in a period of days of the company's time zone, both ends
 * included.
 * @throws NotFound for a person of another company, BadUserInput naming the invalid field of the period.
 */
export async function getPersonReporting(
  context: RequestContext,
  reference: Reference,
  days: { from: string; to: string },
): Promise<PersonReporting> {
  const span = await resolveDaySpan(context, days, maxDays);
  const { id } = await findEmployee(context, reference);
  logAccess(context, PersonReadKind.HEALTH, [id]);
  return getReportingInSpan(context, id, span);
}

/** Returns what can be known about the contacts of a person of the viewer's company in a span. */
export async function getReportingInSpan(
  { db, companyId }: RequestContext,
  personId: string,
  span: Span,
): Promise<PersonReporting> {
  const [person, company] = await Promise.all([
    findPersonReporting(db, companyId, personId, span),
    findReportingSources(db, companyId, span),
  ]);
  return { ...person, company };
}

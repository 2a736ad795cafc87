import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { ownCompany } from '../../company/profile/company.service.js';
import type { PersonWithStatus } from '../../people/directory/employee.queries.js';
import { TraceWindowRule } from './trace.types.js';
import { findStartOfDay } from './window.queries.js';

/** Days traced for a person who is not positive. */
const defaultDays = 2;
/** Days traced before a positive date. */
const daysBeforePositive = 2;
/** Days traced for a positive person without a date. */
const undatedDays = 14;

type Status = Pick<PersonWithStatus, 'isPositive' | 'positiveDate'>;

/** Returns the rule for the start of a trace if the request gives none. */
export function getDefaultWindowRule({ isPositive, positiveDate }: Status): TraceWindowRule {
  if (!isPositive) return TraceWindowRule.LAST_2_DAYS;
  return positiveDate === null ? TraceWindowRule.LAST_14_DAYS : TraceWindowRule.POSITIVE_DATE;
}

/** Finds the start of a trace that ends at `until`, if the request gives none, in epoch milliseconds. */
export async function findDefaultStart(
  context: RequestContext,
  status: Status,
  until: number,
): Promise<number> {
  const rule = getDefaultWindowRule(status);
  if (rule === TraceWindowRule.LAST_2_DAYS) return until - defaultDays * DAY;
  if (rule === TraceWindowRule.LAST_14_DAYS) return until - undatedDays * DAY;
  const { timeZone } = await ownCompany(context);
  return findStartOfDay(context.db, status.positiveDate!, -daysBeforePositive, timeZone);
}

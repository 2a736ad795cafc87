import { DAY } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { ownCompany } from '../companies/company.service.js';
import type { PersonWithStatus } from '../employees/employee.queries.js';
import { TraceWindowRule } from './trace.entity.js';
import { startOfDay } from './window.queries.js';

/** Days traced of somebody who is not positive. */
const usualDays = 2;
/** Days traced before a positive date. */
const daysBeforePositive = 2;
/** Days traced of somebody positive whose date is not known. */
const undatedDays = 14;

type Status = Pick<PersonWithStatus, 'isPositive' | 'positiveDate'>;

/** Which rule sets the start of a trace for which nobody asked for a start. */
export function defaultWindowRule({ isPositive, positiveDate }: Status): TraceWindowRule {
  if (!isPositive) return TraceWindowRule.LAST_2_DAYS;
  return positiveDate === null ? TraceWindowRule.LAST_14_DAYS : TraceWindowRule.POSITIVE_DATE;
}

/** Start of the tracing of somebody until a moment when no start is asked for, in epoch milliseconds. */
export async function defaultStart(
  context: RequestContext,
  status: Status,
  until: number,
): Promise<number> {
  const rule = defaultWindowRule(status);
  if (rule === TraceWindowRule.LAST_2_DAYS) return until - usualDays * DAY;
  if (rule === TraceWindowRule.LAST_14_DAYS) return until - undatedDays * DAY;
  const { timeZone } = await ownCompany(context);
  return startOfDay(context.db, status.positiveDate!, -daysBeforePositive, timeZone);
}

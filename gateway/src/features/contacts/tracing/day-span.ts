import { DAY } from '../../../durations.js';
import type { RequestContext } from '../../../request/context.js';
import { BadUserInput, type FieldError } from '../../../errors.js';
import { ownCompany } from '../../company/profile/company.service.js';
import { findStartOfDay } from './window.queries.js';

/** A period of calendar days, yyyy-MM-dd, both included. */
interface Days {
  from: string;
  to: string;
}

/** Validates the order and length of a period; returns the errors. */
export function validatePeriod({ from, to }: Days, maxDays: number): FieldError[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) return [{ field: 'to', message: 'The period must not end before it starts' }];
  if (days >= maxDays) return [{ field: 'to', message: `The period is at most ${maxDays} days` }];
  return [];
}

/** Finds the start and end of a period in the company's time zone, in epoch milliseconds. */
export async function findDaySpan(
  context: RequestContext,
  { from, to }: Days,
): Promise<{ from: number; until: number }> {
  const { timeZone } = await ownCompany(context);
  return {
    from: await findStartOfDay(context.db, from, 0, timeZone),
    until: await findStartOfDay(context.db, to, 1, timeZone),
  };
}

/** Like `findDaySpan`. @throws BadUserInput naming the invalid field of the period. */
export function resolveDaySpan(
  context: RequestContext,
  days: Days,
  maxDays: number,
): Promise<{ from: number; until: number }> {
  const errors = validatePeriod(days, maxDays);
  if (errors.length > 0) throw new BadUserInput(errors);
  return findDaySpan(context, days);
}

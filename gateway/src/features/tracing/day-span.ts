import { DAY } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { findStartOfDay } from './window.queries.js';

/**
 * Finds the instants at which a period of days of the company's time zone, both included, begins and ends, in epoch
 * milliseconds.
 * @throws BadUserInput naming the invalid field of the period.
 */
export async function resolveDaySpan(
  context: RequestContext,
  { from, to }: { from: string; to: string },
  maxDays: number,
): Promise<{ from: number; until: number }> {
  const errors: FieldError[] = [];
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) errors.push({ field: 'to', message: 'The period must not end before it starts' });
  if (days >= maxDays)
    errors.push({ field: 'to', message: `The period is at most ${maxDays} days` });
  if (errors.length > 0) throw new BadUserInput(errors);
  const { timeZone } = await ownCompany(context);
  return {
    from: await findStartOfDay(context.db, from, 0, timeZone),
    until: await findStartOfDay(context.db, to, 1, timeZone),
  };
}

import { DAY } from '../../durations.js';
import type { RequestContext } from '../../request/context.js';
import { BadUserInput, type FieldError } from '../../errors.js';
import { ownCompany } from '../companies/company.service.js';
import { startOfDay } from './window.queries.js';

/**
 * Finds the instants at which a period of days of the company's time zone, both included, begins and ends, in epoch
 * milliseconds.
 * @throws BadUserInput naming what of the period is wrong.
 */
export async function spanOfDays(
  context: RequestContext,
  { from, to }: { from: string; to: string },
  maxDays: number,
): Promise<{ from: number; until: number }> {
  const wrong: FieldError[] = [];
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) wrong.push({ field: 'to', message: 'The period must not end before it starts' });
  if (days >= maxDays)
    wrong.push({ field: 'to', message: `The period is at most ${maxDays} days` });
  if (wrong.length > 0) throw new BadUserInput(wrong);
  const { timeZone } = await ownCompany(context);
  return {
    from: await startOfDay(context.db, from, 0, timeZone),
    until: await startOfDay(context.db, to, 1, timeZone),
  };
}

import { DAY } from '../../../durations.js';
import type { FieldError } from '../../../errors.js';
import { ContestReason } from './contest.entity.js';

/** Input to contest contacts in a span of time. */
export interface EnteredContest {
  from: Date;
  until: Date;
  reason: ContestReason;
  note?: string | null;
}

/** Limits of the span; moments in epoch milliseconds. */
export interface ContestBounds {
  now: number;
  /** Start of the first day whose records are kept. */
  keptFrom: number;
  /** 1 for a contest; more for an employee's request. */
  maxDays: number;
}

/** Lists the errors in the input of a contest. */
export function findContestErrors(
  { from, until, reason, note }: EnteredContest,
  { now, keptFrom, maxDays }: ContestBounds,
): FieldError[] {
  const errors: FieldError[] = [];
  const [start, end] = [from.getTime(), until.getTime()];
  if (start > now)
    errors.push({ field: 'from', message: 'The contested time cannot begin in the future' });
  else if (start < keptFrom)
    errors.push({
      field: 'from',
      message: 'Records of this day are deleted already: see Data retention in the settings',
    });
  if (end <= start) errors.push({ field: 'until', message: 'The end must be after the start' });
  else if (end - start > maxDays * DAY)
    errors.push({
      field: 'until',
      message:
        maxDays === 1
          ? 'At most 24 hours: please contest each day by itself'
          : `At most ${maxDays} days`,
    });
  else if (end > now && start <= now)
    errors.push({ field: 'until', message: 'The contested time cannot end in the future' });
  if (reason === ContestReason.OTHER && !note?.trim())
    errors.push({ field: 'note', message: 'Please enter the reason' });
  return errors;
}

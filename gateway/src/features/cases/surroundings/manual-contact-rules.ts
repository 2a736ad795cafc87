import { DAY, MINUTE } from '../../../durations.js';
import type { FieldError } from '../../../errors.js';
import type { AddManualContactInput } from './manual-contact.inputs.js';

/** The times of a contact as entered. */
export type EnteredTimes = Pick<AddManualContactInput, 'startedAt' | 'endedAt' | 'minutes'>;

/** Limits of the times of a contact, in epoch milliseconds. */
export interface TimeBounds {
  now: number;
  /** Start of the first day whose records are kept. */
  keptFrom: number;
  /** Start of the infectious window of the case: contacts in it are accepted, however long records are kept. */
  windowFrom: number;
}

/** Returns the end of a contact, which is entered either as a time or in minutes; null if both or neither are given. */
export function findEnd({ startedAt, endedAt, minutes }: EnteredTimes): Date | null {
  const hasEnd = endedAt !== undefined && endedAt !== null;
  const hasMinutes = minutes !== undefined && minutes !== null;
  if (hasEnd === hasMinutes) return null;
  return hasEnd ? endedAt : new Date(startedAt.getTime() + minutes! * MINUTE);
}

/** Lists the errors in the times of a contact. */
export function findTimeErrors(
  times: EnteredTimes,
  { now, keptFrom, windowFrom }: TimeBounds,
): FieldError[] {
  const errors: FieldError[] = [];
  const start = times.startedAt.getTime();
  if (start > now)
    errors.push({ field: 'startedAt', message: 'The contact cannot begin in the future' });
  if (start < Math.min(keptFrom, windowFrom))
    errors.push({
      field: 'startedAt',
      message:
        'This is before the infectious window of the case, and records of this day are deleted already',
    });
  const field = typeof times.minutes === 'number' ? 'minutes' : 'endedAt';
  const end = findEnd(times)?.getTime();
  if (end === undefined)
    errors.push({ field, message: 'Please enter either the end or the minutes' });
  else if (end <= start) errors.push({ field, message: 'The end must be after the start' });
  else if (end - start > DAY)
    errors.push({
      field,
      message: 'A contact lasts at most 24 hours: please add one for each day',
    });
  else if (end > now && start <= now)
    errors.push({ field, message: 'The contact cannot end in the future' });
  return errors;
}

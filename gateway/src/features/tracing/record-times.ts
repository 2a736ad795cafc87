import { DAY } from '../../durations.js';

/** No record lasts longer, so whatever overlaps a moment starts at most this long before it. */
export const LONGEST_RECORD = DAY;
/** The same in a statement. */
export const longestRecord = `interval '${LONGEST_RECORD} milliseconds'`;

/** A moment as the parameter of a statement. */
export function timestamp(moment: number): string {
  return new Date(moment).toISOString();
}

/**
 * `start_at < moment`, so written that a kept plan stays right. Between two moments that it does not know the planner expects one row
 * in 200, however far apart they are: it would take a company's whole day for as few records as those of one person in it, and read
 * the day. Of this form it expects a third.
 */
export const startsBefore = (moment: string) => `start_at < ANY (ARRAY[${moment}::timestamptz])`;

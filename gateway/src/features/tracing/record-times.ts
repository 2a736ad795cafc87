import { DAY } from '../../durations.js';

/** Maximum length of a record: whatever overlaps a moment starts at most this long before it. */
export const maxRecordMs = DAY;
/** The same as an SQL expression. */
export const maxRecordInterval = `interval '${maxRecordMs} milliseconds'`;

/** Formats a moment (epoch milliseconds) as a statement parameter. */
export function formatTimestamp(moment: number): string {
  return new Date(moment).toISOString();
}

/**
 * Returns `start_at < moment`, written so that a generic plan stays good. Between two unknown moments the planner expects one
 * row in 200, however far apart they are: it would expect as few records of a company's whole day as of one person in it, and
 * read the whole day. With this form it expects a third.
 */
export const startsBefore = (moment: string) => `start_at < ANY (ARRAY[${moment}::timestamptz])`;

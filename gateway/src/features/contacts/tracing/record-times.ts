import { DAY } from '../../../durations.js';

/** Maximum length of a record. A record that overlaps a moment starts at most this long before it. */
export const maxRecordMs = DAY;
/** The same as an SQL expression. */
export const maxRecordInterval = `interval '${maxRecordMs} milliseconds'`;

/** Formats a moment (epoch milliseconds) as a statement parameter. */
export function formatTimestamp(moment: number): string {
  return new Date(moment).toISOString();
}

/**
 * Returns `start_at < moment` in a form that gives a good generic plan. Between two unknown moments the planner expects one row in 200,
 * however far apart they are: it would expect as few records for a company's whole day as for one person, and read the whole day.
 * With this form it expects a third of the rows.
 */
export const startsBefore = (moment: string) => `start_at < ANY (ARRAY[${moment}::timestamptz])`;

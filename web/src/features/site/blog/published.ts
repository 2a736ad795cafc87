import { dayOf } from '../../../lib/dates/dates.ts';

/** Formats an ISO 8601 instant as dd/MM/yyyy in a time zone. */
export const formatPublished = (instant: string, timeZone: string): string =>
  dayOf(instant, timeZone).split('-').toReversed().join('/');

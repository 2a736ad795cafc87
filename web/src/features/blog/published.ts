import { dayOf } from '../../domain/dates/dates.ts';

/** dd/MM/yyyy in the zone; the instant is ISO 8601. */
export const formatPublished = (instant: string, timeZone: string): string =>
  dayOf(instant, timeZone).split('-').toReversed().join('/');

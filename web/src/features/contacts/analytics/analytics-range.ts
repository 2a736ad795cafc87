import { skipToken } from '@apollo/client/react';
import { useTimeOfChange } from '../../../lib/browser/clock.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { dayOf, instantOf, isoOf, shiftDay, todayIn } from '../../../lib/dates/dates.ts';
import { employeeRef } from '../../people/person/reference.ts';
import {
  type AnalyticsPersonQuery,
  useAnalyticsPersonQuery,
  useContactLevelsQuery,
} from '../../../generated/graphql.ts';
import { type DayRange, lastDays, readDayRange } from '../../../ui/day-range.ts';

/** Maximum length of a range, in days. */
export const maxDays = 366;

export type AnalyticsPerson = AnalyticsPersonQuery['employee'];

interface AnalyticsRange {
  /** Days of the page; null while loading. */
  range: DayRange | null;
  /** Days of the page when the address has none. */
  usual: DayRange;
  /** Whether these are the days of the person's tracing window. */
  isTracingWindow: boolean;
  /** Whose contacts to show; null for everybody's, and while loading. */
  person: AnalyticsPerson | null;
  levels: ReturnType<typeof useContactLevelsQuery>;
}

/**
 * Resolves the person and days of the page. Days in the address take precedence; then, for a positive person, the tracing window, which the
 * gateway knows. For everybody else it is the last 2 days, which end when they were asked for.
 */
export const useAnalyticsRange = (search: URLSearchParams): AnalyticsRange => {
  const { timeZone } = useCompany();
  const today = todayIn(timeZone);
  const employeeId = search.get('person');
  const chosen = readDayRange(search, today, maxDays);
  const { data, error } = useAnalyticsPersonQuery(
    employeeId === null ? skipToken : { variables: { employee: employeeRef(employeeId) } },
  );
  const person = employeeId === null ? null : (data?.employee ?? null);
  const isTracingWindow = chosen === null && person?.isPositive === true;
  const isPersonPending = employeeId !== null && person === null && error === undefined;

  const days = chosen ?? lastDays(2, today);
  const now = isoOf(useTimeOfChange(`${employeeId} ${days.from} ${days.to}`));
  const end = instantOf(shiftDay(days.to, 1), '00:00', timeZone);
  const window = isTracingWindow
    ? {}
    : { from: instantOf(days.from, '00:00', timeZone), until: end < now ? end : now };
  const levels = useContactLevelsQuery(
    employeeId === null || (isPersonPending && chosen === null)
      ? skipToken
      : { variables: { employee: employeeRef(employeeId), ...window } },
  );

  const trace = levels.data?.trace;
  const traced = trace && {
    from: dayOf(trace.from, timeZone),
    to: dayOf(trace.until, timeZone),
  };
  const usual = (isTracingWindow && traced) || lastDays(2, today);
  const isPending =
    chosen === null &&
    (isPersonPending || (isTracingWindow && !traced && levels.error === undefined));
  return { range: isPending ? null : (chosen ?? usual), usual, isTracingWindow, person, levels };
};

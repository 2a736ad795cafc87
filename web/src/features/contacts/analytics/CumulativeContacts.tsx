import { DAY } from '../../../lib/durations.ts';
import { isoOf } from '../../../lib/dates/dates.ts';
import { useCumulativeContactsQuery } from '../../../generated/graphql.ts';
import type { AnalyticsPerson } from './analytics-range.ts';
import { ContactTable, contactsOptions } from './ContactTable.tsx';
import type { DayRange } from '../../../ui/day-range.ts';
import { texts } from './texts.ts';

interface Props {
  /** Null while loading. */
  range: DayRange | null;
  /** Whose contacts to list; null for everybody's. */
  person: AnalyticsPerson | null;
  page: number;
  onPage: (page: number) => void;
}

/** Returns the 24 hours of a contact, up to now. */
const endOfWindow = (windowStart: string): string =>
  isoOf(Math.min(Date.parse(windowStart) + DAY, Date.now()));

/** Pairs whose meetings within 24 hours added up to the threshold. */
export function CumulativeContacts(props: Props) {
  const query = useCumulativeContactsQuery(contactsOptions(props));
  return (
    <ContactTable
      {...props}
      title={texts.cumulative}
      meaning={texts.cumulativeMeaning}
      timeHeadings={[texts.windowStart, texts.reached, texts.sum]}
      query={query}
      select={(data) => data.cumulativeContacts}
      timesOf={({ windowStart, reachedAt }) => ({
        start: windowStart,
        end: reachedAt,
        contestUntil: endOfWindow(windowStart),
      })}
      kind="cumulative"
    />
  );
}

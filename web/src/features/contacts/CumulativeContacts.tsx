import { DAY } from '../../durations.ts';
import { isoOf } from '../../domain/dates/dates.ts';
import { CumulativeContactsDocument } from '../../generated/graphql.ts';
import type { AnalyticsPerson } from './analytics-range.ts';
import { ContactTable } from './ContactTable.tsx';
import type { DayRange } from '../../domain/dates/day-range.ts';
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
  return (
    <ContactTable
      {...props}
      title={texts.cumulative}
      meaning={texts.cumulativeMeaning}
      timeHeadings={[texts.windowStart, texts.reached, texts.sum]}
      document={CumulativeContactsDocument}
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

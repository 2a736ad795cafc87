import { useContinuousContactsQuery } from '../../../generated/graphql.ts';
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

/** Single meetings that reached the threshold. */
export function ContinuousContacts(props: Props) {
  const query = useContinuousContactsQuery(contactsOptions(props));
  return (
    <ContactTable
      {...props}
      title={texts.continuous}
      meaning={texts.continuousMeaning}
      timeHeadings={[texts.start, texts.end, texts.length]}
      query={query}
      select={(data) => data.continuousContacts}
      timesOf={({ startedAt, endedAt }) => ({
        start: startedAt,
        end: endedAt,
        contestUntil: endedAt,
      })}
      kind="continuous"
    />
  );
}

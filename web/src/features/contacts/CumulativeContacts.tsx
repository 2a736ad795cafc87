import { DAY } from '../../durations.ts';
import { sourceNames } from '../../domain/breaches/category.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { formatMinutes, isoOf } from '../../domain/dates/dates.ts';
import { CumulativeContactsDocument } from '../../generated/graphql.ts';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../domain/dates/day-range.ts';
import { ContactPerson } from './ContactPerson.tsx';
import { ContestedCell } from './ContestedCell.tsx';
import { ContactTable } from './ContactTable.tsx';
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
const endOf = (windowStart: string): string =>
  isoOf(Math.min(Date.parse(windowStart) + DAY, Date.now()));

/** Pairs whose meetings within 24 hours added up to the threshold. */
export function CumulativeContacts({ range, person, page, onPage }: Props) {
  return (
    <ContactTable
      title={texts.cumulative}
      meaning={texts.cumulativeMeaning}
      headings={[
        texts.person,
        texts.contact,
        texts.windowStart,
        texts.reached,
        texts.sum,
        texts.threshold,
        texts.source,
        texts.contested,
      ]}
      range={range}
      document={CumulativeContactsDocument}
      select={(data) => data.cumulativeContacts}
      renderRow={(contact) => (
        <tr
          key={`${contact.person.id} ${contact.other.id} ${contact.source} ${contact.isContested}`}
          data-struck={contact.isContested || undefined}
        >
          <td>
            <ContactPerson person={contact.person} />
          </td>
          <td>
            <ContactPerson person={contact.other} />
          </td>
          <td>
            <Moment at={contact.windowStart} />
          </td>
          <td>
            <Moment at={contact.reachedAt} />
          </td>
          <td>{formatMinutes(contact.minutes)}</td>
          <td>{texts.minutes(contact.thresholdMinutes)}</td>
          <td>{sourceNames[contact.source]}</td>
          <td>
            <ContestedCell
              contact={contact}
              from={contact.windowStart}
              until={endOf(contact.windowStart)}
            />
          </td>
        </tr>
      )}
      page={page}
      onPage={onPage}
      person={person}
      kind="cumulative"
    />
  );
}

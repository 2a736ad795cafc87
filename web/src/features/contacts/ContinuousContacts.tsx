import { sourceNames } from '../../domain/breaches/category.ts';
import { Moment } from '../../domain/dates/Moment.tsx';
import { formatMinutes } from '../../domain/dates/dates.ts';
import { ContinuousContactsDocument } from '../../generated/graphql.ts';
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

/** Single meetings that reached the threshold. */
export function ContinuousContacts({ range, person, page, onPage }: Props) {
  return (
    <ContactTable
      title={texts.continuous}
      meaning={texts.continuousMeaning}
      headings={[
        texts.person,
        texts.contact,
        texts.start,
        texts.end,
        texts.length,
        texts.threshold,
        texts.source,
        texts.contested,
      ]}
      range={range}
      document={ContinuousContactsDocument}
      select={(data) => data.continuousContacts}
      renderRow={(contact) => (
        <tr
          key={`${contact.person.id} ${contact.other.id} ${contact.startedAt} ${contact.source}`}
          data-struck={contact.isContested || undefined}
        >
          <td>
            <ContactPerson person={contact.person} />
          </td>
          <td>
            <ContactPerson person={contact.other} />
          </td>
          <td>
            <Moment at={contact.startedAt} />
          </td>
          <td>
            <Moment at={contact.endedAt} />
          </td>
          <td>{formatMinutes(contact.minutes)}</td>
          <td>{texts.minutes(contact.thresholdMinutes)}</td>
          <td>{sourceNames[contact.source]}</td>
          <td>
            <ContestedCell contact={contact} from={contact.startedAt} until={contact.endedAt} />
          </td>
        </tr>
      )}
      page={page}
      onPage={onPage}
      person={person}
      kind="continuous"
    />
  );
}

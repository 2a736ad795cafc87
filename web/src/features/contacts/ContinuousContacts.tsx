import { skipToken, useApolloClient } from '@apollo/client/react';
import { messageOf } from '../../apollo/errors.ts';
import { categoryNames } from '../../domain/breaches/category.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { sayMinutes } from '../../domain/dates/dates.ts';
import { ContinuousContactsDocument, useContinuousContactsQuery } from '../../generated/graphql.ts';
import { continuousContactsCsv, csvName } from './contact-csv.ts';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../domain/dates/day-range.ts';
import { ContactPerson } from './ContactPerson.tsx';
import { contactsPerPage, ContactTable } from './ContactTable.tsx';

interface Props {
  /** Null while it is not known. */
  range: DayRange | null;
  /** Whose contacts are listed; null: everybody's. */
  person: AnalyticsPerson | null;
  page: number;
  onPage: (page: number) => void;
}

/** Meetings that lasted the threshold. */
export function ContinuousContacts({ range, person, page, onPage }: Props) {
  const { timeZone } = useCompany();
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useContinuousContactsQuery(
    range === null
      ? skipToken
      : {
          variables: {
            ...range,
            page,
            pageSize: contactsPerPage,
            employee: person && { id: person.id },
          },
        },
  );
  const contacts = range === null ? undefined : (data ?? previousData)?.continuousContacts;

  const makeCsv = async (days: DayRange) => {
    const all = await client.query({
      query: ContinuousContactsDocument,
      variables: { ...days, page: 1, pageSize: null, employee: person && { id: person.id } },
      fetchPolicy: 'no-cache',
    });
    const content = continuousContactsCsv(all.data?.continuousContacts.items ?? [], timeZone);
    return { name: csvName('continuous', days, person?.code), content };
  };

  return (
    <ContactTable
      title="Continuous contacts"
      meaning="One meeting that lasted at least the contact threshold."
      headings={['Person', 'Contact', 'Start', 'End', 'Length', 'Threshold', 'Source']}
      range={range}
      rows={contacts?.items.map((contact) => (
        <tr key={`${contact.person.id} ${contact.other.id} ${contact.startedAt} ${contact.source}`}>
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
          <td>{sayMinutes(contact.minutes)}</td>
          <td>{contact.thresholdMinutes} min</td>
          <td>{categoryNames[contact.source]}</td>
        </tr>
      ))}
      total={contacts?.total ?? 0}
      page={page}
      failure={error && messageOf(error)}
      isLoading={loading}
      onRetry={() => void refetch()}
      onPage={onPage}
      person={person}
      makeCsv={range && (() => makeCsv(range))}
    />
  );
}

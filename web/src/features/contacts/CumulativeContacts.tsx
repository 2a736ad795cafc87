import { skipToken, useApolloClient } from '@apollo/client/react';
import { messageOf } from '../../apollo/errors.ts';
import { categoryNames } from '../../domain/breaches/category.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { sayMinutes } from '../../domain/dates/dates.ts';
import { CumulativeContactsDocument, useCumulativeContactsQuery } from '../../generated/graphql.ts';
import { csvName, cumulativeContactsCsv } from './contact-csv.ts';
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

/** Pairs whose time together within 24 hours added up to the threshold. */
export function CumulativeContacts({ range, person, page, onPage }: Props) {
  const { timeZone } = useCompany();
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useCumulativeContactsQuery(
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
  const contacts = range === null ? undefined : (data ?? previousData)?.cumulativeContacts;

  const makeCsv = async (days: DayRange) => {
    const all = await client.query({
      query: CumulativeContactsDocument,
      variables: { ...days, page: 1, pageSize: null, employee: person && { id: person.id } },
      fetchPolicy: 'no-cache',
    });
    const content = cumulativeContactsCsv(all.data?.cumulativeContacts.items ?? [], timeZone);
    return { name: csvName('cumulative', days, person?.code), content };
  };

  return (
    <ContactTable
      title="Cumulative contacts"
      meaning="Time together that added up to the contact threshold within 24 hours."
      headings={['Person', 'Contact', '24 hours from', 'Reached', 'Sum', 'Threshold', 'Source']}
      range={range}
      rows={contacts?.items.map((contact) => (
        <tr key={`${contact.person.id} ${contact.other.id} ${contact.source}`}>
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

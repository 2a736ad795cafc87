import { getShownData, type QueryResult } from '../../../apollo/query-result.ts';
import { skipToken, type SkipToken } from '@apollo/client/react';
import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ExportButton } from '../../../ui/ExportButton.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { sourceNames } from '../reporting/category.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import type {
  ContinuousContactsQuery,
  ContinuousContactsQueryVariables,
} from '../../../generated/graphql.ts';
import classes from './ContactTable.module.css';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../../ui/day-range.ts';
import { ContactPerson } from './ContactPerson.tsx';
import { ContestedCell } from './ContestedCell.tsx';
import { NoContacts } from './NoContacts.tsx';
import { texts } from './texts.ts';

/** The two tables of contacts, each with its own export. */
type ContactKind = 'continuous' | 'cumulative';

/** Builds the URL of the CSV export of all contacts of a range, or only of `person`. */
const contactsExportAddress = (
  kind: ContactKind,
  { from, to }: DayRange,
  person: AnalyticsPerson | null,
): string => {
  const query = new URLSearchParams({ from, to, ...(person ? { employee: person.id } : {}) });
  return `/api/contacts/${kind}/export?${query}`;
};

const contactsPerPage = 10;
const columnCount = 8;

interface SectionProps {
  title: string;
  /** Explains what counts, in one sentence. */
  meaning: string;
  /** Whose contacts to list; null for everybody's. */
  person: AnalyticsPerson | null;
}

type BaseContact = Omit<
  ContinuousContactsQuery['continuousContacts']['items'][number],
  'startedAt' | 'endedAt'
>;

/** ISO instants of a contact. */
interface ContactTimes {
  start: string;
  end: string;
  /** End of the range from `start` that can be contested. */
  contestUntil: string;
}

interface Props<Data, Contact> extends SectionProps {
  /** Headings of start, end and length. */
  timeHeadings: readonly [string, string, string];
  /** Null while loading. */
  range: DayRange | null;
  page: number;
  onPage: (page: number) => void;
  query: QueryResult<Data>;
  /** Selects the list in the answer. */
  select: (data: Data) => { items: Contact[]; total: number };
  timesOf: (contact: Contact) => ContactTimes;
  kind: ContactKind;
}

/** Returns the options of the query of a page; skips it while the range is unknown. */
export const contactsOptions = ({
  range,
  person,
  page,
}: Pick<Props<unknown, BaseContact>, 'range' | 'person' | 'page'>):
  | { variables: ContinuousContactsQueryVariables }
  | SkipToken =>
  range === null
    ? skipToken
    : {
        variables: {
          ...range,
          page,
          pageSize: contactsPerPage,
          employee: person && { id: person.id },
        },
      };

/** A table of contacts with pagination and export. */
export function ContactTable<Data, Contact extends BaseContact>(props: Props<Data, Contact>) {
  const { query, title, person, timeHeadings, range, page, kind, select } = props;
  const headings = [
    texts.person,
    texts.contact,
    ...timeHeadings,
    texts.threshold,
    texts.source,
    texts.contested,
  ];
  const data = getShownData(query);
  const hasContacts = data !== undefined && select(data).total > 0;
  return (
    <ContactSection
      {...props}
      action={
        <ExportButton
          size="xs"
          address={range && hasContacts ? contactsExportAddress(kind, range, person) : null}
          name={(format) => texts.exportOf(format, title)}
        />
      }
    >
      <PagedList
        query={query}
        select={select}
        label={texts.pagesOf(title)}
        page={page}
        pageSize={contactsPerPage}
        onPage={props.onPage}
        columns={columnCount}
        empty={range && <NoContacts range={range} person={person} />}
      >
        {(contacts) => (
          <ScrollBox>
            <PlainTable isStacked="pairs" hasHover className={classes.table} aria-label={title}>
              <thead>
                <tr>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {contacts.map((contact) => {
                  const times = props.timesOf(contact);
                  return (
                    <ContactRow
                      key={[
                        contact.person.id,
                        contact.other.id,
                        contact.source,
                        times.start,
                      ].join()}
                      contact={contact}
                      times={times}
                      timeHeadings={timeHeadings}
                    />
                  );
                })}
              </tbody>
            </PlainTable>
          </ScrollBox>
        )}
      </PagedList>
    </ContactSection>
  );
}

interface RowProps {
  contact: BaseContact;
  times: ContactTimes;
  timeHeadings: readonly [string, string, string];
}

function ContactRow({ contact, times, timeHeadings: [start, end, length] }: RowProps) {
  return (
    <tr data-struck={contact.isContested || undefined}>
      <td>
        <ContactPerson person={contact.person} />
      </td>
      <td data-name={texts.contact}>
        <ContactPerson person={contact.other} />
      </td>
      <td data-name={start}>
        <Moment at={times.start} />
      </td>
      <td data-name={end}>
        <Moment at={times.end} />
      </td>
      <td data-name={length}>{formatMinutes(contact.minutes)}</td>
      <td data-name={texts.threshold}>{texts.minutes(contact.thresholdMinutes)}</td>
      <td data-name={texts.source}>{sourceNames[contact.source]}</td>
      <td data-name={texts.contested}>
        <ContestedCell contact={contact} from={times.start} until={times.contestUntil} />
      </td>
    </tr>
  );
}

function ContactSection({
  title,
  meaning,
  person,
  action,
  children,
}: SectionProps & { action: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} component="section" mt={40}>
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {meaning} {person && texts.ofPerson(person.name)}
          </Text>
        </div>
        {action}
      </Group>
      {children}
    </Box>
  );
}

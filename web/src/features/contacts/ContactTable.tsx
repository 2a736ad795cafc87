import type { TypedDocumentNode } from '@apollo/client';
import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { Answered } from '../../components/Answered.tsx';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import type { ContinuousContactsQueryVariables } from '../../generated/graphql.ts';
import classes from './ContactTable.module.css';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../domain/dates/day-range.ts';
import { contactsExportAddress, type ContactKind } from './contacts-export-address.ts';
import { NoContacts } from './NoContacts.tsx';
import { texts } from './texts.ts';

const contactsPerPage = 10;

interface SectionProps {
  title: string;
  /** Explains what counts, in one sentence. */
  meaning: string;
  /** Whose contacts to list; null for everybody's. */
  person: AnalyticsPerson | null;
}

interface Props<Data, Contact> extends SectionProps {
  headings: readonly string[];
  /** Null while loading. */
  range: DayRange | null;
  page: number;
  onPage: (page: number) => void;
  document: TypedDocumentNode<Data, ContinuousContactsQueryVariables>;
  /** Selects the list in the answer. */
  select: (data: Data) => { items: Contact[]; total: number };
  renderRow: (contact: Contact) => ReactNode;
  kind: ContactKind;
}

/** A table of contacts with pagination and export. */
export function ContactTable<Data, Contact>({ range, ...props }: Props<Data, Contact>) {
  return range === null ? (
    <ContactSection {...props} action={<ExportButton title={props.title} address={null} />}>
      <TableSkeleton rows={contactsPerPage} columns={props.headings.length} />
    </ContactSection>
  ) : (
    <ContactsOfRange {...props} range={range} />
  );
}

interface OfRangeProps<Data, Contact> extends Props<Data, Contact> {
  range: DayRange;
}

function ContactsOfRange<Data, Contact>(props: OfRangeProps<Data, Contact>) {
  const { title, person, headings, range, page, kind, select } = props;
  const query = useDeferredQuery(props.document, {
    ...range,
    page,
    pageSize: contactsPerPage,
    employee: person && { id: person.id },
  });
  const address = contactsExportAddress(kind, range, person);
  return (
    <ContactSection
      {...props}
      action={
        <Answered query={query}>
          {(data) => (
            <ExportButton
              title={title}
              address={data !== undefined && select(data).total > 0 ? address : null}
            />
          )}
        </Answered>
      }
    >
      <PagedQuery
        query={query}
        select={select}
        label={texts.pagesOf(title)}
        page={page}
        pageSize={contactsPerPage}
        onPage={props.onPage}
        columns={headings.length}
        empty={<NoContacts range={range} person={person} />}
      >
        {(contacts) => (
          <ScrollBox>
            <PlainTable hasHover className={classes.table} aria-label={title}>
              <thead>
                <tr>
                  {headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{contacts.map(props.renderRow)}</tbody>
            </PlainTable>
          </ScrollBox>
        )}
      </PagedQuery>
    </ContactSection>
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

interface ExportProps {
  title: string;
  /** Export URL; null if there is nothing to export. */
  address: string | null;
}

function ExportButton({ title, address }: ExportProps) {
  return (
    <DownloadButton size="xs" address={address} aria-label={texts.exportOf(title)}>
      {texts.exportCsv}
    </DownloadButton>
  );
}

import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { downloadCsv } from '../../browser/csv.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import { Pages } from '../../components/Pages.tsx';
import { PlainTable } from '../../components/PlainTable.tsx';
import { ScrollBox } from '../../components/ScrollBox.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { icons } from '../../components/tokens.ts';
import classes from './ContactTable.module.css';
import type { AnalyticsPerson } from './analytics-range.ts';
import type { DayRange } from '../../domain/dates/day-range.ts';
import { NoContacts } from './NoContacts.tsx';

export const contactsPerPage = 10;

interface Props {
  title: string;
  /** What counts here, in a sentence. */
  meaning: string;
  /** Whose contacts these are; null: everybody's. */
  person: AnalyticsPerson | null;
  headings: readonly string[];
  /** Null while it is not known. */
  range: DayRange | null;
  /** Rows of this page; undefined while they load. */
  rows: ReactNode[] | undefined;
  total: number;
  page: number;
  /** Message of a failure; undefined for none. */
  failure: string | undefined;
  isLoading: boolean;
  onRetry: () => void;
  onPage: (page: number) => void;
  /** Name and content of the file with all contacts of the range, not only those of this page; null while the range is not known. */
  makeCsv: (() => Promise<{ name: string; content: string }>) | null;
}

/** A table of contacts with its pages and its export. */
export function ContactTable({ title, meaning, person, rows, total, ...props }: Props) {
  const titleId = useId();
  // The first rows are drawn in pieces, while what stands for them stays.
  const isReady = useDeferredValue(rows !== undefined);
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div>
          <Title order={2} id={titleId}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {meaning} {person && `Contacts of ${person.name} alone.`}
          </Text>
        </div>
        <ExportButton title={title} makeCsv={props.makeCsv} isEmpty={total === 0} />
      </Group>
      {props.failure !== undefined ? (
        <FailedState message={props.failure} onRetry={props.onRetry} isRetrying={props.isLoading} />
      ) : rows === undefined || !isReady ? (
        <TableSkeleton rows={5} columns={props.headings.length} />
      ) : total === 0 ? (
        <NoContacts range={props.range} person={person} />
      ) : (
        <>
          <ScrollBox isBusy={props.isLoading}>
            <PlainTable className={classes.table} aria-labelledby={titleId}>
              <thead>
                <tr>
                  {props.headings.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{rows}</tbody>
            </PlainTable>
          </ScrollBox>
          <Pages
            label={`Pages of ${title}`}
            page={props.page}
            pageSize={contactsPerPage}
            pageSizes={[contactsPerPage]}
            total={total}
            onChange={(change) => 'page' in change && props.onPage(change.page)}
          />
        </>
      )}
    </section>
  );
}

interface ExportProps extends Pick<Props, 'title' | 'makeCsv'> {
  isEmpty: boolean;
}

function ExportButton({ title, makeCsv, isEmpty }: ExportProps) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    if (makeCsv === null) return;
    setIsBusy(true);
    try {
      const { name, content } = await makeCsv();
      downloadCsv(name, content);
    } catch {
      notifyFailure('The export could not be made. Please try again!');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload {...icons.sm} />}
      aria-label={`Export CSV of ${title}`}
      loading={isBusy}
      disabled={isEmpty}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}

import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useMay } from '../../company/current/use-may.ts';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import { type HeldRecordsQuery, useHeldRecordsQuery } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { type HeldDecision, HeldRecordsDialog } from './HeldRecordsDialog.tsx';
import classes from './InsightsPage.module.css';
import { texts } from './texts.ts';

type HeldDay = HeldRecordsQuery['heldRecords']['items'][number];

const pageSize = 10;

/** Records of phones that exceed the budget of their day, newest first, until somebody decides; nothing if there are none. */
export function HeldRecords() {
  const { name: companyName, timeZone } = useCompany();
  const may = useMay();
  const [page, setPage] = useState(1);
  const [decision, setDecision] = useState<HeldDecision | null>(null);
  const query = useHeldRecordsQuery({ variables: { page, pageSize } });
  const columns: Column<HeldDay>[] = [
    {
      key: 'person',
      title: texts.person,
      render: ({ person, day, records, people, reasons }) => (
        <>
          <Anchor
            component={Link}
            to={paths.employee(companyName, person.code || person.id)}
            size="sm"
          >
            {person.name}
          </Anchor>
          <Text size="sm">{texts.heldOn(records, people, formatDay(day, timeZone))}</Text>
          <Text size="xs" c="dimmed">
            {reasons.map((reason) => texts.heldReasons[reason]).join(' ')}
          </Text>
        </>
      ),
    },
    {
      key: 'decision',
      title: texts.heldDecision,
      width: 220,
      render: (day) =>
        may('case:update') && (
          <Group gap="xs">
            {day.reasons.some((reason) => reason !== 'TOO_OLD') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.releaseOf(
                  day.person.name,
                  inSentence(formatDay(day.day, timeZone)),
                )}
                onClick={() => setDecision({ kind: 'release', held: day })}
              >
                {texts.release}
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.discardOf(
                day.person.name,
                inSentence(formatDay(day.day, timeZone)),
              )}
              onClick={() => setDecision({ kind: 'discard', held: day })}
            >
              {texts.discard}
            </Button>
          </Group>
        ),
    },
  ];
  const held = getShownData(query)?.heldRecords;
  // While a page loads, the section stays; before the first answer nobody knows whether it is needed.
  if (!query.error && (held === undefined || (held.total === 0 && decision === null))) return null;
  return (
    <section className={classes.section} aria-labelledby="held-records">
      <Title order={2} id="held-records">
        {texts.heldRecords}
      </Title>
      <Text size="sm" c="dimmed" mt={2} mb={20}>
        {texts.heldMeaning}
      </Text>
      <PagedList
        query={query}
        select={({ heldRecords }) => heldRecords}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        failure={texts.heldFailed}
        columns={2}
        empty={
          <Text size="sm" c="dimmed">
            {texts.nothingHeld}
          </Text>
        }
      >
        {(days) => (
          <ListTable
            columns={columns}
            rows={days.map((day) => ({ ...day, id: `${day.person.id} ${day.day}` }))}
          />
        )}
      </PagedList>
      <HeldRecordsDialog decision={decision} onClose={() => setDecision(null)} />
    </section>
  );
}

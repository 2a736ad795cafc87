import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { PagedList } from '../../../ui/PagedList.tsx';
import { getShownData } from '../../../apollo/query-result.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { formatDay, inSentence } from '../../../lib/dates/dates.ts';
import {
  type HeldRecordsQuery,
  useDiscardHeldRecordsMutation,
  useHeldRecordsQuery,
  useReleaseHeldRecordsMutation,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './InsightsPage.module.css';
import { texts } from './texts.ts';

type HeldDay = HeldRecordsQuery['heldRecords']['items'][number];

const pageSize = 10;

/** Records of phones that exceed the budget of their day, newest first, until somebody decides; nothing if there are none. */
export function HeldRecords() {
  const { name: companyName, timeZone } = useCompany();
  const can = useCan();
  const [page, setPage] = useState(1);
  const confirm = useConfirm();
  const [release] = useReleaseHeldRecordsMutation();
  const [discard] = useDiscardHeldRecordsMutation();
  const query = useHeldRecordsQuery({ variables: { page, pageSize } });
  const decide = (kind: 'release' | 'discard', { person, day, records, people }: HeldDay): void => {
    const isRelease = kind === 'release';
    const variables = { input: { employee: { id: person.id }, day } };
    confirm({
      title: texts[isRelease ? 'releaseOf' : 'discardOf'](
        person.name,
        inSentence(formatDay(day, timeZone)),
      ),
      meaning: isRelease ? texts.releaseMeaning(people) : texts.discardMeaning,
      confirmLabel: texts[kind],
      isDangerous: !isRelease,
      onConfirm: () => (isRelease ? release({ variables }) : discard({ variables })),
      onDone: () => notifySuccess(isRelease ? texts.released(records) : texts.discarded(records)),
    });
  };
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
        can('case:update') && (
          <Group gap="xs">
            {day.reasons.some((reason) => reason !== 'TOO_OLD') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={texts.releaseOf(
                  day.person.name,
                  inSentence(formatDay(day.day, timeZone)),
                )}
                onClick={() => decide('release', day)}
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
              onClick={() => decide('discard', day)}
            >
              {texts.discard}
            </Button>
          </Group>
        ),
    },
  ];
  const held = getShownData(query)?.heldRecords;
  // While a page loads, the section stays; before the first answer nobody knows whether it is needed.
  if (!query.error && (held === undefined || held.total === 0)) return null;
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
    </section>
  );
}

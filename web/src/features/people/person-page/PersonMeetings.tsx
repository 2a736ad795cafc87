import { getShownData, isStale } from '../../../apollo/query-result.ts';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconHelpCircle, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { usePageParams } from '../../../ui/page-params.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { todayIn } from '../../../lib/dates/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { KeptFrom } from '../../company/current/KeptFrom.tsx';
import {
  explainUnmeasured,
  isMeasured,
  type Reporting,
} from '../../contacts/reporting/reporting-words.ts';
import { usePersonMeetingsQuery, type PersonMeetingsQuery } from '../../../generated/graphql.ts';
import { lastDays, readDayRange, writeDayRange } from '../../../ui/day-range.ts';
import { DayRangePicker } from '../../../ui/DayRangePicker.tsx';
import { MeetingTable } from './MeetingTable.tsx';
import { texts } from './texts.tsx';

/** The gateway's limit. */
const maxMeetings = 500;

type Meeting = PersonMeetingsQuery['personMeetings'][number];

/** '12 meetings with 7 people, 2 of them long', without contested ones. */
const formatMeetings = (
  all: readonly Pick<Meeting, 'isContested' | 'isContinuous' | 'other'>[],
  reporting: Pick<Reporting, 'phone'>,
): string => {
  const meetings = all.filter(({ isContested }) => !isContested);
  if (meetings.length === 0) return isMeasured(reporting) ? texts.nobodyMet : texts.notKnown;
  const people = new Set(meetings.map(({ other }) => other.id)).size;
  const long = meetings.filter(({ isContinuous }) => isContinuous).length;
  return texts.meetingsWith(meetings.length, people, long);
};

const shownFirst = 10;
/** The gateway's limit. */
const maxDays = 31;

/** The meetings of a person over a range of days. */
export function PersonMeetings({ employeeId, name }: { employeeId: string; name: string }) {
  const { timeZone } = useCompany();
  const [params, setParams] = usePageParams();
  const today = todayIn(timeZone);
  const usual = lastDays(7, today);
  const range = readDayRange(params, today, maxDays) ?? usual;
  const query = usePersonMeetingsQuery({ variables: { id: employeeId, ...range } });
  const data = getShownData(query);
  return (
    <section aria-labelledby="meetings">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} id="meetings">
            {texts.meetings}
          </Title>
          <Text size="sm" c="dimmed" aria-live="polite">
            {data ? formatMeetings(data.personMeetings, data.personReporting) : '\u00a0'}
          </Text>
        </div>
        <DayRangePicker
          range={range}
          today={today}
          maxDays={maxDays}
          size="xs"
          hasHiddenLabels
          onChange={(next) => setParams((before) => writeDayRange(before, next, usual))}
        />
      </Group>
      <KeptFrom from={range.from} mb="sm" />
      <QueryBoundary query={query} failure={texts.meetingsFailed} fallback={<MeetingsSkeleton />}>
        {(loaded) => (
          <MeetingList {...loaded} isStale={isStale(query)} person={{ id: employeeId, name }} />
        )}
      </QueryBoundary>
    </section>
  );
}

interface ListProps extends PersonMeetingsQuery {
  isStale: boolean;
  person: { id: string; name: string };
}

function MeetingList({
  personMeetings: meetings,
  personReporting,
  isStale: isDimmed,
  person,
}: ListProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (meetings.length === 0) return <NoMeetings name={person.name} reporting={personReporting} />;
  return (
    <div aria-busy={isDimmed} style={{ opacity: isDimmed ? 0.6 : 1, transition: 'opacity 120ms' }}>
      <MeetingTable meetings={isWhole ? meetings : meetings.slice(0, shownFirst)} person={person} />
      {!isWhole && meetings.length > shownFirst && (
        <Button variant="default" size="xs" mt="md" onClick={() => setIsWhole(true)}>
          {texts.showAll(meetings.length)}
        </Button>
      )}
      {isWhole && meetings.length >= maxMeetings && (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.onlyNewest(maxMeetings)}
        </Text>
      )}
    </div>
  );
}

function NoMeetings({ name, reporting }: { name: string; reporting: Reporting }) {
  return isMeasured(reporting) ? (
    <EmptyState
      icon={IconUsersGroup}
      order={3}
      title={texts.noMeeting}
      sentence={texts.noMeetingReported(name)}
    />
  ) : (
    <EmptyState
      icon={IconHelpCircle}
      order={3}
      title={texts.meetingsNotKnown}
      sentence={explainUnmeasured(name, reporting, texts.inTheseDays)}
    />
  );
}

/** Skeleton with the size of the table. */
export function MeetingsSkeleton() {
  return (
    <Stack gap={0} component="output" aria-label={texts.loading}>
      {Array.from({ length: shownFirst }, (_row, row) => (
        <Group
          key={row}
          h={57}
          gap="lg"
          wrap="nowrap"
          style={{ borderBottom: '1px solid var(--vc-border)' }}
        >
          <Skeleton h={10} w={`${30 - (row % 3) * 5}%`} />
          <Skeleton h={10} w="24%" />
          <Skeleton h={10} w="12%" />
        </Group>
      ))}
    </Stack>
  );
}

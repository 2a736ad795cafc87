import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconHelpCircle, IconUsersGroup } from '@tabler/icons-react';
import { useReadQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useDeferredQuery, type DeferredAnswer } from '../../../apollo/deferred-query.ts';
import { Answered } from '../../../components/Answered.tsx';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import { usePageParams } from '../../../components/page-params.ts';
import { useCompany } from '../../../domain/company/CompanyContext.tsx';
import { todayIn } from '../../../domain/dates/dates.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { KeptFrom } from '../../../domain/dates/KeptFrom.tsx';
import {
  explainUnmeasured,
  isMeasured,
  type Reporting,
} from '../../../domain/coverage/reporting-words.ts';
import { PersonMeetingsDocument, type PersonMeetingsQuery } from '../../../generated/graphql.ts';
import { lastDays, readDayRange, writeDayRange } from '../../../domain/dates/day-range.ts';
import { DayRangePicker } from '../../../domain/dates/DayRangePicker.tsx';
import { MeetingTable } from './MeetingTable.tsx';
import { maxMeetings, formatMeetings } from './meeting-words.ts';
import { texts } from './texts.tsx';

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
  const query = useDeferredQuery(PersonMeetingsDocument, { id: employeeId, ...range });
  return (
    <section aria-labelledby="meetings">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} id="meetings">
            {texts.meetings}
          </Title>
          <Text size="sm" c="dimmed" aria-live="polite">
            <Answered query={query}>
              {(data) =>
                data ? formatMeetings(data.personMeetings, data.personReporting) : '\u00a0'
              }
            </Answered>
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
        <MeetingList query={query} person={{ id: employeeId, name }} />
      </QueryBoundary>
    </section>
  );
}

interface ListProps {
  query: DeferredAnswer<PersonMeetingsQuery>;
  person: { id: string; name: string };
}

function MeetingList({ query, person }: ListProps) {
  const { personMeetings: meetings, personReporting } = useReadQuery(query.queryRef).data;
  const [isWhole, setIsWhole] = useState(false);
  if (meetings.length === 0) return <NoMeetings name={person.name} reporting={personReporting} />;
  return (
    <div
      aria-busy={query.isStale}
      style={{ opacity: query.isStale ? 0.6 : 1, transition: 'opacity 120ms' }}
    >
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

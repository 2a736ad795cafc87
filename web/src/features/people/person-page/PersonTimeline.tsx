import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useLiveFigures } from '../../../apollo/live.ts';
import { FilterSelect } from '../../../ui/FilterSelect.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { choice, defineSearch, useSearch } from '../../../ui/search-params.ts';
import {
  PersonTimeline_EmployeeFragmentDoc,
  usePersonTimelineQuery,
  type PersonTimeline_EmployeeFragment,
  type PersonTimelineQuery,
} from '../../../generated/graphql.ts';
import { caseTopics } from '../../cases/base/case-topics.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { useWithHealth } from '../person/use-with-health.ts';
import type { PersonFollowUp } from './follow-up-states.ts';
import { eventKinds, listEvents, type TimelineEvent } from './timeline-events.ts';
import classes from './PersonTimeline.module.css';
import { texts } from './texts.tsx';

const search = defineSearch({ kind: choice('events', eventKinds, null) });

/** Events that are shown before the rest is unfolded. */
const shownFirst = 10;

interface Props {
  employee: FragmentType<PersonTimeline_EmployeeFragment> & { id: string };
  /** Undefined while loading, or if they could not be loaded. */
  followUps: readonly PersonFollowUp[] | undefined;
}

/** What happened to a person, the latest first, as far as the viewer may read it. */
export function PersonTimeline({ employee, followUps }: Props) {
  const can = useCan();
  const withContests = can('case:read');
  const withReports = can('employee-report:read') && can('health:read');
  const [{ kind }, change] = useSearch(search);
  const query = usePersonTimelineQuery({
    variables: { employeeId: employee.id, withContests, withReports },
    skip: !withContests && !withReports,
  });
  useLiveFigures(() => {
    if (!withContests && !withReports) return;
    // If the refetch fails, the old events stay.
    query.refetch().catch(() => undefined);
  }, caseTopics);
  return (
    <section aria-labelledby="timeline">
      <Group justify="space-between" align="flex-end" gap="sm" mb="md">
        <Title order={2} id="timeline">
          {texts.timeline}
        </Title>
        <FilterSelect
          label={texts.show}
          size="xs"
          allLabel={texts.everything}
          choices={eventKinds}
          labels={texts.eventKinds}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
        />
      </Group>
      {withContests || withReports ? (
        <QueryBoundary query={query} failure={texts.timelineFailed} fallback={skeleton}>
          {(data) => <Events data={data} employee={employee} followUps={followUps} kind={kind} />}
        </QueryBoundary>
      ) : (
        <Events data={nothingElse} employee={employee} followUps={followUps} kind={kind} />
      )}
    </section>
  );
}

/** What viewers without rights to cases and reports read beside the person. */
const nothingElse: PersonTimelineQuery = {};

const skeleton = (
  <Stack gap="md">
    <Skeleton h={36} />
    <Skeleton h={36} />
    <Skeleton h={36} />
  </Stack>
);

interface EventsProps extends Props {
  data: PersonTimelineQuery;
  /** Null: all. */
  kind: TimelineEvent['kind'] | null;
}

function Events({ data, employee: from, followUps, kind }: EventsProps) {
  const withHealth = useWithHealth();
  const { data: employee } = useSuspenseFragment({
    fragment: PersonTimeline_EmployeeFragmentDoc,
    fragmentName: 'PersonTimeline_employee',
    from,
    variables: { withHealth },
  });
  const { name: companyName, timeZone } = useCompany();
  const names = useActorNames();
  const can = useCan();
  const { search: query } = useLocation();
  const [isWhole, setWhole] = useState(false);
  const { contests, employeeReports } = data;
  const all = listEvents(
    { employee, followUps: followUps ?? [], contests, employeeReports },
    { companyName, timeZone, names, can, search: query },
  );
  const events = kind === null ? all : all.filter((event) => event.kind === kind);
  if (events.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noEvents}
      </Text>
    );
  return (
    <>
      <ol>
        {(isWhole ? events : events.slice(0, shownFirst)).map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {!isWhole && events.length > shownFirst && (
        <Button variant="default" size="xs" onClick={() => setWhole(true)}>
          {texts.showAllEvents(events.length)}
        </Button>
      )}
    </>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  const { kind, at, title, detail, text, to, isUndone } = event;
  return (
    <li className={classes.entry} data-kind={kind}>
      <Text size="sm" fw={fontWeights.medium} td={isUndone ? 'line-through' : undefined}>
        <Anchor component={Link} to={to} inherit>
          {title}
        </Anchor>
      </Text>
      {text !== null && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
        {texts.eventAt(<Moment at={at} />, detail)}
      </Text>
    </li>
  );
}

import { Anchor, Group, Text } from '@mantine/core';
import {
  IconClockExclamation,
  IconDeviceCctv,
  IconDeviceMobile,
  IconPencil,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Tag } from '../../../ui/Tag.tsx';
import { paths } from '../../../lib/paths.ts';
import { ContestButton } from '../../cases/contests/ContestButton.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import {
  dayOf,
  exactMoment,
  formatDay,
  formatMinutes,
  formatTime,
} from '../../../lib/dates/dates.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import type { PersonMeetingsQuery } from '../../../generated/graphql.ts';
import classes from './MeetingTable.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

type Meeting = PersonMeetingsQuery['personMeetings'][number];

const sourceIcons = {
  MOBILE: IconDeviceMobile,
  CAMERA: IconDeviceCctv,
  MANUAL: IconPencil,
} satisfies Record<Meeting['source'], typeof IconDeviceMobile>;

interface Props {
  meetings: readonly Meeting[];
  /** Whose meetings these are. */
  person: { id: string; name: string };
}

/** Meetings of one person, newest first; those that reached the threshold are highlighted. */
export function MeetingTable({ meetings, person }: Props) {
  return (
    <PlainTable className={classes.table} aria-labelledby="meetings">
      <thead>
        <tr>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.lasted}</th>
          <th scope="col">{texts.seenBy}</th>
          <th scope="col">{texts.contested}</th>
        </tr>
      </thead>
      <tbody>
        {meetings.map((meeting) => (
          <MeetingRow
            key={`${meeting.other.id} ${meeting.source} ${meeting.startedAt}`}
            meeting={meeting}
            person={person}
          />
        ))}
      </tbody>
    </PlainTable>
  );
}

function MeetingRow({ meeting, person }: { meeting: Meeting; person: Props['person'] }) {
  const { timeZone } = useCompany();
  const { other, source, startedAt, endedAt, minutes, coveredMinutes } = meeting;
  const { isContinuous, thresholdMinutes, contests, isContested } = meeting;
  const Source = sourceIcons[source];
  const hasGaps = formatMinutes(coveredMinutes) !== formatMinutes(minutes);
  return (
    <tr data-struck={isContested || undefined}>
      <td>
        <OtherPerson person={other} />
      </td>
      <td>
        <time dateTime={startedAt} title={exactMoment(startedAt, timeZone)}>
          {formatDay(dayOf(startedAt, timeZone), timeZone)}
        </time>
        <Text size="xs" c="dimmed" className="tabular">
          {formatTime(startedAt, timeZone)}–{formatTime(endedAt, timeZone)}
        </Text>
      </td>
      <td>
        {formatMinutes(minutes)}
        {isContinuous && (
          <>
            {' '}
            <Tag tone="warning" title={texts.atLeast(thresholdMinutes)}>
              <IconClockExclamation {...icons.sm} /> {texts.long}
            </Tag>
          </>
        )}
        {hasGaps && (
          <Text size="xs" c="dimmed">
            {texts.withoutGaps(formatMinutes(coveredMinutes))}
          </Text>
        )}
      </td>
      <td>
        <Group component="span" display="inline-flex" gap={6} wrap="nowrap" c="dimmed">
          <Source {...icons.md} /> {texts.sources[source]}
        </Group>
      </td>
      <td>
        <ContestedMark contests={contests} isWhole={isContested} />
        {!isContested && !other.isDeleted && (
          <ContestButton
            pair={[person.name, other.name]}
            target={{ contact: { person, other, source, from: startedAt, until: endedAt } }}
          />
        )}
      </td>
    </tr>
  );
}

/** The other person of a meeting, with a link to their page unless they have left. */
function OtherPerson({ person }: { person: Meeting['other'] }) {
  const { name: companyName } = useCompany();
  if (person.isDeleted) {
    return (
      <Text component="span" size="sm" fs="italic">
        {person.name}
      </Text>
    );
  }
  return (
    <>
      <Anchor
        component={Link}
        to={paths.employee(companyName, person.code ?? person.id)}
        c="var(--mantine-color-text)"
        fw={fontWeights.medium}
        size="sm"
      >
        {person.name}
      </Anchor>
      <Text size="xs" c="dimmed" className="proportional">
        {[person.code, person.department].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

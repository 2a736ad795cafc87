import { Anchor, Text, Title } from '@mantine/core';
import { memo, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { StatusBadge } from '../../people/person/StatusBadge.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { DashboardLink } from '../../company/current/DashboardLink.tsx';
import { ContestedPairs } from '../../cases/contests/ContestedPairs.tsx';
import { ContestedMark } from '../../cases/contests/ContestedMark.tsx';
import { ContestedPerson } from '../../cases/contests/ContestedPerson.tsx';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import type {
  TracedMeeting_MeetingFragment as TracedMeeting,
  TraceQuery,
} from '../../../generated/graphql.ts';
import classes from './ExposureList.module.css';
import { ExposureHeadings } from './ExposureHeadings.tsx';
import { meetingKey } from './chain.ts';
import { formatFollowUp, hasFollowUp } from './follow-up-marks.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { LevelMark } from './LevelMark.tsx';
import { texts } from './texts.tsx';
import { countPeople, describeLevel, levels, formatMeeting, describeSecondHand } from './words.ts';
import { fontWeights } from '../../../ui/tokens.ts';

type Trace = TraceQuery['trace'];
type Exposure = Trace['exposures'][number];
type ContestedExposure = Trace['contestedExposures'][number];
type Open = (meeting: TracedMeeting) => void;

/** Everybody exposed, by level; each transmission of a path opens its evidence. */
export function ExposureList({ trace, onOpen }: { trace: Trace; onOpen: Open }) {
  const isFollowedUp = hasFollowUp(trace);
  // The browser scrolled to the level of the address when the page opened, before its table was there.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return levels.map((level) => {
    const exposures = trace.exposures.filter((exposure) => exposure.level === level);
    const contested = trace.contestedExposures.filter((exposure) => exposure.level === level);
    if (exposures.length + contested.length === 0) return null;
    return (
      <section key={level} className={classes.level} aria-labelledby={`level-${level}`}>
        <div className={classes.heading}>
          <LevelMark level={level} />
          <Title order={2} id={`level-${level}`}>
            {texts.level(level)}
          </Title>
          <Text size="sm" c="dimmed">
            {countPeople(exposures.length)}, {describeLevel(level, trace)}
          </Text>
          {level > 1 && (
            <Text size="sm" c="dimmed" w="100%">
              {describeSecondHand(level)}
            </Text>
          )}
        </div>
        <ExposureTable
          exposures={exposures}
          contested={contested}
          isFollowedUp={isFollowedUp}
          labelledBy={`level-${level}`}
          onOpen={onOpen}
        />
      </section>
    );
  });
}

const ExposureRow = memo(function ExposureRow({
  exposure,
  isFollowedUp,
  onOpen,
}: {
  exposure: Exposure;
  isFollowedUp: boolean;
  onOpen: Open;
}) {
  const { name: companyName, timeZone } = useCompany();
  const { person, exposedAt, minutes, path, followUp } = exposure;
  const rule = path.at(-1)?.rule;
  return (
    <tr>
      <td className={classes.person}>
        {person.code === null ? (
          <Text fw={fontWeights.medium} size="sm" fs="italic">
            {person.name}
          </Text>
        ) : (
          <DashboardLink
            to={paths.employee(companyName, person.code)}
            fw={fontWeights.medium}
            size="sm"
            c="inherit"
          >
            {person.name}
          </DashboardLink>
        )}
        <Text size="xs" c="dimmed">
          {[person.code, person.department].filter(Boolean).join(' · ')}
        </Text>
        {person.isPositive && <StatusBadge isPositive />}
        {!person.isDeleted && <ContactDetails person={person} />}
      </td>
      <td className={classes.moment}>
        <Moment at={exposedAt} />
      </td>
      <td className={classes.contact}>
        <span className={classes.minutes}>{formatMinutes(minutes)}</span>
        {rule && <span className={classes.rule}>{texts.rules[rule]}</span>}
      </td>
      <td className={classes.path}>
        <PathInWords path={path} onOpen={onOpen} />
      </td>
      {isFollowedUp && (
        <td className={classes.followUp}>
          {formatFollowUp(followUp, timeZone).map((words) => (
            <div key={words}>{words}</div>
          ))}
        </td>
      )}
    </tr>
  );
});

interface TableProps {
  exposures: readonly Exposure[];
  /** People who would be exposed if nothing were contested. */
  contested: readonly ContestedExposure[];
  isFollowedUp: boolean;
  labelledBy: string;
  onOpen: Open;
}

/** On a phone the cells of a row are stacked. */
function ExposureTable({ exposures, contested, isFollowedUp, labelledBy, onOpen }: TableProps) {
  return (
    <PlainTable isStacked className={classes.table} aria-labelledby={labelledBy}>
      <ExposureHeadings isFollowedUp={isFollowedUp} />
      <tbody>
        {exposures.map((exposure) => (
          <ExposureRow
            key={exposure.person.id}
            exposure={exposure}
            isFollowedUp={isFollowedUp}
            onOpen={onOpen}
          />
        ))}
        {contested.map((exposure) => (
          <ContestedRow key={exposure.person.id} exposure={exposure} isFollowedUp={isFollowedUp} />
        ))}
      </tbody>
    </PlainTable>
  );
}

function ContestedRow({
  exposure: { person, exposedAt, contests },
  isFollowedUp,
}: {
  exposure: ContestedExposure;
  isFollowedUp: boolean;
}) {
  return (
    <tr data-struck>
      <td className={classes.person}>
        <ContestedPerson person={person} />
        <Text size="xs">{[person.code, person.department].filter(Boolean).join(' · ')}</Text>
      </td>
      <td className={classes.moment}>
        <Moment at={exposedAt} />
      </td>
      <td className={classes.contact}>
        <ContestedMark contests={contests} isWhole />
      </td>
      <td className={classes.path} colSpan={isFollowedUp ? 2 : 1}>
        <ContestedPairs contests={contests} />
      </td>
    </tr>
  );
}

/** The path from the person back to the traced one: 'met Ana Lim on …', 'who met Ben Tan on …'. */
function PathInWords({ path, onOpen }: { path: readonly TracedMeeting[]; onOpen: Open }) {
  const { timeZone } = useCompany();
  return (
    <ol className={classes.steps}>
      {path.toReversed().map((meeting, index) => (
        <li key={meetingKey(meeting)}>
          <Anchor
            component="button"
            type="button"
            ta="left"
            className={classes.step}
            data-earlier={index > 0 || undefined}
            aria-haspopup="dialog"
            onClick={() => onOpen(meeting)}
          >
            {(index > 0 ? texts.whoMet : texts.met)(
              <b>{meeting.carrier.name}</b>,
              formatMeeting(meeting, timeZone),
            )}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

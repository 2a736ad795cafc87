import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { useCompany } from '../../../company/current/CompanyContext.tsx';
import { ContestButton } from '../../contests/ContestButton.tsx';
import { ContestedMark } from '../../contests/ContestedMark.tsx';
import { formatMinutes } from '../../../../lib/dates/dates.ts';
import { Moment } from '../../../company/current/Moment.tsx';
import {
  Assignee,
  ContactLinks,
  NextStep,
  NoticeSign,
  StateCell,
} from '../../follow-up/FollowUpRow.tsx';
import type { RowAct } from '../../follow-up/row-act.ts';
import { RowActions } from '../../follow-up/RowActions.tsx';
import type {
  CaseTraceQuery,
  FollowUpRow_FollowUpFragment,
} from '../../../../generated/graphql.ts';
import { formatCount } from '../../../../lib/intl.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './ExposedLevel.module.css';
import { texts } from './texts.tsx';

type Exposure = CaseTraceQuery['case']['trace']['exposures'][number];
type ContestedExposure = CaseTraceQuery['case']['trace']['contestedExposures'][number];
type Row = FollowUpRow_FollowUpFragment;

interface Props {
  level: number;
  exposures: readonly Exposure[];
  /** People who would be exposed if nothing were contested. */
  contested: readonly ContestedExposure[];
  /** Follow-ups by the person's id; null if people of this level are not followed up. */
  followUps: ReadonlyMap<string, Row> | null;
  /** The deepest level that is followed up; 0: none yet. */
  followedUpTo: number;
  /** URL of the tracing page with the window of the case. */
  evidence: string;
  /** Now, in milliseconds; ages are relative to it. */
  now: number;
  onAct: (kind: RowAct, row: Row) => void;
}

/** The people exposed at one level: how they were exposed, and their follow-up. */
export function ExposedLevel({
  level,
  exposures,
  contested,
  followUps,
  followedUpTo,
  evidence,
  now,
  onAct,
}: Props) {
  const id = `exposed-level-${level}`;
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {texts.levelHeading(level, formatCount(exposures.length, texts.exposedCount))}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {followUps || followedUpTo === 0
          ? texts.levelMeanings.get(level)
          : texts.notFollowedUp(followedUpTo)}
      </Text>
      <PlainTable isStacked aria-labelledby={id} className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.exposedColumn}</th>
            {followUps && (
              <>
                <th scope="col">{texts.followUp}</th>
                <th scope="col">{texts.nextStep}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {exposures.map((exposure) => (
            <tr key={exposure.person.id}>
              <PersonCell exposure={exposure} row={followUps?.get(exposure.person.id)} />
              <ContactCell exposure={exposure} evidence={evidence} />
              {followUps && (
                <FollowUpCells row={followUps.get(exposure.person.id)} now={now} onAct={onAct} />
              )}
            </tr>
          ))}
          {contested.map((exposure) => (
            <ContestedRow
              key={exposure.person.id}
              exposure={exposure}
              isFollowedUp={followUps !== null}
            />
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}

function ContestedRow({
  exposure,
  isFollowedUp,
}: {
  exposure: ContestedExposure;
  isFollowedUp: boolean;
}) {
  const mark = <ContestedMark contests={exposure.contests} isWhole />;
  return (
    <tr data-struck>
      <PersonCell exposure={exposure} />
      <td data-name={texts.exposedColumn}>
        <Moment at={exposure.exposedAt} />
        {!isFollowedUp && <div>{mark}</div>}
      </td>
      {isFollowedUp && (
        <td colSpan={2} data-name={texts.contested}>
          {mark}
        </td>
      )}
    </tr>
  );
}

function PersonCell({
  exposure: { person },
  row,
}: {
  exposure: Exposure | ContestedExposure;
  /** Whom to call; undefined for people who are not followed up. */
  row?: Row | undefined;
}) {
  const { name: companyName } = useCompany();
  return (
    <td>
      {person.code === null ? (
        person.name
      ) : (
        <Anchor component={Link} to={paths.employee(companyName, person.code)} size="sm">
          {person.name}
        </Anchor>
      )}
      <Text size="xs" c="dimmed">
        {[person.code, person.department].filter(Boolean).join(' · ')}
      </Text>
      {row && <ContactLinks person={row.person} />}
    </td>
  );
}

/** How the person was exposed; opens the evidence. */
function ContactCell({ exposure, evidence }: { exposure: Exposure; evidence: string }) {
  const { person, minutes, exposedAt, level, path } = exposure;
  const last = path.at(-1);
  return (
    <td data-name={texts.exposedColumn}>
      <Anchor
        component={Link}
        to={`${evidence}&evidence=${person.id}`}
        size="sm"
        aria-label={texts.evidenceOf(person.name, formatMinutes(minutes))}
      >
        {formatMinutes(minutes)}
      </Anchor>
      <Text size="xs" component="div">
        <Moment at={exposedAt} />
      </Text>
      {last && (
        <Text size="xs" c="dimmed">
          {level > 1
            ? texts.sourceAndCarrier(texts.sources[last.source], last.carrier.name)
            : texts.sources[last.source]}
        </Text>
      )}
      {last && !person.isDeleted && (
        <ContestButton mt={4} pair={[last.carrier.name, person.name]} target={{ step: last }} />
      )}
    </td>
  );
}

function FollowUpCells({
  row,
  now,
  onAct,
}: Pick<Props, 'now' | 'onAct'> & { row: Row | undefined }) {
  if (row === undefined)
    return (
      <td colSpan={2} data-name={texts.followUp}>
        <Text size="sm" c="dimmed">
          {texts.beingCounted}
        </Text>
      </td>
    );
  return (
    <>
      <td data-name={texts.followUp}>
        <StateCell row={row} />
        <NoticeSign row={row} />
        <Assignee row={row} />
      </td>
      <td data-name={texts.nextStep}>
        <NextStep row={row} now={now} />
        <div className="screen-only">
          <RowActions row={row} onAct={(kind) => onAct(kind, row)} />
        </div>
      </td>
    </>
  );
}

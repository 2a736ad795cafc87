import { Fragment } from 'react';
import { formatCount } from '../../intl.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import type {
  EvidencePanelQuery,
  TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import type { ChainStep } from './chain.ts';
import { CountedSum } from './CountedSum.tsx';
import { countedFromWords, ruleWords, spanWords, verdict } from './evidence-words.ts';
import { recordsByPhone } from './records-by-phone.ts';
import { sayExactMinutes, sayExactMoment } from './said-times.ts';
import { sourceNames } from './words.ts';

type Meeting = EvidencePanelQuery['meeting'];

interface Props {
  steps: readonly ChainStep<TracedMeeting>[];
  meetings: ReadonlyMap<string, Meeting>;
  windowStart: string;
}

/** Every contact of the case with its records, numbered as the list refers to them. */
export function ReportEvidence({ steps, meetings, windowStart }: Props) {
  return (
    <section>
      <h2 className={classes.newPage}>Evidence</h2>
      {steps.map((step, index) => {
        const meeting = meetings.get(step.key);
        return (
          meeting && (
            <MeetingOnPaper
              key={step.key}
              number={index + 1}
              meeting={meeting}
              windowStart={windowStart}
            />
          )
        );
      })}
    </section>
  );
}

interface MeetingProps {
  number: number;
  meeting: Meeting;
  windowStart: string;
}

function MeetingOnPaper({ number, meeting, windowStart }: MeetingProps) {
  const { timeZone } = useCompany();
  const { carrier, person, evidence, countedFrom, countedUntil, reachedAt, source } = meeting;
  return (
    <section className={classes.evidence}>
      <h3>
        Evidence {number}: {carrier.name} to {person.name}
      </h3>
      <p>
        {verdict(meeting)} {person.name} was exposed on {sayExactMoment(reachedAt, timeZone)}.
      </p>
      <dl className={classes.facts}>
        <dt>Rule</dt>
        <dd>{ruleWords(meeting)}</dd>
        <dt>Counted</dt>
        <dd>
          from {sayExactMoment(countedFrom, timeZone)} ({countedFromWords(meeting, windowStart)}) to{' '}
          {sayExactMoment(countedUntil, timeZone)} (the window&apos;s end)
        </dd>
        <dt>Source</dt>
        <dd>{sourceNames[source]}</dd>
        <dt>The sum</dt>
        <dd>
          <CountedSum meeting={meeting} />
        </dd>
        <dt>Meetings</dt>
        <dd>
          {evidence.episodes.map((episode) => (
            <div key={episode.startedAt}>
              {spanWords(episode.startedAt, episode.endedAt, timeZone)}:{' '}
              {sayExactMinutes(episode.minutes)}
              {episode.coveredMinutes < episode.minutes - 1e-6 &&
                `, without gaps ${sayExactMinutes(episode.coveredMinutes)}`}
            </div>
          ))}
        </dd>
        <dt>Records</dt>
        <dd>
          {recordsByPhone(evidence.records, timeZone).map(({ phone, days, count }) => (
            <div key={phone.id} className={classes.records}>
              Phone of {phone.name}, {formatCount(count, { one: 'record', other: 'records' })}:
              {days.map(({ day, times }) => (
                <div key={day}>
                  <b>{day}</b>{' '}
                  {times.map(({ id, words }, index) => (
                    <Fragment key={id}>
                      {index > 0 && ', '}
                      <span className={classes.time}>{words}</span>
                    </Fragment>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </dd>
      </dl>
    </section>
  );
}

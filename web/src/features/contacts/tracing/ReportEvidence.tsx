import { Fragment } from 'react';
import { useActorNames } from '../../company/current/actor-names.ts';
import { formatCount } from '../../../lib/intl.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatContest } from '../../cases/contests/contest-words.ts';
import type {
  EvidencePanelQuery,
  TracedMeeting_MeetingFragment as TracedMeeting,
} from '../../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import type { ChainStep } from './chain.ts';
import { CountedSum } from './CountedSum.tsx';
import {
  formatCountedFrom,
  formatEpisode,
  formatManualRecord,
  formatRule,
  formatSpan,
  type TraceStart,
  formatVerdict,
} from './evidence-words.ts';
import { recordsByPhone } from './records-by-phone.ts';
import { isContested } from './recount.ts';
import { formatExactMoment } from './case-times.ts';
import { texts } from './texts.tsx';

type Meeting = EvidencePanelQuery['meeting'];

interface Props {
  steps: readonly ChainStep<TracedMeeting>[];
  meetings: ReadonlyMap<string, Meeting>;
  trace: TraceStart;
}

/** Every contact of the case with its records, numbered as the list refers to them. */
export function ReportEvidence({ steps, meetings, trace }: Props) {
  return (
    <section>
      <h2 className={classes.newPage}>{texts.evidence}</h2>
      {steps.map((step, index) => {
        const meeting = meetings.get(step.key);
        return (
          meeting && (
            <MeetingOnPaper key={step.key} number={index + 1} meeting={meeting} trace={trace} />
          )
        );
      })}
    </section>
  );
}

interface MeetingProps {
  number: number;
  meeting: Meeting;
  trace: TraceStart;
}

function MeetingOnPaper({ number, meeting, trace }: MeetingProps) {
  const { timeZone } = useCompany();
  const { formatActor } = useActorNames();
  const { carrier, person, evidence, countedFrom, countedUntil, reachedAt, source } = meeting;
  const records = evidence.records.map((record) => ({
    ...record,
    isContested: isContested(record),
  }));
  const contests = new Map(
    records.flatMap((record) => record.contests.map((contest) => [contest.id, contest])),
  );
  const phones = source === 'MANUAL' ? [] : recordsByPhone(records, timeZone);
  return (
    <section className={classes.evidence}>
      <h3>{texts.evidenceHeading(number, carrier.name, person.name)}</h3>
      <p>
        {texts.verdictAndExposure(
          formatVerdict(meeting),
          person.name,
          formatExactMoment(reachedAt, timeZone),
        )}
      </p>
      <dl className={classes.facts}>
        <dt>{texts.rule}</dt>
        <dd>{formatRule(meeting)}</dd>
        <dt>{texts.counted}</dt>
        <dd>
          {texts.countedSpan(
            formatExactMoment(countedFrom, timeZone),
            formatCountedFrom(meeting, trace),
            formatExactMoment(countedUntil, timeZone),
          )}
        </dd>
        <dt>{texts.source}</dt>
        <dd>{texts.sources[source]}</dd>
        <dt>{texts.theSum}</dt>
        <dd>
          <CountedSum meeting={meeting} />
        </dd>
        <dt>{texts.meetings}</dt>
        <dd>
          {evidence.episodes.map((episode) => (
            <div key={episode.startedAt}>{formatEpisode(episode, timeZone)}</div>
          ))}
        </dd>
        <dt>{texts.records}</dt>
        <dd>
          {source === 'MANUAL' &&
            records.map((record) => (
              <div key={record.id} className={classes.records}>
                <RecordWords isContested={record.isContested}>
                  {formatManualRecord(record, timeZone)}
                </RecordWords>
              </div>
            ))}
          {phones.map(({ phone, days, count }) => (
            <div key={phone.id} className={classes.records}>
              {texts.phoneRecords(phone.name, formatCount(count, texts.recordsCount))}
              {days.map(({ day, times }) => (
                <div key={day}>
                  <b>{day}</b>{' '}
                  {times.map(({ id, words, ...time }, index) => (
                    <Fragment key={id}>
                      {index > 0 && ', '}
                      <span className={classes.time}>
                        <RecordWords isContested={time.isContested}>{words}</RecordWords>
                      </span>
                    </Fragment>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </dd>
        {contests.size > 0 && (
          <>
            <dt>{texts.contests}</dt>
            <dd>
              {[...contests.values()].map((contest) => (
                <div key={contest.id}>
                  {texts.contestOnPaper(
                    formatSpan(contest.from, contest.until, timeZone),
                    formatContest(contest, { timeZone, formatActor }),
                  )}
                </div>
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** A record in words, struck through if it does not count. */
function RecordWords({
  isContested: isStruck,
  children,
}: {
  isContested: boolean;
  children: string;
}) {
  return isStruck ? (
    <>
      <s>{children}</s> {texts.contestedInBrackets}
    </>
  ) : (
    children
  );
}

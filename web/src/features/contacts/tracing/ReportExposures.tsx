import { useActorNames } from '../../company/current/actor-names.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatContest } from '../../cases/contests/contest-words.ts';
import { formatMinutes } from '../../../lib/dates/dates.ts';
import { explainUnmeasured, isMeasured } from '../reporting/reporting-words.ts';
import type { TraceQuery } from '../../../generated/graphql.ts';
import { ExposureHeadings } from './ExposureHeadings.tsx';
import { meetingKey } from './chain.ts';
import { formatFollowUp, hasFollowUp } from './follow-up-marks.ts';
import classes from './CaseReport.module.css';
import { formatPhone } from '../../people/person/phone-number.ts';
import { formatCaseMoment } from './case-times.ts';
import { texts } from './texts.tsx';
import { countPeople, describeLevel, levels, formatMeeting, describeSecondHand } from './words.ts';

type Exposure = TraceQuery['trace']['exposures'][number];

interface Props {
  trace: TraceQuery['trace'];
  /** Number of each transmission's evidence in this report, by key; empty in a report without evidence. */
  evidenceNumbers: ReadonlyMap<string, number>;
}

/** Everybody exposed, with the path in words and references to the evidence, and who would be exposed without contests. */
export function ReportExposures(props: Props) {
  return (
    <>
      <Exposures {...props} />
      <ContestedOnPaper exposures={props.trace.contestedExposures} />
    </>
  );
}

function ContestedOnPaper({ exposures }: { exposures: TraceQuery['trace']['contestedExposures'] }) {
  const { timeZone } = useCompany();
  const { formatActor } = useActorNames();
  if (exposures.length === 0) return null;
  return (
    <section>
      <h2>{texts.contestedPeople}</h2>
      <p>{texts.contestedMeaning}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>{texts.person}</th>
            <th>{texts.exposedColumn}</th>
            <th>{texts.levelTerm}</th>
            <th>{texts.contestedColumn}</th>
          </tr>
        </thead>
        <tbody>
          {exposures.map(({ person, level, exposedAt, contests }) => (
            <tr key={person.id}>
              <td>
                <s>{person.name}</s>
                <br />
                {[person.code, person.department].filter(Boolean).join(', ')}
              </td>
              <td>
                <s>{formatCaseMoment(exposedAt, timeZone)}</s>
              </td>
              <td>
                <s>{texts.level(level)}</s>
              </td>
              <td>
                {contests.map((contest) => (
                  <div key={contest.id}>{formatContest(contest, { timeZone, formatActor })}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Exposures({ trace, evidenceNumbers }: Props) {
  const { timeZone } = useCompany();
  const { person: traced, reporting } = trace;
  if (trace.exposures.length === 0) {
    return (
      <section>
        <h2>{texts.exposedPeople}</h2>
        <p>
          {isMeasured(reporting)
            ? texts.nobody(traced.name)
            : texts.notKnown(explainUnmeasured(traced.name, reporting, texts.inThisWindow))}
        </p>
      </section>
    );
  }
  const isFollowedUp = hasFollowUp(trace);
  return levels.map((level) => {
    const exposures = trace.exposures.filter((exposure) => exposure.level === level);
    if (exposures.length === 0) return null;
    return (
      <section key={level}>
        <h2>
          {texts.levelHeading(level, countPeople(exposures.length), describeLevel(level, trace))}
        </h2>
        {level > 1 && <p>{describeSecondHand(level)}</p>}
        <table className={classes.table} data-followed-up={isFollowedUp || undefined}>
          <ExposureHeadings isFollowedUp={isFollowedUp} isPrinted />
          <tbody>
            {exposures.map(({ person, exposedAt, minutes, path, followUp }) => (
              <tr key={person.id}>
                <td>
                  <b>{person.name}</b>
                  <br />
                  {[person.code, person.department].filter(Boolean).join(', ')}
                  {[formatPhone(person), person.email].filter(Boolean).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
                <td>{formatCaseMoment(exposedAt, timeZone)}</td>
                <td>
                  {formatMinutes(minutes)}
                  <br />
                  {path.slice(-1).map(({ rule }) => texts.rules[rule])}
                </td>
                <td>
                  {path.toReversed().map((meeting, index) => (
                    <div key={meetingKey(meeting)}>
                      {(index > 0 ? texts.whoMet : texts.met)(
                        meeting.carrier.name,
                        formatMeeting(meeting, timeZone),
                      )}{' '}
                      {evidenceNumbers.has(meetingKey(meeting)) && (
                        <small>
                          {texts.evidenceNumber(evidenceNumbers.get(meetingKey(meeting)))}
                        </small>
                      )}
                    </div>
                  ))}
                </td>
                {isFollowedUp ? (
                  <FollowUpOnPaper followUp={followUp} />
                ) : (
                  <td aria-label={texts.notMarked}>
                    <span className={classes.box} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}

/** The follow-up of a person, with a checkbox if they are not known to have been informed. */
function FollowUpOnPaper({ followUp }: Pick<Exposure, 'followUp'>) {
  const { timeZone } = useCompany();
  const isDone = followUp?.state === 'BECAME_A_CASE' || followUp?.informedAt;
  return (
    <td>
      {!isDone && (
        <div className={classes.tick}>
          <span className={classes.box} /> {texts.marks.informed}
        </div>
      )}
      {formatFollowUp(followUp, timeZone).map((words) => (
        <div key={words}>{words}</div>
      ))}
    </td>
  );
}

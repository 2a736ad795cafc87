import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { sayMinutes } from '../../domain/dates/dates.ts';
import { explainUnmeasured, isMeasured } from '../../domain/coverage/reporting-words.ts';
import type { TraceQuery } from '../../generated/graphql.ts';
import { ExposureHeadings } from './ExposureHeadings.tsx';
import { meetingKey } from './chain.ts';
import classes from './CaseReport.module.css';
import { formatPhone } from './contact-details.ts';
import { sayCaseMoment } from './said-times.ts';
import { countPeople, levelMeaning, levels, meetingWords, ruleNames } from './words.ts';

interface Props {
  trace: TraceQuery['trace'];
  /** Number of each step's evidence in this report, by the step's key; empty in a report without evidence. */
  evidenceNumbers: ReadonlyMap<string, number>;
}

/** Everybody exposed, with the path in words and the numbers of its evidence. */
export function ReportExposures({ trace, evidenceNumbers }: Props) {
  const { timeZone } = useCompany();
  const { person: traced, reporting } = trace;
  if (trace.exposures.length === 0) {
    return (
      <section>
        <h2>People exposed</h2>
        <p>
          {isMeasured(reporting)
            ? `Nobody. No contact of ${traced.name} in this window reached the threshold.`
            : `Not known. ${explainUnmeasured(traced.name, reporting, 'in this window')}`}
        </p>
      </section>
    );
  }
  return levels.map((level) => {
    const exposures = trace.exposures.filter((exposure) => exposure.level === level);
    if (exposures.length === 0) return null;
    return (
      <section key={level}>
        <h2>
          Level {level}: {countPeople(exposures.length)}, {levelMeaning(level, trace.person.name)}
        </h2>
        <table className={classes.table}>
          <ExposureHeadings isPrinted />
          <tbody>
            {exposures.map(({ person, exposedAt, minutes, path }) => (
              <tr key={person.id}>
                <td>
                  <b>{person.name}</b>
                  <br />
                  {[person.code, person.department].filter(Boolean).join(', ')}
                  {[formatPhone(person), person.email].filter(Boolean).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
                <td>{sayCaseMoment(exposedAt, timeZone)}</td>
                <td>
                  {sayMinutes(minutes)}
                  <br />
                  {path.slice(-1).map(({ rule }) => ruleNames[rule])}
                </td>
                <td>
                  {path.toReversed().map((meeting, index) => (
                    <div key={meetingKey(meeting)}>
                      {index > 0 && 'who '}met {meeting.carrier.name}{' '}
                      {meetingWords(meeting, timeZone)}{' '}
                      {evidenceNumbers.has(meetingKey(meeting)) && (
                        <small>[evidence {evidenceNumbers.get(meetingKey(meeting))}]</small>
                      )}
                    </div>
                  ))}
                </td>
                <td aria-label="Not marked">
                  <span className={classes.box} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}

import { useCompany } from '../../company/current/CompanyContext.tsx';
import { PaperNote } from '../../company/current/PaperNote.tsx';
import { dayOf, exactMoment } from '../../../lib/dates/dates.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { KeptFrom } from '../../company/current/KeptFrom.tsx';
import type { TraceQuery, TracingPageQuery } from '../../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import { formatCaseDay, formatExactMoment } from './case-times.ts';
import { texts } from './texts.tsx';
import { TraceNotes } from './TraceNotes.tsx';
import { formatLatency, formatState, formatThresholds } from './words.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  trace: TraceQuery['trace'];
  /** ISO instant. */
  generatedAt: string;
}

/** Summary of the case, and an explanation of its terms. */
export function ReportHead({ employee, trace, generatedAt }: Props) {
  const company = useCompany();
  const { timeZone } = company;
  const latency = formatLatency(trace.latentDays);
  const thresholds = formatThresholds(trace.thresholds, timeZone);
  return (
    <>
      <header className={classes.head}>
        <PaperNote />
        <p>{company.name}</p>
        <h1>{texts.reportTitle(employee.name)}</h1>
        <p className={classes.sentence}>{texts.sentence(formatState(trace))}</p>
      </header>
      <section>
        <h2>{texts.case}</h2>
        <dl className={classes.facts}>
          <dt>{texts.person}</dt>
          <dd>
            {employee.name}, {employee.code}, {employee.department}
          </dd>
          <dt>{texts.covidStatus}</dt>
          <dd>{statusWords(employee)}</dd>
          <dt>{texts.window}</dt>
          <dd>
            {texts.span(
              formatExactMoment(trace.from, timeZone),
              formatExactMoment(trace.until, timeZone),
            )}
            <TraceNotes name={employee.name} trace={trace} />
            <KeptFrom from={dayOf(trace.from, timeZone)} inherit />
          </dd>
          <dt>{texts.thresholdInForce}</dt>
          <dd>{thresholds}</dd>
          <dt>{texts.times}</dt>
          <dd>{texts.inTimeZone(timeZone)}</dd>
          <dt>{texts.generated}</dt>
          <dd>{texts.generatedAt(exactMoment(generatedAt, timeZone))}</dd>
        </dl>
      </section>
      <section>
        <h2>{texts.definitions}</h2>
        <dl className={classes.definitions}>
          <dt>{texts.record}</dt>
          <dd>{texts.recordMeaning}</dd>
          <dt>{texts.meeting}</dt>
          <dd>{texts.meetingMeaning}</dd>
          <dt>{texts.contact}</dt>
          <dd>{texts.contactMeaning(thresholds)}</dd>
          <dt>{texts.exposure}</dt>
          <dd>{texts.exposureMeaning}</dd>
          <dt>{texts.levelTerm}</dt>
          <dd>{texts.levelsMeaning(employee.name)}</dd>
          {latency !== null && (
            <>
              <dt>{texts.latentTime}</dt>
              <dd>{texts.latentTimeMeaning(caseTexts.diseaseNames[trace.disease], latency)}</dd>
            </>
          )}
          <dt>{texts.accuracy}</dt>
          <dd>{texts.accuracyMeaning}</dd>
        </dl>
      </section>
    </>
  );
}

const statusWords = ({ isPositive, positiveSince }: Props['employee']): string =>
  isPositive && positiveSince !== null
    ? texts.positiveSince(formatCaseDay(positiveSince, 'long'))
    : texts.negative;

import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { dayOf, exactMoment } from '../../domain/dates/dates.ts';
import { KeptFrom } from '../../domain/dates/KeptFrom.tsx';
import type { TraceQuery, TracingPageQuery } from '../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import { sayCaseDay, sayExactMoment } from './said-times.ts';
import { TraceNotes } from './TraceNotes.tsx';
import { stateSentence, thresholdWords } from './words.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  trace: TraceQuery['trace'];
  /** ISO instant. */
  generatedAt: string;
}

/** Summary of the case, and what its words mean. */
export function ReportHead({ employee, trace, generatedAt }: Props) {
  const company = useCompany();
  const { timeZone } = company;
  const thresholds = thresholdWords(trace.thresholds, timeZone);
  return (
    <>
      <header className={classes.head}>
        <p>{company.name}</p>
        <h1>Contact tracing report: {employee.name}</h1>
        <p className={classes.sentence}>{stateSentence(trace)}.</p>
      </header>
      <section>
        <h2>Case</h2>
        <dl className={classes.facts}>
          <dt>Person</dt>
          <dd>
            {employee.name}, {employee.code}, {employee.department}
          </dd>
          <dt>COVID-19 status</dt>
          <dd>{statusWords(employee)}</dd>
          <dt>Window</dt>
          <dd>
            {sayExactMoment(trace.from, timeZone)} to {sayExactMoment(trace.until, timeZone)}
            <TraceNotes name={employee.name} trace={trace} />
            <KeptFrom from={dayOf(trace.from, timeZone)} inherit />
          </dd>
          <dt>Threshold in force</dt>
          <dd>{thresholds}</dd>
          <dt>Times</dt>
          <dd>in the company&apos;s time zone, {timeZone}</dd>
          <dt>Generated</dt>
          <dd>{exactMoment(generatedAt, timeZone)}, by VisionCloud</dd>
        </dl>
      </section>
      <section>
        <h2>Definitions</h2>
        <dl className={classes.definitions}>
          <dt>Record</dt>
          <dd>
            What one phone reports: two people, a start and a length. Both phones may report the
            same meeting; time that both reported counts once.
          </dd>
          <dt>Meeting</dt>
          <dd>
            The records of two people that overlap or lie at most 5 minutes apart, taken together.
            Its length runs from the first start to the last end.
          </dd>
          <dt>Contact</dt>
          <dd>
            Continuous: one meeting that lasts at least the threshold ({thresholds}). Cumulative:
            time together within any 24 hours that adds up to the threshold, gaps left out.
          </dd>
          <dt>Exposure</dt>
          <dd>The moment at which a contact reached the threshold.</dd>
          <dt>Level</dt>
          <dd>
            Level 1 had contact with {employee.name} inside the window. Level 2 had contact with
            somebody of level 1 after that person&apos;s exposure, level 3 with somebody of level 2
            likewise. Nobody passes on an exposure before their own.
          </dd>
          <dt>Accuracy</dt>
          <dd>
            Lengths are correct to about 5 minutes either way. A phone that was off or left behind
            reports nothing.
          </dd>
        </dl>
      </section>
    </>
  );
}

const statusWords = ({ isPositive, positiveDate }: Props['employee']): string => {
  if (!isPositive) return 'Negative';
  return positiveDate === null
    ? 'Positive, date not disclosed'
    : `Positive since ${sayCaseDay(positiveDate, 'long')}`;
};

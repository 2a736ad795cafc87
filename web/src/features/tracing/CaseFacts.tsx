import { Skeleton } from '@mantine/core';
import { Fact, Facts } from '../../components/Facts.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { Moment } from '../../domain/dates/Moment.tsx';
import { StatusBadge } from '../../domain/people/StatusBadge.tsx';
import type { TraceQuery, TracingPageQuery } from '../../generated/graphql.ts';
import classes from './CaseFacts.module.css';
import { thresholdWords } from './words.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  /** undefined while it loads. */
  trace: TraceQuery['trace'] | undefined;
}

/** Who is traced, over which window, by which threshold. */
export function CaseFacts({ employee, trace }: Props) {
  const { timeZone } = useCompany();
  const pending = <Skeleton h={12} w={120} my={4} />;
  return (
    <Facts orientation="vertical" className={classes.facts}>
      <Fact term="Person">
        {employee.code} · {employee.department}
      </Fact>
      <Fact term="Status">
        <StatusBadge isPositive={employee.isPositive} positiveDate={employee.positiveDate} />
      </Fact>
      <Fact term="Window">
        {trace ? (
          <>
            <Moment at={trace.from} /> to <Moment isInSentence at={trace.until} />
          </>
        ) : (
          pending
        )}
      </Fact>
      <Fact term="Threshold in force">
        {trace ? thresholdWords(trace.thresholds, timeZone) : pending}
      </Fact>
    </Facts>
  );
}

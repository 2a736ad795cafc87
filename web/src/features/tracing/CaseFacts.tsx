import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
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
    <dl className={classes['facts']}>
      <Fact name="Person">
        {employee.code} · {employee.department}
      </Fact>
      <Fact name="Status">
        <StatusBadge isPositive={employee.isPositive} positiveDate={employee.positiveDate} />
      </Fact>
      <Fact name="Window">
        {trace ? (
          <>
            <Moment at={trace.from} /> to <Moment isInSentence at={trace.until} />
          </>
        ) : (
          pending
        )}
      </Fact>
      <Fact name="Threshold in force">
        {trace ? thresholdWords(trace.thresholds, timeZone) : pending}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

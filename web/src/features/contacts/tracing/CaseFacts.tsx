import { Skeleton } from '@mantine/core';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { OpenCases } from '../../cases/base/OpenCases.tsx';
import { StatusBadge } from '../../people/person/StatusBadge.tsx';
import type { TraceQuery, TracingPageQuery } from '../../../generated/graphql.ts';
import classes from './CaseFacts.module.css';
import { texts } from './texts.tsx';
import { formatThresholds } from './words.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  /** Undefined while loading. */
  trace: TraceQuery['trace'] | undefined;
}

/** Who is traced, over which window, with which threshold. */
export function CaseFacts({ employee, trace }: Props) {
  const { timeZone } = useCompany();
  const pending = <Skeleton h={12} w={120} my={4} />;
  return (
    <Facts orientation="vertical" className={classes.facts}>
      <Fact term={texts.person}>
        {employee.code} · {employee.department}
      </Fact>
      <Fact term={texts.status}>
        <StatusBadge isPositive={employee.isPositive} since={employee.positiveSince} />
        <OpenCases employee={employee} />
      </Fact>
      <Fact term={texts.window}>
        {trace
          ? texts.spanOfMoments(
              <Moment at={trace.from} />,
              <Moment isInSentence at={trace.until} />,
            )
          : pending}
      </Fact>
      <Fact term={texts.thresholdInForce}>
        {trace ? formatThresholds(trace.thresholds, timeZone) : pending}
      </Fact>
    </Facts>
  );
}

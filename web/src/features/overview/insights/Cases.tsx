import { Title } from '@mantine/core';
import { IconClipboardHeart } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import type { useInsightsPageQuery } from '../../../generated/graphql.ts';
import { CaseTable } from './CaseTable.tsx';
import classes from './InsightsPage.module.css';
import { texts } from './texts.ts';
import type { CaseTraces } from './use-case-traces.ts';

interface Props {
  query: ReturnType<typeof useInsightsPageQuery>;
  caseTraces: CaseTraces;
}

/** Who is positive, and how many people were exposed. */
export function Cases({ query, caseTraces }: Props) {
  return (
    <section className={classes.section} aria-labelledby="positive-cases">
      <Title order={2} id="positive-cases" mb="sm">
        {texts.positiveCases}
      </Title>
      <QueryBoundary query={query} fallback={<TableSkeleton rows={4} columns={5} />}>
        {({ positiveEmployees }) =>
          positiveEmployees.length > 0 ? (
            <CaseTable cases={positiveEmployees} caseTraces={caseTraces} />
          ) : (
            <EmptyState
              icon={IconClipboardHeart}
              order={3}
              title={texts.nobodyPositive}
              sentence={texts.nobodyPositiveHelp}
            />
          )
        }
      </QueryBoundary>
    </section>
  );
}

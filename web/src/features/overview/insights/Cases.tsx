import { Title } from '@mantine/core';
import { IconClipboardHeart } from '@tabler/icons-react';
import { messageOf } from '../../../apollo/errors.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import type { useInsightsPageQuery } from '../../../generated/graphql.ts';
import { CaseTable } from './CaseTable.tsx';
import classes from './InsightsPage.module.css';
import { texts } from './texts.ts';
import type { CaseTraces } from './use-case-traces.ts';

interface Props {
  answer: ReturnType<typeof useInsightsPageQuery>;
  caseTraces: CaseTraces;
}

const skeleton = <TableSkeleton rows={4} columns={5} />;

/** Who is positive, and how many people were exposed. */
export function Cases({ answer: { data, error, loading, refetch }, caseTraces }: Props) {
  const cases = data?.positiveEmployees ?? [];
  return (
    <section className={classes.section} aria-labelledby="positive-cases">
      <Title order={2} id="positive-cases" mb="sm">
        {texts.positiveCases}
      </Title>
      {error && !data && (
        <Failure message={messageOf(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {!data && !error && skeleton}
      {data && cases.length === 0 && (
        <EmptyState
          icon={IconClipboardHeart}
          order={3}
          title={texts.nobodyPositive}
          sentence={texts.nobodyPositiveHelp}
        />
      )}
      {cases.length > 0 && <CaseTable cases={cases} caseTraces={caseTraces} />}
    </section>
  );
}

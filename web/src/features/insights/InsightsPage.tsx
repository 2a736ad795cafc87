import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../apollo/errors.ts';
import { paths } from '../../app/paths.ts';
import { useCompany } from '../../components/CompanyContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';
import { useInsightsPageQuery } from '../../generated/graphql.ts';
import { CaseTable } from './CaseTable.tsx';
import { peopleToInform, stateSentence } from './inform.ts';
import { useCaseTraces } from './use-case-traces.ts';

/** The page of the morning: who is positive, and how many people that concerns. */
export function InsightsPage() {
  const { name: companyName } = useCompany();
  const { data, error, loading, refetch } = useInsightsPageQuery();
  const cases = data?.positiveEmployees ?? [];
  const ids = cases.map((employee) => employee.id);
  const { traces, retry } = useCaseTraces(ids);

  const state = () => {
    if (!data) return ' ';
    return cases.length === 0
      ? 'No positive case'
      : stateSentence(cases.length, peopleToInform(ids, traces));
  };

  return (
    <>
      <PageTitle title="Insights" state={state()} />
      {error && (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={loading}
        />
      )}
      {!data && !error && <TableSkeleton rows={4} columns={5} />}
      {data && cases.length === 0 && (
        <EmptyState
          icon={IconShieldCheck}
          title="Nobody is positive"
          sentence="When somebody tests positive, set their status in the Employee Directory: who was exposed is worked out at once, and shown here."
          action={
            <Button component={Link} to={paths.employees(companyName)} variant="default">
              Go to the Employee Directory
            </Button>
          }
        />
      )}
      {cases.length > 0 && <CaseTable cases={cases} traces={traces} onRetry={retry} />}
    </>
  );
}

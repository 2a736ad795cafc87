import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router-dom';
import { codeOf, messageOf } from '../../apollo/errors.ts';
import { paths } from '../../paths.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { employeeRef } from '../../domain/people/reference.ts';
import { useTracingPageQuery } from '../../generated/graphql.ts';
import { CaseScreen } from './CaseScreen.tsx';
import { TracingSkeleton } from './TracingSkeleton.tsx';

/** Who was exposed by one person: addressed by id or employee code. */
export function TracingPage() {
  const { employeeId = '' } = useParams();
  const { data, error, loading, refetch } = useTracingPageQuery({
    variables: { employee: employeeRef(employeeId) },
  });
  // The case is drawn in pieces, while what stands for it stays.
  const isReady = useDeferredValue(data !== undefined);
  if (data && isReady) return <CaseScreen key={data.employee.id} employee={data.employee} />;
  if (codeOf(error) === 'NOT_FOUND') return <PersonNotFound />;
  if (error) {
    return (
      <FailedState message={messageOf(error)} onRetry={() => void refetch()} isRetrying={loading} />
    );
  }
  return <TracingSkeleton />;
}

/** The same for somebody unknown, deleted, or of another company. */
function PersonNotFound() {
  const { name } = useCompany();
  return (
    <>
      <title>Person not found · VisionCloud</title>
      <EmptyState
        icon={IconUserOff}
        order={1}
        title="Person not found"
        sentence="Nobody in your company has this id. The person may have been removed from the directory."
        action={
          <Button component={Link} to={paths.employees(name)}>
            Go to the Employee Directory
          </Button>
        }
      />
    </>
  );
}

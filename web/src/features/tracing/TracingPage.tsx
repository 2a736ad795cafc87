import { useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';
import { codeOf, messageOf } from '../../apollo/errors.ts';
import { PersonNotFound } from '../../domain/people/PersonNotFound.tsx';
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

import { useParams } from 'react-router-dom';
import { codeOf } from '../../../apollo/errors.ts';
import { PersonNotFound } from '../../people/person/PersonNotFound.tsx';
import { usePageParams } from '../../../ui/page-params.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { employeeRef } from '../../people/person/reference.ts';
import { useTracingPageQuery, type EmployeeRef } from '../../../generated/graphql.ts';
import { CaseScreen } from './CaseScreen.tsx';
import { useTrace } from './use-trace.ts';
import { Skeleton, Stack } from '@mantine/core';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';

/** Who was exposed by one person, addressed by id or employee code. */
export function TracingPage() {
  const { employeeId = '' } = useParams();
  return <TracedPerson key={employeeId} employee={employeeRef(employeeId)} />;
}

function TracedPerson({ employee: reference }: { employee: EmployeeRef }) {
  const [search] = usePageParams();
  const query = useTracingPageQuery({ variables: { employee: reference } });
  // Sends both requests at once.
  const trace = useTrace(reference, search);
  return (
    <QueryBoundary
      query={query}
      fallback={<TracingSkeleton />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <PersonNotFound /> : undefined)}
    >
      {({ employee }) => <CaseScreen employee={employee} query={trace} />}
    </QueryBoundary>
  );
}

/** Shown while the person is loading. */
function TracingSkeleton() {
  return (
    <>
      <Stack gap="sm" mb="xl" aria-hidden>
        <Skeleton h={24} w={240} />
        <Skeleton h={12} w={320} maw="100%" />
      </Stack>
      <TableSkeleton rows={8} columns={4} />
    </>
  );
}

import { useReadQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useDeferredQuery, type DeferredAnswer } from '../../apollo/deferred-query.ts';
import { codeOf } from '../../apollo/errors.ts';
import { PersonNotFound } from '../../domain/people/PersonNotFound.tsx';
import { usePageParams } from '../../components/page-params.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { employeeRef } from '../../domain/people/reference.ts';
import {
  TracingPageDocument,
  type EmployeeRef,
  type TracingPageQuery,
} from '../../generated/graphql.ts';
import { CaseScreen } from './CaseScreen.tsx';
import { TracingSkeleton } from './TracingSkeleton.tsx';
import { useTrace, type TraceAnswer } from './use-trace.ts';

/** Who was exposed by one person, addressed by id or employee code. */
export function TracingPage() {
  const { employeeId = '' } = useParams();
  return <TracedPerson key={employeeId} employee={employeeRef(employeeId)} />;
}

function TracedPerson({ employee }: { employee: EmployeeRef }) {
  const [search] = usePageParams();
  const query = useDeferredQuery(TracingPageDocument, { employee });
  // Sends both requests at once.
  const answer = useTrace(employee, search);
  return (
    <QueryBoundary
      query={query}
      fallback={<TracingSkeleton />}
      renderError={(error) => (codeOf(error) === 'NOT_FOUND' ? <PersonNotFound /> : undefined)}
    >
      <TracedCase query={query} answer={answer} />
    </QueryBoundary>
  );
}

interface TracedCaseProps {
  query: DeferredAnswer<TracingPageQuery>;
  answer: TraceAnswer;
}

function TracedCase({ query, answer }: TracedCaseProps) {
  return <CaseScreen employee={useReadQuery(query.queryRef).data.employee} answer={answer} />;
}

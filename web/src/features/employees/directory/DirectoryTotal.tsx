import { useReadQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { QueryBoundary } from '../../../components/QueryBoundary.tsx';
import type { DirectoryQuery } from './DirectoryList.tsx';

interface Props {
  query: DirectoryQuery;
  /** Renders what depends on how many people the directory has found: undefined while that is not known. */
  children: (total: number | undefined) => ReactNode;
}

/** How many people the directory has found, for what stands outside of its list. */
export function DirectoryTotal({ query, children }: Props) {
  return (
    <QueryBoundary
      query={query}
      fallback={children(undefined)}
      renderError={() => children(undefined)}
    >
      <KnownTotal query={query}>{children}</KnownTotal>
    </QueryBoundary>
  );
}

function KnownTotal({ query, children }: Props) {
  return children(useReadQuery(query.queryRef).data.employees.total);
}

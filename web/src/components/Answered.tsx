import { useReadQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { DeferredAnswer } from '../apollo/deferred-query.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

interface Props<Data> {
  query: DeferredAnswer<Data>;
  /** Renders what can do without the answer: undefined while there is none. */
  children: (data: Data | undefined) => ReactNode;
}

/** Part of a page that knows more once a query is answered, as its title. */
export function Answered<Data>({ query, children }: Props<Data>) {
  return (
    <QueryBoundary
      query={query}
      fallback={children(undefined)}
      renderError={() => children(undefined)}
    >
      <Read query={query}>{children}</Read>
    </QueryBoundary>
  );
}

function Read<Data>({ query, children }: Props<Data>) {
  return children(useReadQuery(query.queryRef).data);
}

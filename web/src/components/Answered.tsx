import { useReadQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { DeferredAnswer } from '../apollo/deferred-query.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

interface Props<Data> {
  query: DeferredAnswer<Data>;
  /** Renders the part; `data` is undefined until the query is answered. */
  children: (data: Data | undefined) => ReactNode;
}

/** A part of a page that does not wait for its query, such as the title. */
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

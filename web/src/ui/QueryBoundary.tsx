import type { ErrorLike } from '@apollo/client';
import { Suspense, type ReactNode } from 'react';
import { messageOf } from '../apollo/errors.ts';
import { getShownData, type QueryResult } from '../apollo/query-result.ts';
import { useIsServerAway } from '../lib/browser/connection.ts';
import { Failure } from './Failure.tsx';

interface Props<Data> {
  query: QueryResult<Data>;
  /** Shown until the first answer, and while a fragment of the children is missing in the cache. Default: nothing. */
  fallback?: ReactNode;
  /** Error message for users. Default: the message of the error. */
  failure?: string;
  /** How much space a failure takes if there is no answer. Default: `part`. */
  size?: 'part' | 'line';
  /** Whether to show the fallback, not the previous answer, while the answer to other variables is pending: for what the page around it names. */
  dropsPrevious?: boolean;
  /** Renders a page for particular errors, such as an unknown person; returns undefined for all others. */
  renderError?: (error: ErrorLike) => ReactNode | undefined;
  /** Renders the answer. By default it is called with the previous answer while the next one is pending. Omit it if the answer is shown elsewhere. */
  children?: (data: Data) => ReactNode;
}

/** Handles loading, failure and retry of one query. If it could not be loaded again, its last answer stays, below a line that says so. */
export function QueryBoundary<Data>({
  query,
  fallback = null,
  failure,
  size = 'part',
  dropsPrevious = false,
  renderError,
  children,
}: Props<Data>) {
  const { error, loading: isLoading, refetch } = query;
  const isServerAway = useIsServerAway();
  const data = getShownData(dropsPrevious ? { ...query, previousData: undefined } : query);
  const retry = () => void refetch().catch(() => undefined);
  if (error && data === undefined)
    return (
      renderError?.(error) ?? (
        <Failure
          size={size}
          message={failure ?? messageOf(error)}
          // `messageOf` includes the reference.
          error={failure === undefined ? undefined : error}
          onRetry={retry}
          isRetrying={isLoading}
        />
      )
    );
  return (
    <Suspense fallback={fallback}>
      {/* Otherwise the notice at the top of the page says so. */}
      {error && !isServerAway && (
        <Failure size="line" message={failure ?? messageOf(error)} onRetry={retry} />
      )}
      {/* In the same place, so that what the fallback and the answer have in common stays. */}
      {data === undefined ? fallback : children?.(data)}
    </Suspense>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Suspense, useMemo, useState, useTransition, type ReactNode } from 'react';
import type { DeferredAnswer } from '../apollo/deferred-query.ts';
import { isAnswerError, messageOf } from '../apollo/errors.ts';
import { useOnline } from '../browser/use-online.ts';
import { Deferred } from './Deferred.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailedState } from './FailedState.tsx';

interface Props {
  /** Shown until the first answer. */
  fallback: ReactNode;
  /** Error message for users. Default: the message of the error. */
  failure?: string;
  /** Renders a page for particular errors, such as an unknown person; returns undefined for all others. */
  renderError?: (error: Error) => ReactNode | undefined;
  /** The query that the children read. A cached answer is rendered at once, and a change of variables resets a failure. */
  query?: DeferredAnswer;
  /** Read their data by `useReadQuery` or a suspense hook. */
  children: ReactNode;
}

/** Handles loading, failures and retries of the suspense hooks below it. */
export function QueryBoundary({ fallback, failure, renderError, query, children }: Props) {
  const [attempt, setAttempt] = useState({});
  const resetKey = useMemo(
    () => ({ attempt, queryRef: query?.queryRef }),
    [attempt, query?.queryRef],
  );
  return (
    <ErrorBoundary
      resetKey={resetKey}
      renderFallback={(error) => {
        if (!isAnswerError(error)) throw error;
        return (
          renderError?.(error) ?? (
            <FailedQuery message={failure} error={error} onRetried={() => setAttempt({})} />
          )
        );
      }}
    >
      {/* `Deferred` shows the fallback, because React shows the fallback of Suspense for at least 300 ms. */}
      <Suspense fallback={fallback}>
        <Deferred fallback={fallback} isAtOnce={query?.wasCached ?? false}>
          {children}
        </Deferred>
      </Suspense>
    </ErrorBoundary>
  );
}

interface FailedQueryProps {
  message: string | undefined;
  error: Error;
  onRetried: () => void;
}

function FailedQuery({ message, error, onRetried }: FailedQueryProps) {
  const client = useApolloClient();
  const [isRetrying, startRetry] = useTransition();
  const retry = (): void =>
    startRetry(async () => {
      // Apollo keeps a failed answer for the next render, so the query must be refetched first.
      // When the connection returns, the client has already refetched; this refetch then waits for the same answer.
      const pending = [...client.getObservableQueries()].filter((query) => {
        const { error, loading } = query.getCurrentResult();
        return loading || error !== undefined;
      });
      await Promise.allSettled(pending.map((query) => query.refetch()));
      startRetry(onRetried);
    });
  useOnline(retry);
  return (
    <FailedState
      message={message ?? messageOf(error)}
      // `messageOf` includes the reference.
      error={message === undefined ? undefined : error}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}

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
  /** What could not be shown, for people. Default: the message of the error. */
  failure?: string;
  /** Renders another page for an error that means something else, as that there is no such person; undefined for all other errors. */
  renderError?: (error: Error) => ReactNode | undefined;
  /** What the children read, if they don't ask by themselves: shown at once if it is known, and after a failure when other variables are asked for. */
  query?: DeferredAnswer;
  /** Read their data by `useReadQuery` or a suspense hook. */
  children: ReactNode;
}

/** Shows what suspense hooks below it have asked for, or that it is loading, or that it failed with the way to try again. */
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
      {/* A fallback of Suspense itself would stay for at least 300 ms, for React throttles those. */}
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
      // Apollo keeps a failed answer for the next render of its query: that alone would fail again.
      // When the connection is back, the client has already asked again; to refetch then is to wait for the same answer.
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
      // The message of an error ends with the reference.
      error={message === undefined ? undefined : error}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}

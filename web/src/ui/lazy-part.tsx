import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadPart } from '../lib/browser/load-part.ts';
import { useOnline } from '../lib/browser/use-online.ts';

interface Options<Props> {
  /** Shown while the part is loading. Default: nothing. */
  pending?: ReactNode;
  /** Shown when the part could not be loaded or crashed. Default: nothing, because the notice at the top of the page says what to do. */
  failed?: (retry: () => void, props: Props, error: unknown) => ReactNode;
  /** Error of an earlier attempt. The part is then first shown as failed. */
  failure?: unknown;
}

/**
 * A component that is loaded when it is first shown. If loading fails, the page around it stays, and the part is loaded again when the
 * connection returns or when it is next shown.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, failed = () => null, failure }: Options<Props> = {},
): ComponentType<Props> => {
  // React.lazy never retries after a failure, so each attempt needs a new one.
  const createPart = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) };
      } catch (error) {
        latest = createPart();
        throw error;
      }
    });
  const throwFailure = (): never => {
    throw failure;
  };
  let latest = failure === undefined ? createPart() : throwFailure;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const renew = (): void => {
      if (latest === Part) latest = createPart();
    };
    const retry = (): void => {
      renew();
      setPart(() => latest);
    };
    return (
      <ErrorBoundary
        resetKey={Part}
        renderFallback={(error) => (
          <FailedPart onShown={renew} onRetry={retry}>
            {failed(retry, props, error)}
          </FailedPart>
        )}
      >
        <Suspense fallback={pending}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};

interface FailedPartProps {
  onShown: () => void;
  onRetry: () => void;
  children: ReactNode;
}

function FailedPart({ onShown, onRetry, children }: FailedPartProps) {
  useEffect(onShown);
  useOnline(onRetry);
  return children;
}

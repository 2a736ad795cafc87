import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** Shows an error page in place of a crashed screen, until another address is opened. */
export function RouteBoundary({ children }: { children?: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={useLocation()}
      renderFallback={(error) => <RouteFailure error={error} />}
    >
      {children ?? <Outlet />}
    </ErrorBoundary>
  );
}

import { Outlet, ScrollRestoration, useNavigation, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteErrorBoundary } from './PageFailure.tsx';

/** The parent of every route: its screen, the progress of the next one, and the scroll position of each history entry. */
function Root() {
  const { state } = useNavigation();
  return (
    <>
      {state !== 'idle' && <NavigationProgress />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

export const createRootRoute = (children: RouteObject[]): RouteObject => ({
  Component: Root,
  ErrorBoundary: RouteErrorBoundary,
  HydrateFallback: PageSkeleton,
  children,
});

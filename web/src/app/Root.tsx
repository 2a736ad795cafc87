import { Outlet, ScrollRestoration, useNavigation, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteErrorBoundary } from './PageFailure.tsx';

/** Parent of all routes, with the progress bar and scroll restoration. */
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

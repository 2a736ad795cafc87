import { Outlet, ScrollRestoration, useNavigation, type RouteObject } from 'react-router-dom';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { useHeldNavigation } from '../ui/unsaved-guard.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteErrorBoundary } from './PageFailure.tsx';

const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);

/** Parent of all routes, with the progress bar and scroll restoration. */
function Root() {
  const { state } = useNavigation();
  const heldNavigation = useHeldNavigation();
  return (
    <>
      {state !== 'idle' && <NavigationProgress />}
      <Outlet />
      <ScrollRestoration />
      {heldNavigation.state === 'blocked' && <LeaveQuestion navigation={heldNavigation} />}
    </>
  );
}

export const createRootRoute = (children: RouteObject[]): RouteObject => ({
  Component: Root,
  ErrorBoundary: RouteErrorBoundary,
  HydrateFallback: PageSkeleton,
  children,
});

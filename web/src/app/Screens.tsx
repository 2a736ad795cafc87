import { useSyncExternalStore } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { Navigation } from './navigation.ts';
import { PendingPathContext } from './pending-path.ts';
import { FrameSkeleton } from './shells/FrameSkeleton.tsx';

/** The screens of the current address. */
export function Screens({ navigation }: { navigation: Navigation }) {
  const { place, pendingPath } = useSyncExternalStore(navigation.onChange, navigation.current);
  if (!place)
    return /^\/(?:dashboard\/|portal\/(?!\w+\/login))/iu.test(pendingPath ?? '') ? (
      <FrameSkeleton />
    ) : (
      <PageSkeleton />
    );
  return (
    // In a transition Apollo's useQuery and the old screen would each call the other's variables back, for ever.
    <Router
      navigator={place.navigator}
      location={place.location}
      navigationType={place.action}
      useTransitions={false}
    >
      <PendingPathContext value={pendingPath}>
        {pendingPath !== null && <NavigationProgress />}
        <RouteBoundary>
          <Matches routes={place.routes} />
        </RouteBoundary>
      </PendingPathContext>
    </Router>
  );
}

function Matches({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

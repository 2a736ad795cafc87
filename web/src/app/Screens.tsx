import { useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { FailureDoor } from './FailureDoor.tsx';
import type { Navigation } from './navigation.ts';

/** The screens of the address where somebody is. */
export function Screens({ navigation }: { navigation: Navigation }) {
  const [place, setPlace] = useState(navigation.current);
  useLayoutEffect(() => navigation.onChange(setPlace), [navigation]);
  if (!place) return <PageSkeleton />;
  return (
    // In a transition Apollo's useQuery and the old screen would each call the other's variables back, for ever.
    <Router
      navigator={place.navigator}
      location={place.location}
      navigationType={place.action}
      useTransitions={false}
    >
      <FailureDoor>
        <Matches routes={place.routes} />
      </FailureDoor>
    </Router>
  );
}

function Matches({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

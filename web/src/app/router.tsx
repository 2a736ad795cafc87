import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { publicRoutes } from './routes/public-routes.tsx';

const everything = 'everything';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    id: everything,
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageSkeleton,
    children: [publicRoutes],
  },
];

/** The places behind a sign-in, with the list of all that they load, are not told to visitors: they come with the first step to one. */
export const findRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/(?:dashboard|report)\//iu.test(path)) {
    const { dashboardRoutes, reportRoutes } = await import('./routes/dashboard-routes.tsx');
    patch(everything, [dashboardRoutes, reportRoutes]);
  } else if (/^\/portal\//iu.test(path)) {
    const { portalRoutes } = await import('./routes/portal-routes.tsx');
    patch(everything, [portalRoutes]);
  }
};

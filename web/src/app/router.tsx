import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { dashboardRoutes, reportRoutes } from './routes/dashboard-routes.tsx';
import { portalRoutes } from './routes/portal-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageSkeleton,
    children: [publicRoutes, dashboardRoutes, reportRoutes, portalRoutes],
  },
];

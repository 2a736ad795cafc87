import type { RouteObject } from 'react-router-dom';
import type { FindRoutes } from './navigation.ts';
import { publicRoutes } from './routes/public-routes.tsx';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [publicRoutes];

/** The places behind a sign-in, with the list of all that they load, are not told to visitors: they come with the first step to one. */
export const findRoutes: FindRoutes = (pathname) => {
  if (/^\/(?:dashboard|report)\//iu.test(pathname))
    return import('./routes/dashboard-routes.tsx').then(({ dashboardRoutes, reportRoutes }) => [
      dashboardRoutes,
      reportRoutes,
    ]);
  if (/^\/portal\//iu.test(pathname))
    return import('./routes/portal-routes.tsx').then(({ portalRoutes }) => [portalRoutes]);
  return null;
};

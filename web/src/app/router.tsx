import type { RouteObject } from 'react-router-dom';
import type { FindRoutes } from './navigation.ts';
import { publicRoutes } from './routes/public-routes.tsx';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [publicRoutes];

/** The places behind a sign-in, with the list of all that they load, are not told to visitors: they come with the first step to one. */
export const findRoutes: FindRoutes = (pathname) => {
  if (/^\/(?:dashboard|report)\//iu.test(pathname))
    return async () => {
      const { dashboardRoutes, reportRoutes } = await import('./routes/dashboard-routes.tsx');
      return [dashboardRoutes, reportRoutes];
    };
  if (/^\/portal\//iu.test(pathname))
    return async () => [(await import('./routes/portal-routes.tsx')).portalRoutes];
  return null;
};

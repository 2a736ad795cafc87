import type { RouteObject } from 'react-router-dom';
import { dashboardRoutes, reportRoutes } from './routes/dashboard-routes.tsx';
import { portalRoutes } from './routes/portal-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';

/** All routes. Each page is a chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [publicRoutes, dashboardRoutes, reportRoutes, portalRoutes];

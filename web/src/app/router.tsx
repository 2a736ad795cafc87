import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { createDashboardRoutes, createReportRoutes } from './routes/dashboard-routes.tsx';
import { ownFileRoutes } from './routes/own-file-routes.tsx';
import { portalRoutes } from './routes/portal-routes.tsx';
import { publicRoutes } from './routes/public-routes.tsx';

/** Creates all routes. Each page is a separate chunk, loaded when it is opened. */
export const createRoutes = (client: ApolloClient): RouteObject[] => [
  publicRoutes,
  createDashboardRoutes(client),
  createReportRoutes(client),
  portalRoutes,
  ownFileRoutes,
];

/** Returns the pattern of the current path, such as `/dashboard/:companyName/emp`, without names and ids. */
export const getRoutePattern = (matches: readonly { route: { path?: string } }[]): string => {
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/');
  return pattern.startsWith('/') ? pattern : `/${pattern}`;
};

import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyPage, lazyShell } from './lazy-page.tsx';
import { FrameSkeleton } from '../shells/FrameSkeleton.tsx';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { preload } from './preload.ts';
import type { rarePages } from './rare-pages.ts';

/** The `lazy` of a page that is opened seldom. */
const lazyRarePage = (name: keyof typeof rarePages) =>
  lazyPage(async () => (await import('./rare-pages.ts')).rarePages[name]());

/** Pages of a signed-in company. */
export const createDashboardRoutes = (client: ApolloClient): RouteObject => ({
  path: '/dashboard/:companyName',
  HydrateFallback: FrameSkeleton,
  lazy: lazyShell(async () => (await import('../shells/DashboardShell.tsx')).DashboardShell),
  children: [
    {
      ErrorBoundary: RouteErrorBoundary,
      children: [
        { index: true, element: <Navigate to="insights" replace /> },
        {
          path: 'insights',
          ...preload(client, 'insights'),
          lazy: lazyPage(
            async () => (await import('../../features/insights/InsightsPage.tsx')).InsightsPage,
          ),
        },
        {
          path: 'landing',
          lazy: lazyRarePage('settings'),
        },
        {
          path: 'landing/diseases',
          lazy: lazyRarePage('diseases'),
        },
        {
          path: 'landing/diseases/:disease',
          lazy: lazyRarePage('disease'),
        },
        {
          path: 'emp',
          ...preload(client, 'directory'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/employees/directory/EmployeesPage.tsx')).EmployeesPage,
          ),
        },
        {
          path: 'emp/:employeeId',
          ...preload(client, 'person'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/employees/person/EmployeePage.tsx')).EmployeePage,
          ),
        },
        {
          path: 'emp/import',
          lazy: lazyRarePage('import'),
        },
        {
          path: 'emp/codes/:runId',
          lazy: lazyRarePage('codes'),
        },
        {
          path: 'cases',
          ...preload(client, 'cases'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/list/CasesPage.tsx')).CasesPage,
          ),
        },
        {
          path: 'cases/:number',
          ...preload(client, 'case'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/page/CasePage.tsx')).CasePage,
          ),
        },
        {
          path: 'follow-up',
          lazy: lazyRarePage('followUp'),
        },
        {
          path: 'analytics',
          lazy: lazyPage(
            async () => (await import('../../features/contacts/AnalyticsPage.tsx')).AnalyticsPage,
          ),
        },
        {
          path: 'tracing/:employeeId',
          ...preload(client, 'tracing'),
          lazy: lazyPage(
            async () => (await import('../../features/tracing/TracingPage.tsx')).TracingPage,
          ),
        },
        {
          lazy: lazyPage(async () => (await import('../RequireCameraPlan.tsx')).RequireCameraPlan),
          children: [
            {
              path: 'camera-details',
              lazy: lazyPage(
                async () => (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              ),
            },
            {
              path: 'roi',
              lazy: lazyRarePage('region'),
            },
          ],
        },
        {
          path: 'plan',
          lazy: lazyRarePage('plan'),
        },
        {
          path: 'profile',
          lazy: lazyRarePage('profile'),
        },
        {
          path: 'monitor',
          lazy: lazyRarePage('monitor'),
        },
        {
          path: 'change-pass',
          lazy: lazyRarePage('password'),
        },
        {
          path: '*',
          lazy: lazyRarePage('notFound'),
        },
      ],
    },
  ],
});

/** The company's report, for screen and print. */
export const createReportRoutes = (client: ApolloClient): RouteObject => ({
  path: '/report/:companyName',
  lazy: lazyShell(async () => (await import('../shells/ReportShell.tsx')).ReportShell),
  children: [
    {
      ErrorBoundary: RouteErrorBoundary,
      children: [
        {
          index: true,
          lazy: lazyPage(async () => (await import('../ReportPage.tsx')).ReportPage),
        },
        {
          path: 'emp',
          ...preload(client, 'directory'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/employees/directory/EmployeesPage.tsx')).EmployeesPage,
          ),
        },
        {
          lazy: lazyPage(async () => (await import('../RequireCameraPlan.tsx')).RequireCameraPlan),
          children: [
            {
              path: 'camera-details',
              lazy: lazyPage(
                async () => (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              ),
            },
          ],
        },
        {
          path: '*',
          lazy: lazyRarePage('notFound'),
        },
      ],
    },
  ],
});

import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyPage, lazyShell } from './lazy-page.tsx';
import { FrameSkeleton } from '../shells/FrameSkeleton.tsx';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { preload } from './preload.ts';

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
          lazy: lazyPage(async () => (await import('../SettingsScreen.tsx')).SettingsScreen),
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
          lazy: lazyPage(
            async () => (await import('../../features/imports/ImportPage.tsx')).ImportPage,
          ),
        },
        {
          path: 'emp/codes/:runId',
          lazy: lazyPage(
            async () => (await import('../../features/app-codes/CodesPage.tsx')).CodesPage,
          ),
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
              lazy: lazyPage(
                async () => (await import('../../features/cameras/region/RoiPage.tsx')).RoiPage,
              ),
            },
          ],
        },
        {
          path: 'plan',
          lazy: lazyPage(
            async () =>
              (await import('../../features/subscriptions/CompanyPlanPage.tsx')).CompanyPlanPage,
          ),
        },
        {
          path: 'profile',
          lazy: lazyPage(
            async () => (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
          ),
        },
        {
          path: 'monitor',
          lazy: lazyPage(
            async () => (await import('../../features/monitor/MonitorPage.tsx')).MonitorPage,
          ),
        },
        {
          path: 'change-pass',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/ChangePasswordPage.tsx')).ChangePasswordPage,
          ),
        },
        {
          path: '*',
          lazy: lazyPage(async () => (await import('../NotFoundPage.tsx')).NotFoundPage),
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
          lazy: lazyPage(async () => (await import('../NotFoundPage.tsx')).NotFoundPage),
        },
      ],
    },
  ],
});

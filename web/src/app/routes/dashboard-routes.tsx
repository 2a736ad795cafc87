import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { lazyPage, lazyRarePage, lazyShell } from './lazy-page.tsx';
import { HomeRedirect } from '../shells/HomeRedirect.tsx';
import { FrameSkeleton } from '../shells/FrameSkeleton.tsx';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { preload, requires } from './preload.ts';

/** Pages of a signed-in company. */
export const createDashboardRoutes = (client: ApolloClient): RouteObject => ({
  path: '/dashboard/:companyName',
  HydrateFallback: FrameSkeleton,
  lazy: lazyShell(async () => (await import('../shells/DashboardShell.tsx')).DashboardShell),
  children: [
    {
      ErrorBoundary: RouteErrorBoundary,
      children: [
        { index: true, element: <HomeRedirect /> },
        {
          path: 'insights',
          ...requires('figures:read'),
          ...preload(client, 'insights'),
          lazy: lazyPage(
            async () => (await import('../../features/insights/InsightsPage.tsx')).InsightsPage,
          ),
        },
        {
          path: 'landing',
          ...requires('settings:update', 'retention:read', 'disease:read'),
          lazy: lazyRarePage('settings'),
        },
        {
          path: 'landing/diseases',
          ...requires('disease:read'),
          lazy: lazyRarePage('diseases'),
        },
        {
          path: 'landing/diseases/:disease',
          ...requires('disease:read'),
          lazy: lazyRarePage('disease'),
        },
        {
          path: 'emp',
          ...requires('employee:read'),
          ...preload(client, 'directory'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/employees/directory/EmployeesPage.tsx')).EmployeesPage,
          ),
        },
        {
          path: 'emp/:employeeId',
          ...requires('employee:read'),
          ...preload(client, 'person'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/employees/person/EmployeePage.tsx')).EmployeePage,
          ),
        },
        {
          path: 'emp/corrections',
          ...requires('employee-report:read'),
          lazy: lazyRarePage('corrections'),
        },
        {
          path: 'emp/import',
          ...requires('employee:import'),
          lazy: lazyRarePage('import'),
        },
        {
          path: 'emp/codes/:runId',
          ...requires('app-code:issue'),
          lazy: lazyRarePage('codes'),
        },
        {
          path: 'cases',
          ...requires('case:read'),
          ...preload(client, 'cases'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/list/CasesPage.tsx')).CasesPage,
          ),
        },
        {
          path: 'cases/:number',
          ...requires('case:read'),
          ...preload(client, 'case'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/page/CasePage.tsx')).CasePage,
          ),
        },
        {
          path: 'follow-up',
          ...requires('follow-up:read'),
          lazy: lazyRarePage('followUp'),
        },
        {
          path: 'follow-up/reports',
          ...requires('follow-up:read'),
          lazy: lazyRarePage('employeeReports'),
        },
        {
          path: 'follow-up/changes',
          ...requires('access-change:confirm'),
          lazy: lazyRarePage('accessChanges'),
        },
        {
          path: 'follow-up/contests',
          ...requires('case:read'),
          lazy: lazyRarePage('contests'),
        },
        {
          path: 'analytics',
          ...requires('contact:read'),
          lazy: lazyPage(
            async () => (await import('../../features/contacts/AnalyticsPage.tsx')).AnalyticsPage,
          ),
        },
        {
          path: 'tracing/:employeeId',
          ...requires('tracing:read'),
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
              ...requires('camera:read'),
              lazy: lazyPage(
                async () => (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              ),
            },
            {
              path: 'roi',
              ...requires('camera:update'),
              lazy: lazyRarePage('region'),
            },
          ],
        },
        {
          path: 'plan',
          ...requires('plan:request'),
          lazy: lazyRarePage('plan'),
        },
        {
          path: 'members',
          ...requires('member:read'),
          lazy: lazyRarePage('members'),
        },
        {
          path: 'profile',
          lazy: lazyRarePage('profile'),
        },
        {
          path: 'api-keys',
          ...requires('api-key:read'),
          lazy: lazyRarePage('apiKeys'),
        },
        {
          path: 'audit',
          ...requires('audit:read'),
          lazy: lazyRarePage('audit'),
        },
        {
          path: 'webhooks',
          lazy: lazyRarePage('webhooks'),
        },
        {
          path: 'webhooks/:webhookId',
          lazy: lazyRarePage('webhook'),
        },
        {
          path: 'monitor',
          ...requires('figures:read'),
          lazy: lazyRarePage('monitor'),
        },
        {
          path: 'security',
          lazy: lazyRarePage('security'),
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
          ...requires('figures:read'),
          lazy: lazyPage(async () => (await import('../ReportPage.tsx')).ReportPage),
        },
        {
          path: 'emp',
          ...requires('employee:read'),
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
              ...requires('camera:read'),
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

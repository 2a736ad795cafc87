import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { lazyPage, lazyShell } from './lazy-page.tsx';
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
            async () =>
              (await import('../../features/overview/insights/InsightsPage.tsx')).InsightsPage,
          ),
        },
        {
          path: 'inbox',
          ...requires('own-inbox:read'),
          lazy: lazyPage(
            async () => (await import('../../features/members/inbox/InboxPage.tsx')).InboxPage,
          ),
        },
        {
          path: 'landing',
          ...requires('settings:update', 'retention:read', 'disease:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/settings/SettingsPage.tsx')).SettingsPage,
          ),
        },
        {
          path: 'landing/diseases',
          ...requires('disease:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/diseases/DiseasesPage.tsx')).DiseasesPage,
          ),
        },
        {
          path: 'landing/diseases/:disease',
          ...requires('disease:read'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/diseases/DiseasePage.tsx')).DiseasePage,
          ),
        },
        {
          path: 'emp',
          ...requires('employee:read'),
          ...preload(client, 'directory'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/people/directory/EmployeesPage.tsx')).EmployeesPage,
          ),
        },
        {
          path: 'emp/:employeeId',
          ...requires('employee:read'),
          ...preload(client, 'person'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/people/person-page/EmployeePage.tsx')).EmployeePage,
          ),
        },
        {
          path: 'emp/corrections',
          ...requires('employee-report:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/own-file/reports/ReportsPage.tsx')).CorrectionsPage,
          ),
        },
        {
          path: 'emp/import',
          ...requires('employee:import'),
          lazy: lazyPage(
            async () => (await import('../../features/people/imports/ImportPage.tsx')).ImportPage,
          ),
        },
        {
          path: 'emp/codes/:runId',
          ...requires('app-code:issue'),
          lazy: lazyPage(
            async () => (await import('../../features/people/phones/CodesPage.tsx')).CodesPage,
          ),
        },
        {
          path: 'cases',
          ...requires('case:read'),
          ...preload(client, 'cases'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/register/list/CasesPage.tsx')).CasesPage,
          ),
        },
        {
          path: 'cases/:number',
          ...requires('case:read'),
          ...preload(client, 'case'),
          lazy: lazyPage(
            async () => (await import('../../features/cases/register/page/CasePage.tsx')).CasePage,
          ),
        },
        {
          path: 'follow-up',
          ...requires('follow-up:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/follow-up/FollowUpPage.tsx')).FollowUpPage,
          ),
        },
        {
          path: 'follow-up/calls',
          ...requires('follow-up:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/calls/CallSheetPage.tsx')).CallSheetPage,
          ),
        },
        {
          path: 'follow-up/reports',
          ...requires('follow-up:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/own-file/reports/ReportsPage.tsx')).ReportsPage,
          ),
        },
        {
          path: 'follow-up/changes',
          ...requires('access-change:confirm'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/people/access/AccessChangesPage.tsx'))
                .AccessChangesPage,
          ),
        },
        {
          path: 'follow-up/immunity',
          ...requires('immunity:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/immunity/ImmunityPage.tsx')).ImmunityPage,
          ),
        },
        {
          path: 'follow-up/contests',
          ...requires('case:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/cases/contests/ContestsPage.tsx')).ContestsPage,
          ),
        },
        {
          path: 'analytics',
          ...requires('contact:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/contacts/analytics/AnalyticsPage.tsx')).AnalyticsPage,
          ),
        },
        {
          path: 'tracing/:employeeId',
          ...requires('tracing:read'),
          ...preload(client, 'tracing'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/contacts/tracing/TracingPage.tsx')).TracingPage,
          ),
        },
        {
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/plans/RequireCameraPlan.tsx'))
                .RequireCameraPlan,
          ),
          children: [
            {
              path: 'camera-details',
              ...requires('camera:read'),
              lazy: lazyPage(
                async () =>
                  (await import('../../features/contacts/cameras/CamerasPage.tsx')).CamerasPage,
              ),
            },
            {
              path: 'roi',
              ...requires('camera:update'),
              lazy: lazyPage(
                async () =>
                  (await import('../../features/contacts/cameras/region/RoiPage.tsx')).RoiPage,
              ),
            },
          ],
        },
        {
          path: 'plan',
          ...requires('plan:request'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/plans/CompanyPlanPage.tsx')).CompanyPlanPage,
          ),
        },
        {
          path: 'members',
          ...requires('member:read'),
          lazy: lazyPage(
            async () => (await import('../../features/members/team/MembersPage.tsx')).MembersPage,
          ),
        },
        {
          path: 'profile',
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/profile/ProfilePage.tsx')).ProfilePage,
          ),
        },
        {
          path: 'api-keys',
          ...requires('api-key:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/api-keys/ApiKeysPage.tsx')).ApiKeysPage,
          ),
        },
        {
          path: 'audit',
          ...requires('audit:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/log/CompanyAuditPage.tsx')).CompanyAuditPage,
          ),
        },
        {
          path: 'webhooks',
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/webhooks/WebhooksPage.tsx')).WebhooksPage,
          ),
        },
        {
          path: 'webhooks/:webhookId',
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/webhooks/WebhookPage.tsx')).WebhookPage,
          ),
        },
        {
          path: 'monitor',
          ...requires('figures:read'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/overview/monitor/MonitorPage.tsx')).MonitorPage,
          ),
        },
        {
          path: 'security',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/factors/SecurityPage.tsx')).SecurityPage,
          ),
        },
        {
          path: 'change-pass',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/ChangePasswordPage.tsx'))
                .ChangePasswordPage,
          ),
        },
        {
          path: '*',
          lazy: lazyPage(async () => (await import('../../ui/NotFoundPage.tsx')).NotFoundPage),
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
          lazy: lazyPage(
            async () => (await import('../../features/overview/report/ReportPage.tsx')).ReportPage,
          ),
        },
        {
          path: 'emp',
          ...requires('employee:read'),
          ...preload(client, 'directory'),
          lazy: lazyPage(
            async () =>
              (await import('../../features/people/directory/EmployeesPage.tsx')).EmployeesPage,
          ),
        },
        {
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/plans/RequireCameraPlan.tsx'))
                .RequireCameraPlan,
          ),
          children: [
            {
              path: 'camera-details',
              ...requires('camera:read'),
              lazy: lazyPage(
                async () =>
                  (await import('../../features/contacts/cameras/CamerasPage.tsx')).CamerasPage,
              ),
            },
          ],
        },
        {
          path: '*',
          lazy: lazyPage(async () => (await import('../../ui/NotFoundPage.tsx')).NotFoundPage),
        },
      ],
    },
  ],
});

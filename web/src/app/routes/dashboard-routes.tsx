import { Navigate, type RouteObject } from 'react-router-dom';
import { RouteBoundary } from '../RouteBoundary.tsx';

/** Everything of a signed-in company. */
export const dashboardRoutes: RouteObject = {
  path: '/dashboard/:companyName',
  lazy: async () => ({ Component: (await import('../shells/DashboardShell.tsx')).DashboardShell }),
  children: [
    {
      Component: RouteBoundary,
      children: [
        { index: true, element: <Navigate to="insights" replace /> },
        {
          path: 'insights',
          lazy: async () => ({
            Component: (await import('../../features/insights/InsightsPage.tsx')).InsightsPage,
          }),
        },
        {
          path: 'landing',
          lazy: async () => ({ Component: (await import('../SettingsScreen.tsx')).SettingsScreen }),
        },
        {
          path: 'emp',
          lazy: async () => ({
            Component: (await import('../../features/employees/directory/EmployeesPage.tsx'))
              .EmployeesPage,
          }),
        },
        {
          path: 'emp/:employeeId',
          lazy: async () => ({
            Component: (await import('../../features/employees/person/EmployeePage.tsx'))
              .EmployeePage,
          }),
        },
        {
          path: 'emp/import',
          lazy: async () => ({
            Component: (await import('../../features/imports/ImportPage.tsx')).ImportPage,
          }),
        },
        {
          path: 'emp/codes/:runId',
          lazy: async () => ({
            Component: (await import('../../features/app-codes/CodesPage.tsx')).CodesPage,
          }),
        },
        {
          path: 'analytics',
          lazy: async () => ({
            Component: (await import('../../features/contacts/AnalyticsPage.tsx')).AnalyticsPage,
          }),
        },
        {
          path: 'tracing/:employeeId',
          lazy: async () => ({
            Component: (await import('../../features/tracing/TracingPage.tsx')).TracingPage,
          }),
        },
        {
          lazy: async () => ({
            Component: (await import('../RequireCameraPlan.tsx')).RequireCameraPlan,
          }),
          children: [
            {
              path: 'camera-details',
              lazy: async () => ({
                Component: (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              }),
            },
            {
              path: 'roi',
              lazy: async () => ({
                Component: (await import('../../features/cameras/region/RoiPage.tsx')).RoiPage,
              }),
            },
          ],
        },
        {
          path: 'plan',
          lazy: async () => ({
            Component: (await import('../../features/subscriptions/CompanyPlanPage.tsx'))
              .CompanyPlanPage,
          }),
        },
        {
          path: 'profile',
          lazy: async () => ({
            Component: (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
          }),
        },
        {
          path: 'monitor',
          lazy: async () => ({
            Component: (await import('../../features/monitor/MonitorPage.tsx')).MonitorPage,
          }),
        },
        {
          path: 'change-pass',
          lazy: async () => ({
            Component: (await import('../../features/accounts/ChangePasswordPage.tsx'))
              .ChangePasswordPage,
          }),
        },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('../NotFoundPage.tsx')).NotFoundPage }),
        },
      ],
    },
  ],
};

/** The same figures as a report to hand on. */
export const reportRoutes: RouteObject = {
  path: '/report/:companyName',
  lazy: async () => ({ Component: (await import('../shells/ReportShell.tsx')).ReportShell }),
  children: [
    {
      Component: RouteBoundary,
      children: [
        {
          index: true,
          lazy: async () => ({ Component: (await import('../ReportPage.tsx')).ReportPage }),
        },
        {
          path: 'emp',
          lazy: async () => ({
            Component: (await import('../../features/employees/directory/EmployeesPage.tsx'))
              .EmployeesPage,
          }),
        },
        {
          lazy: async () => ({
            Component: (await import('../RequireCameraPlan.tsx')).RequireCameraPlan,
          }),
          children: [
            {
              path: 'camera-details',
              lazy: async () => ({
                Component: (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              }),
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({ Component: (await import('../NotFoundPage.tsx')).NotFoundPage }),
        },
      ],
    },
  ],
};

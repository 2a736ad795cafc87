import { Navigate, type RouteObject } from 'react-router-dom';
import { RouteFailure } from '../RouteFailure.tsx';

/** Everything of a signed-in company. */
export const dashboardRoutes: RouteObject = {
  path: '/dashboard/:companyName',
  // A function: of an object React Router would let go after its first use.
  lazy: async () => ({ Component: (await import('../shells/DashboardShell.tsx')).DashboardShell }),
  children: [
    {
      ErrorBoundary: RouteFailure,
      children: [
        { index: true, element: <Navigate to="insights" replace /> },
        {
          path: 'insights',
          lazy: {
            Component: async () =>
              (await import('../../features/insights/InsightsPage.tsx')).InsightsPage,
          },
        },
        {
          path: 'landing',
          lazy: {
            Component: async () => (await import('../SettingsScreen.tsx')).SettingsScreen,
          },
        },
        {
          path: 'emp',
          lazy: {
            Component: async () =>
              (await import('../../features/employees/EmployeesPage.tsx')).EmployeesPage,
          },
        },
        {
          path: 'emp/:employeeId',
          lazy: {
            Component: async () =>
              (await import('../../features/employees/EmployeePage.tsx')).EmployeePage,
          },
        },
        {
          path: 'emp/import',
          lazy: {
            Component: async () =>
              (await import('../../features/employees/import/ImportPage.tsx')).ImportPage,
          },
        },
        {
          path: 'analytics',
          lazy: {
            Component: async () =>
              (await import('../../features/contacts/AnalyticsPage.tsx')).AnalyticsPage,
          },
        },
        {
          path: 'tracing/:employeeId',
          lazy: {
            Component: async () =>
              (await import('../../features/tracing/TracingPage.tsx')).TracingPage,
          },
        },
        {
          lazy: async () => ({ Component: (await import('../CameraDoor.tsx')).CameraDoor }),
          children: [
            {
              path: 'camera-details',
              lazy: {
                Component: async () =>
                  (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              },
            },
            {
              path: 'roi',
              lazy: {
                Component: async () => (await import('../../features/roi/RoiPage.tsx')).RoiPage,
              },
            },
          ],
        },
        {
          path: 'profile',
          lazy: {
            Component: async () =>
              (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
          },
        },
        {
          path: 'monitor',
          lazy: {
            Component: async () =>
              (await import('../../features/monitor/MonitorPage.tsx')).MonitorPage,
          },
        },
        {
          path: 'change-pass',
          lazy: {
            Component: async () =>
              (await import('../../features/session/ChangePasswordPage.tsx')).ChangePasswordPage,
          },
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
  // A function: of an object React Router would let go after its first use.
  lazy: async () => ({ Component: (await import('../shells/ReportShell.tsx')).ReportShell }),
  children: [
    {
      ErrorBoundary: RouteFailure,
      children: [
        {
          index: true,
          lazy: {
            Component: async () => (await import('../ReportPage.tsx')).ReportPage,
          },
        },
        {
          path: 'emp',
          lazy: {
            Component: async () =>
              (await import('../../features/employees/EmployeesPage.tsx')).EmployeesPage,
          },
        },
        {
          lazy: async () => ({ Component: (await import('../CameraDoor.tsx')).CameraDoor }),
          children: [
            {
              path: 'camera-details',
              lazy: {
                Component: async () =>
                  (await import('../../features/cameras/CamerasPage.tsx')).CamerasPage,
              },
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

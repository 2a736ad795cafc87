import { Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { DashboardShell } from './shells/DashboardShell.tsx';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageSkeleton,
    children: [
      {
        path: '/',
        lazy: {
          Component: async () => (await import('../features/session/LoginPage.tsx')).LoginPage,
        },
      },
      {
        path: '/login',
        lazy: {
          Component: async () => (await import('../features/session/LoginPage.tsx')).LoginPage,
        },
      },
      {
        path: '/dashboard/:companyName',
        Component: DashboardShell,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              { index: true, element: <Navigate to="insights" replace /> },
              {
                path: 'insights',
                lazy: {
                  Component: async () =>
                    (await import('../features/insights/InsightsPage.tsx')).InsightsPage,
                },
              },
              {
                path: 'emp',
                lazy: {
                  Component: async () =>
                    (await import('../features/employees/EmployeesPage.tsx')).EmployeesPage,
                },
              },
              {
                path: 'analytics',
                lazy: {
                  Component: async () =>
                    (await import('../features/contacts/AnalyticsPage.tsx')).AnalyticsPage,
                },
              },
              {
                path: 'tracing/:employeeId',
                lazy: {
                  Component: async () =>
                    (await import('../features/tracing/TracingPage.tsx')).TracingPage,
                },
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      {
        path: '*',
        element: (
          <main>
            <NotFoundPage />
          </main>
        ),
      },
    ],
  },
];

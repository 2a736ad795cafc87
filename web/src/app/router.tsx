import { Navigate, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../components/PageSkeleton.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PortalDoor } from './PortalClient.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { DashboardShell } from './shells/DashboardShell.tsx';
import { PortalShell } from './shells/PortalShell.tsx';
import { PublicShell } from './shells/PublicShell.tsx';

/** Every screen is its own chunk, loaded when somebody goes there. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteFailure,
    HydrateFallback: PageSkeleton,
    children: [
      {
        Component: PublicShell,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              {
                path: '/',
                lazy: {
                  Component: async () => (await import('./HomePage.tsx')).HomePage,
                },
              },
              {
                path: '/login',
                lazy: {
                  Component: async () => (await import('./HomePage.tsx')).HomePage,
                },
              },
              {
                path: '/plans',
                lazy: {
                  Component: async () =>
                    (await import('../features/plans/PlansPage.tsx')).PlansPage,
                },
              },
              {
                path: '/emp-range',
                lazy: {
                  Component: async () => (await import('../features/plans/TermPage.tsx')).TermPage,
                },
              },
              {
                path: '/checkout',
                lazy: {
                  Component: async () =>
                    (await import('../features/orders/CheckoutPage.tsx')).CheckoutPage,
                },
              },
              {
                path: '/signup',
                lazy: {
                  Component: async () =>
                    (await import('../features/companies/SignupPage.tsx')).SignupPage,
                },
              },
              {
                path: '/success',
                lazy: {
                  Component: async () =>
                    (await import('../features/session/SuccessPage.tsx')).SuccessPage,
                },
              },
              {
                path: '/email-verification/:token',
                lazy: {
                  Component: async () =>
                    (await import('../features/session/EmailVerificationPage.tsx'))
                      .EmailVerificationPage,
                },
              },
              {
                path: '/forgot-password',
                lazy: {
                  Component: async () =>
                    (await import('../features/session/ForgotPasswordPage.tsx')).ForgotPasswordPage,
                },
              },
              {
                path: '/reset-password/:token',
                lazy: {
                  Component: async () =>
                    (await import('../features/session/ResetPasswordPage.tsx')).ResetPasswordPage,
                },
              },
              {
                path: '/guide',
                lazy: {
                  Component: async () =>
                    (await import('../features/guide/GuidePage.tsx')).GuidePage,
                },
              },
              {
                path: '/contactus',
                lazy: {
                  Component: async () =>
                    (await import('../features/contact/ContactPage.tsx')).ContactPage,
                },
              },
              {
                path: '/blog',
                lazy: {
                  Component: async () => (await import('../features/blog/BlogPage.tsx')).BlogPage,
                },
              },
              {
                path: '/blogs',
                lazy: {
                  Component: async () => (await import('../features/blog/BlogPage.tsx')).BlogPage,
                },
              },
              {
                path: '/blog/:slug',
                lazy: {
                  Component: async () => (await import('./ArticleDoor.tsx')).ArticleDoor,
                },
              },
              {
                path: '/terms-conditions',
                lazy: {
                  Component: async () =>
                    (await import('../features/legal/TermsPage.tsx')).TermsPage,
                },
              },
              {
                path: '/privacy',
                lazy: {
                  Component: async () =>
                    (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage,
                },
              },
              {
                path: '/app-terms-conditions',
                lazy: {
                  Component: async () =>
                    (await import('../features/legal/AppTermsPage.tsx')).AppTermsPage,
                },
              },
              {
                path: '/app-privacy',
                lazy: {
                  Component: async () =>
                    (await import('../features/legal/AppPrivacyPage.tsx')).AppPrivacyPage,
                },
              },
              {
                Component: PortalDoor,
                children: [
                  {
                    path: '/portal/visioncloud/login',
                    lazy: {
                      Component: async () =>
                        (await import('../features/session/AdministratorLoginPage.tsx'))
                          .AdministratorLoginPage,
                    },
                  },
                ],
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
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
                path: 'emp/:employeeId',
                lazy: {
                  Component: async () =>
                    (await import('../features/employees/EmployeePage.tsx')).EmployeePage,
                },
              },
              {
                path: 'emp/import',
                lazy: {
                  Component: async () =>
                    (await import('../features/employees/import/ImportPage.tsx')).ImportPage,
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
              {
                path: 'profile',
                lazy: {
                  Component: async () =>
                    (await import('../features/profile/ProfilePage.tsx')).ProfilePage,
                },
              },
              {
                path: 'change-pass',
                lazy: {
                  Component: async () =>
                    (await import('../features/session/ChangePasswordPage.tsx')).ChangePasswordPage,
                },
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      {
        Component: PortalDoor,
        children: [
          {
            path: '/portal/visioncloud',
            Component: PortalShell,
            children: [
              {
                ErrorBoundary: RouteFailure,
                children: [
                  {
                    index: true,
                    lazy: {
                      Component: async () =>
                        (await import('../features/companies/CompaniesPage.tsx')).CompaniesPage,
                    },
                  },
                  {
                    path: 'orders',
                    lazy: {
                      Component: async () =>
                        (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
                    },
                  },
                  {
                    path: 'guide-requests',
                    lazy: {
                      Component: async () =>
                        (await import('../features/guide-requests/GuideRequestsPage.tsx'))
                          .GuideRequestsPage,
                    },
                  },
                  {
                    path: 'mails',
                    lazy: {
                      Component: async () =>
                        (await import('../features/mails/MailsPage.tsx')).MailsPage,
                    },
                  },
                  {
                    path: 'audit',
                    lazy: {
                      Component: async () =>
                        (await import('../features/audit/AuditPage.tsx')).AuditPage,
                    },
                  },
                  { path: '*', Component: NotFoundPage },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

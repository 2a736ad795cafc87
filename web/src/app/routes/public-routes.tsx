import type { RouteObject } from 'react-router-dom';
import { PortalDoor } from '../PortalClient.tsx';
import { RouteFailure } from '../RouteFailure.tsx';

/** What everybody may see, and the ways in. */
export const publicRoutes: RouteObject = {
  // A function: of an object React Router would let go after its first use.
  lazy: async () => ({ Component: (await import('../shells/PublicShell.tsx')).PublicShell }),
  children: [
    {
      ErrorBoundary: RouteFailure,
      children: [
        {
          path: '/',
          lazy: {
            Component: async () => (await import('../HomePage.tsx')).HomePage,
          },
        },
        {
          path: '/login',
          lazy: {
            Component: async () => (await import('../HomePage.tsx')).HomePage,
          },
        },
        {
          path: '/plans',
          lazy: {
            Component: async () => (await import('../../features/plans/PlansPage.tsx')).PlansPage,
          },
        },
        {
          path: '/emp-range',
          lazy: {
            Component: async () => (await import('../../features/plans/TermPage.tsx')).TermPage,
          },
        },
        {
          path: '/checkout',
          lazy: {
            Component: async () =>
              (await import('../../features/orders/CheckoutPage.tsx')).CheckoutPage,
          },
        },
        {
          path: '/signup',
          lazy: {
            Component: async () =>
              (await import('../../features/companies/SignupPage.tsx')).SignupPage,
          },
        },
        {
          path: '/success',
          lazy: {
            Component: async () =>
              (await import('../../features/session/SuccessPage.tsx')).SuccessPage,
          },
        },
        {
          path: '/email-verification/:token',
          lazy: {
            Component: async () =>
              (await import('../../features/session/EmailVerificationPage.tsx'))
                .EmailVerificationPage,
          },
        },
        {
          path: '/forgot-password',
          lazy: {
            Component: async () =>
              (await import('../../features/session/ForgotPasswordPage.tsx')).ForgotPasswordPage,
          },
        },
        {
          path: '/reset-password/:token',
          lazy: {
            Component: async () =>
              (await import('../../features/session/ResetPasswordPage.tsx')).ResetPasswordPage,
          },
        },
        {
          path: '/guide',
          lazy: {
            Component: async () => (await import('../../features/guide/GuidePage.tsx')).GuidePage,
          },
        },
        {
          path: '/contactus',
          lazy: {
            Component: async () =>
              (await import('../../features/contact/ContactPage.tsx')).ContactPage,
          },
        },
        {
          path: '/blog',
          lazy: {
            Component: async () => (await import('../../features/blog/BlogPage.tsx')).BlogPage,
          },
        },
        {
          path: '/blogs',
          lazy: {
            Component: async () => (await import('../../features/blog/BlogPage.tsx')).BlogPage,
          },
        },
        {
          path: '/blog/:slug',
          lazy: {
            Component: async () => (await import('../ArticleDoor.tsx')).ArticleDoor,
          },
        },
        {
          path: '/terms-conditions',
          lazy: {
            Component: async () => (await import('../../features/legal/TermsPage.tsx')).TermsPage,
          },
        },
        {
          path: '/privacy',
          lazy: {
            Component: async () =>
              (await import('../../features/legal/PrivacyPage.tsx')).PrivacyPage,
          },
        },
        {
          path: '/app-terms-conditions',
          lazy: {
            Component: async () =>
              (await import('../../features/legal/AppTermsPage.tsx')).AppTermsPage,
          },
        },
        {
          path: '/app-privacy',
          lazy: {
            Component: async () =>
              (await import('../../features/legal/AppPrivacyPage.tsx')).AppPrivacyPage,
          },
        },
        {
          Component: PortalDoor,
          children: [
            {
              path: '/portal/visioncloud/login',
              lazy: {
                Component: async () =>
                  (await import('../../features/session/AdministratorLoginPage.tsx'))
                    .AdministratorLoginPage,
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

import type { RouteObject } from 'react-router-dom';
import { RouteBoundary } from '../RouteBoundary.tsx';
import { PortalApolloProvider } from '../PortalClient.tsx';

/** What everybody may see, and the ways in. */
export const publicRoutes: RouteObject = {
  lazy: async () => ({ Component: (await import('../shells/PublicShell.tsx')).PublicShell }),
  children: [
    {
      Component: RouteBoundary,
      children: [
        {
          path: '/',
          lazy: async () => ({ Component: (await import('../HomePage.tsx')).HomePage }),
        },
        {
          path: '/login',
          lazy: async () => ({ Component: (await import('../HomePage.tsx')).HomePage }),
        },
        {
          path: '/plans',
          lazy: async () => ({
            Component: (await import('../../features/plans/PlansPage.tsx')).PlansPage,
          }),
        },
        {
          path: '/emp-range',
          lazy: async () => ({
            Component: (await import('../../features/plans/TermPage.tsx')).TermPage,
          }),
        },
        {
          path: '/checkout',
          lazy: async () => ({
            Component: (await import('../../features/orders/CheckoutPage.tsx')).CheckoutPage,
          }),
        },
        {
          path: '/signup',
          lazy: async () => ({
            Component: (await import('../../features/sign-up/SignupPage.tsx')).SignupPage,
          }),
        },
        {
          path: '/success',
          lazy: async () => ({
            Component: (await import('../../features/accounts/SuccessPage.tsx')).SuccessPage,
          }),
        },
        {
          path: '/email-verification/:token',
          lazy: async () => ({
            Component: (await import('../../features/accounts/EmailVerificationPage.tsx'))
              .EmailVerificationPage,
          }),
        },
        {
          path: '/forgot-password',
          lazy: async () => ({
            Component: (await import('../../features/accounts/ForgotPasswordPage.tsx'))
              .ForgotPasswordPage,
          }),
        },
        {
          path: '/reset-password/:token',
          lazy: async () => ({
            Component: (await import('../../features/accounts/ResetPasswordPage.tsx'))
              .ResetPasswordPage,
          }),
        },
        {
          path: '/app',
          lazy: async () => ({
            Component: (await import('../../features/accounts/AppPage.tsx')).AppPage,
          }),
        },
        {
          path: '/app-code/:token',
          lazy: async () => ({
            Component: (await import('../../features/accounts/InvitationPage.tsx')).InvitationPage,
          }),
        },
        {
          path: '/guide',
          lazy: async () => ({
            Component: (await import('../../features/guide/GuidePage.tsx')).GuidePage,
          }),
        },
        {
          path: '/contactus',
          lazy: async () => ({
            Component: (await import('../../features/offices/ContactPage.tsx')).ContactPage,
          }),
        },
        {
          path: '/blog',
          lazy: async () => ({
            Component: (await import('../../features/blog/BlogPage.tsx')).BlogPage,
          }),
        },
        {
          path: '/blogs',
          lazy: async () => ({
            Component: (await import('../../features/blog/BlogPage.tsx')).BlogPage,
          }),
        },
        {
          path: '/blog/:slug',
          lazy: async () => ({ Component: (await import('../ArticleRoute.tsx')).ArticleRoute }),
        },
        {
          path: '/terms-conditions',
          lazy: async () => ({
            Component: (await import('../../features/legal/TermsPage.tsx')).TermsPage,
          }),
        },
        {
          path: '/privacy',
          lazy: async () => ({
            Component: (await import('../../features/legal/PrivacyPage.tsx')).PrivacyPage,
          }),
        },
        {
          path: '/app-terms-conditions',
          lazy: async () => ({
            Component: (await import('../../features/legal/AppTermsPage.tsx')).AppTermsPage,
          }),
        },
        {
          path: '/app-privacy',
          lazy: async () => ({
            Component: (await import('../../features/legal/AppPrivacyPage.tsx')).AppPrivacyPage,
          }),
        },
        {
          Component: PortalApolloProvider,
          children: [
            {
              path: '/portal/visioncloud/login',
              lazy: async () => ({
                Component: (await import('../../features/accounts/AdministratorLoginPage.tsx'))
                  .AdministratorLoginPage,
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

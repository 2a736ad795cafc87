import type { RouteObject } from 'react-router-dom';
import { lazyPage, lazyRarePage, lazyShell } from './lazy-page.tsx';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { RoleApolloProvider } from '../RoleClients.tsx';

/** Pages that need no session. */
export const publicRoutes: RouteObject = {
  lazy: lazyShell(async () => (await import('../shells/PublicShell.tsx')).PublicShell),
  children: [
    {
      ErrorBoundary: RouteErrorBoundary,
      children: [
        {
          path: '/',
          lazy: lazyPage(async () => (await import('../HomePage.tsx')).HomePage),
        },
        {
          path: '/login',
          lazy: lazyPage(async () => (await import('../HomePage.tsx')).HomePage),
        },
        {
          path: '/plans',
          lazy: lazyPage(
            async () => (await import('../../features/plans/PlansPage.tsx')).PlansPage,
          ),
        },
        {
          path: '/emp-range',
          lazy: lazyPage(async () => (await import('../../features/plans/TermPage.tsx')).TermPage),
        },
        {
          path: '/checkout',
          lazy: lazyPage(
            async () => (await import('../../features/orders/CheckoutPage.tsx')).CheckoutPage,
          ),
        },
        {
          path: '/signup',
          lazy: lazyPage(
            async () => (await import('../../features/sign-up/SignupPage.tsx')).SignupPage,
          ),
        },
        {
          path: '/success',
          lazy: lazyPage(
            async () => (await import('../../features/accounts/SuccessPage.tsx')).SuccessPage,
          ),
        },
        {
          path: '/email-verification/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/EmailVerificationPage.tsx'))
                .EmailVerificationPage,
          ),
        },
        {
          path: '/company-sign-in',
          lazy: lazyRarePage('companySignIn'),
        },
        {
          // Identity providers redirect here, through the gateway.
          path: '/single-sign-on',
          lazy: lazyRarePage('singleSignOn'),
        },
        {
          path: '/forgot-password',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/ForgotPasswordPage.tsx')).ForgotPasswordPage,
          ),
        },
        {
          path: '/reset-password/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/ResetPasswordPage.tsx')).ResetPasswordPage,
          ),
        },
        {
          path: '/confirm-identity/:token',
          lazy: lazyRarePage('confirmIdentity'),
        },
        {
          path: '/new-address/:token',
          lazy: lazyRarePage('newAddress'),
        },
        {
          path: '/app',
          lazy: lazyPage(async () => (await import('../../features/accounts/AppPage.tsx')).AppPage),
        },
        {
          path: '/app-code/:token',
          lazy: lazyPage(
            async () => (await import('../../features/accounts/InvitationPage.tsx')).InvitationPage,
          ),
        },
        {
          path: '/confirm-change/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/ConfirmChangePage.tsx')).ConfirmChangePage,
          ),
        },
        {
          path: '/invitation/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/accounts/MemberInvitationPage.tsx'))
                .MemberInvitationPage,
          ),
        },
        {
          element: <RoleApolloProvider of="ownFile" />,
          children: [
            {
              path: '/me',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/accounts/OwnFileLinkPage.tsx')).OwnFileLinkPage,
              ),
            },
            {
              path: '/me/:token',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/accounts/OpenOwnFilePage.tsx')).OpenOwnFilePage,
              ),
            },
          ],
        },
        {
          path: '/guide',
          lazy: lazyPage(
            async () => (await import('../../features/guide/GuidePage.tsx')).GuidePage,
          ),
        },
        {
          path: '/contactus',
          lazy: lazyPage(
            async () => (await import('../../features/offices/ContactPage.tsx')).ContactPage,
          ),
        },
        {
          path: '/blog',
          lazy: lazyPage(async () => (await import('../../features/blog/BlogPage.tsx')).BlogPage),
        },
        {
          path: '/blogs',
          lazy: lazyPage(async () => (await import('../../features/blog/BlogPage.tsx')).BlogPage),
        },
        {
          path: '/blog/:slug',
          lazy: lazyPage(async () => (await import('../ArticleRoute.tsx')).ArticleRoute),
        },
        {
          path: '/terms-conditions',
          lazy: lazyPage(
            async () => (await import('../../features/legal/TermsPage.tsx')).TermsPage,
          ),
        },
        {
          path: '/privacy',
          lazy: lazyPage(
            async () => (await import('../../features/legal/PrivacyPage.tsx')).PrivacyPage,
          ),
        },
        {
          path: '/app-terms-conditions',
          lazy: lazyPage(
            async () => (await import('../../features/legal/AppTermsPage.tsx')).AppTermsPage,
          ),
        },
        {
          path: '/app-privacy',
          lazy: lazyPage(
            async () => (await import('../../features/legal/AppPrivacyPage.tsx')).AppPrivacyPage,
          ),
        },
        {
          element: <RoleApolloProvider of="portal" />,
          children: [
            {
              path: '/portal/visioncloud/login',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/accounts/AdministratorLoginPage.tsx'))
                    .AdministratorLoginPage,
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
};

import type { RouteObject } from 'react-router-dom';
import { lazyPage, lazyShell } from './lazy-page.tsx';
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
          lazy: lazyPage(
            async () => (await import('../../features/site/welcome/HomePage.tsx')).HomePage,
          ),
        },
        {
          path: '/login',
          lazy: lazyPage(
            async () => (await import('../../features/site/welcome/HomePage.tsx')).HomePage,
          ),
        },
        {
          path: '/plans',
          lazy: lazyPage(
            async () => (await import('../../features/company/plans/PlansPage.tsx')).PlansPage,
          ),
        },
        {
          path: '/emp-range',
          lazy: lazyPage(
            async () => (await import('../../features/company/plans/TermPage.tsx')).TermPage,
          ),
        },
        {
          path: '/checkout',
          lazy: lazyPage(
            async () =>
              (await import('../../features/company/orders/CheckoutPage.tsx')).CheckoutPage,
          ),
        },
        {
          path: '/signup',
          lazy: lazyPage(
            async () => (await import('../../features/company/sign-up/SignupPage.tsx')).SignupPage,
          ),
        },
        {
          path: '/success',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/SuccessPage.tsx')).SuccessPage,
          ),
        },
        {
          path: '/email-verification/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/EmailVerificationPage.tsx'))
                .EmailVerificationPage,
          ),
        },
        {
          path: '/company-sign-in',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/CompanySignInPage.tsx'))
                .CompanySignInPage,
          ),
        },
        {
          // Identity providers redirect here, through the gateway.
          path: '/single-sign-on',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/SingleSignOnPage.tsx'))
                .SingleSignOnPage,
          ),
        },
        {
          path: '/forgot-password',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/ForgotPasswordPage.tsx'))
                .ForgotPasswordPage,
          ),
        },
        {
          path: '/reset-password/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/ResetPasswordPage.tsx'))
                .ResetPasswordPage,
          ),
        },
        {
          path: '/confirm-identity/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/ConfirmIdentityPage.tsx'))
                .ConfirmIdentityPage,
          ),
        },
        {
          path: '/new-address/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/NewAddressPage.tsx')).NewAddressPage,
          ),
        },
        {
          path: '/app',
          lazy: lazyPage(
            async () => (await import('../../features/members/sign-in/AppPage.tsx')).AppPage,
          ),
        },
        {
          path: '/app-code/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/InvitationPage.tsx')).InvitationPage,
          ),
        },
        {
          path: '/confirm-change/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/ConfirmChangePage.tsx'))
                .ConfirmChangePage,
          ),
        },
        {
          path: '/invitation/:token',
          lazy: lazyPage(
            async () =>
              (await import('../../features/members/sign-in/MemberInvitationPage.tsx'))
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
                  (await import('../../features/members/sign-in/OwnFileLinkPage.tsx'))
                    .OwnFileLinkPage,
              ),
            },
            {
              path: '/me/:token',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/members/sign-in/OpenOwnFilePage.tsx'))
                    .OpenOwnFilePage,
              ),
            },
          ],
        },
        {
          path: '/guide',
          lazy: lazyPage(
            async () => (await import('../../features/site/guide/GuidePage.tsx')).GuidePage,
          ),
        },
        {
          path: '/contactus',
          lazy: lazyPage(
            async () => (await import('../../features/site/contact/ContactPage.tsx')).ContactPage,
          ),
        },
        {
          path: '/blog',
          lazy: lazyPage(
            async () => (await import('../../features/site/blog/BlogPage.tsx')).BlogPage,
          ),
        },
        {
          path: '/blogs',
          lazy: lazyPage(
            async () => (await import('../../features/site/blog/BlogPage.tsx')).BlogPage,
          ),
        },
        {
          path: '/blog/:slug',
          lazy: lazyPage(
            async () => (await import('../../features/site/blog/ArticleRoute.tsx')).ArticleRoute,
          ),
        },
        {
          path: '/terms-conditions',
          lazy: lazyPage(
            async () => (await import('../../features/site/legal/TermsPage.tsx')).TermsPage,
          ),
        },
        {
          path: '/privacy',
          lazy: lazyPage(
            async () => (await import('../../features/site/legal/PrivacyPage.tsx')).PrivacyPage,
          ),
        },
        {
          path: '/app-terms-conditions',
          lazy: lazyPage(
            async () => (await import('../../features/site/legal/AppTermsPage.tsx')).AppTermsPage,
          ),
        },
        {
          path: '/app-privacy',
          lazy: lazyPage(
            async () =>
              (await import('../../features/site/legal/AppPrivacyPage.tsx')).AppPrivacyPage,
          ),
        },
        {
          element: <RoleApolloProvider of="portal" />,
          children: [
            {
              path: '/portal/visioncloud/login',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/members/sign-in/AdministratorLoginPage.tsx'))
                    .AdministratorLoginPage,
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
};

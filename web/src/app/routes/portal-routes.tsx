import type { RouteObject } from 'react-router-dom';
import { lazyPage, lazyShell } from './lazy-page.tsx';
import { FrameSkeleton } from '../shells/FrameSkeleton.tsx';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { RoleApolloProvider } from '../RoleClients.tsx';

/** Pages of the provider's portal. */
export const portalRoutes: RouteObject = {
  element: <RoleApolloProvider of="portal" />,
  children: [
    {
      path: '/portal/visioncloud',
      HydrateFallback: FrameSkeleton,
      lazy: lazyShell(async () => (await import('../shells/PortalShell.tsx')).PortalShell),
      children: [
        {
          ErrorBoundary: RouteErrorBoundary,
          children: [
            {
              index: true,
              lazy: lazyPage(
                async () =>
                  (await import('../../features/provider/companies/CompaniesPage.tsx'))
                    .CompaniesPage,
              ),
            },
            {
              path: 'companies/:companyId',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/provider/companies/CompanyPage.tsx')).CompanyPage,
              ),
            },
            {
              path: 'orders',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/company/orders/OrdersPage.tsx')).OrdersPage,
              ),
            },
            {
              path: 'guide-requests',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/provider/guide-requests/GuideRequestsPage.tsx'))
                    .GuideRequestsPage,
              ),
            },
            {
              path: 'mails',
              lazy: lazyPage(
                async () => (await import('../../features/provider/mails/MailsPage.tsx')).MailsPage,
              ),
            },
            {
              path: 'audit',
              lazy: lazyPage(
                async () => (await import('../../features/company/log/AuditPage.tsx')).AuditPage,
              ),
            },
            {
              path: '*',
              lazy: lazyPage(async () => (await import('../../ui/NotFoundPage.tsx')).NotFoundPage),
            },
          ],
        },
      ],
    },
  ],
};

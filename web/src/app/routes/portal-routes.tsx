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
                  (await import('../../features/companies/CompaniesPage.tsx')).CompaniesPage,
              ),
            },
            {
              path: 'companies/:companyId',
              lazy: lazyPage(async () => (await import('../CompanyPage.tsx')).CompanyPage),
            },
            {
              path: 'orders',
              lazy: lazyPage(
                async () => (await import('../../features/orders/OrdersPage.tsx')).OrdersPage,
              ),
            },
            {
              path: 'guide-requests',
              lazy: lazyPage(
                async () =>
                  (await import('../../features/guide/requests/GuideRequestsPage.tsx'))
                    .GuideRequestsPage,
              ),
            },
            {
              path: 'mails',
              lazy: lazyPage(
                async () => (await import('../../features/mails/MailsPage.tsx')).MailsPage,
              ),
            },
            {
              path: 'audit',
              lazy: lazyPage(
                async () => (await import('../../features/audit-log/AuditPage.tsx')).AuditPage,
              ),
            },
            {
              path: '*',
              lazy: lazyPage(async () => (await import('../NotFoundPage.tsx')).NotFoundPage),
            },
          ],
        },
      ],
    },
  ],
};

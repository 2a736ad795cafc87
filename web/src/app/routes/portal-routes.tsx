import type { RouteObject } from 'react-router-dom';
import { RouteBoundary } from '../RouteBoundary.tsx';
import { PortalApolloProvider } from '../PortalClient.tsx';

/** The provider's portal. */
export const portalRoutes: RouteObject = {
  Component: PortalApolloProvider,
  children: [
    {
      path: '/portal/visioncloud',
      lazy: async () => ({ Component: (await import('../shells/PortalShell.tsx')).PortalShell }),
      children: [
        {
          Component: RouteBoundary,
          children: [
            {
              index: true,
              lazy: async () => ({
                Component: (await import('../../features/companies/CompaniesPage.tsx'))
                  .CompaniesPage,
              }),
            },
            {
              path: 'companies/:companyId',
              lazy: async () => ({
                Component: (await import('../CompanyPage.tsx')).CompanyPage,
              }),
            },
            {
              path: 'orders',
              lazy: async () => ({
                Component: (await import('../../features/orders/OrdersPage.tsx')).OrdersPage,
              }),
            },
            {
              path: 'guide-requests',
              lazy: async () => ({
                Component: (await import('../../features/guide/requests/GuideRequestsPage.tsx'))
                  .GuideRequestsPage,
              }),
            },
            {
              path: 'mails',
              lazy: async () => ({
                Component: (await import('../../features/mails/MailsPage.tsx')).MailsPage,
              }),
            },
            {
              path: 'audit',
              lazy: async () => ({
                Component: (await import('../../features/audit-log/AuditPage.tsx')).AuditPage,
              }),
            },
            {
              path: '*',
              lazy: async () => ({ Component: (await import('../NotFoundPage.tsx')).NotFoundPage }),
            },
          ],
        },
      ],
    },
  ],
};

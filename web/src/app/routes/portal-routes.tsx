import type { RouteObject } from 'react-router-dom';
import { PortalDoor } from '../PortalClient.tsx';
import { RouteFailure } from '../RouteFailure.tsx';

/** The provider's portal. */
export const portalRoutes: RouteObject = {
  Component: PortalDoor,
  children: [
    {
      path: '/portal/visioncloud',
      // A function: of an object React Router would let go after its first use.
      lazy: async () => ({ Component: (await import('../shells/PortalShell.tsx')).PortalShell }),
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            {
              index: true,
              lazy: {
                Component: async () =>
                  (await import('../../features/companies/CompaniesPage.tsx')).CompaniesPage,
              },
            },
            {
              path: 'orders',
              lazy: {
                Component: async () =>
                  (await import('../../features/orders/OrdersPage.tsx')).OrdersPage,
              },
            },
            {
              path: 'guide-requests',
              lazy: {
                Component: async () =>
                  (await import('../../features/guide-requests/GuideRequestsPage.tsx'))
                    .GuideRequestsPage,
              },
            },
            {
              path: 'mails',
              lazy: {
                Component: async () =>
                  (await import('../../features/mails/MailsPage.tsx')).MailsPage,
              },
            },
            {
              path: 'audit',
              lazy: {
                Component: async () =>
                  (await import('../../features/audit/AuditPage.tsx')).AuditPage,
              },
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

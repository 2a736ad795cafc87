import type { RouteObject } from 'react-router-dom';
import { RouteErrorBoundary } from '../PageFailure.tsx';
import { RoleApolloProvider } from '../RoleClients.tsx';
import { lazyPage, lazyShell } from './lazy-page.tsx';

/** The employee's own file, once a mailed link has opened it. */
export const ownFileRoutes: RouteObject = {
  element: <RoleApolloProvider of="ownFile" />,
  children: [
    {
      path: '/me/file',
      lazy: lazyShell(async () => (await import('../shells/OwnFileShell.tsx')).OwnFileShell),
      children: [
        {
          ErrorBoundary: RouteErrorBoundary,
          children: [
            {
              index: true,
              lazy: lazyPage(
                async () => (await import('../../features/own-file/OwnFilePage.tsx')).OwnFilePage,
              ),
            },
          ],
        },
      ],
    },
  ],
};

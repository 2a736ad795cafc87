import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from '../../generated/permissions.ts';
import type { PreloadedPage } from '../preload-page.ts';

/** Permissions of a route. */
export interface RouteHandle {
  /** One of them is enough. */
  permissions: readonly Permission[];
}

/** Limits a route to members with one of these permissions. The shell explains to others why they cannot open it. */
export const requires = (...permissions: Permission[]): { handle: RouteHandle } => ({
  handle: { permissions },
});

/** Sends the first requests of a page while its code loads. The navigation does not wait for the answers. */
export const preload = (
  client: ApolloClient,
  page: PreloadedPage,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }) => {
    import('../preload-page.ts')
      .then(({ preloadPage }) => preloadPage(client, page, new URL(request.url), params))
      // The page then sends its requests itself.
      .catch(() => undefined);
    return null;
  },
  // The page itself loads what changes within it, such as the next page of a list.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

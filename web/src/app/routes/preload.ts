import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import type { Permission } from '../../generated/permissions.ts';
import type { PreloadedPage } from '../preload-page.ts';

/** What a route says about who may open it. */
export interface RouteHandle {
  /** One of them is enough. */
  permissions: readonly Permission[];
}

/** The part of a route that only members with one of these permissions may open; the shell shows others why not. */
export const requires = (...permissions: Permission[]): { handle: RouteHandle } => ({
  handle: { permissions },
});

/** Sends the first requests of a page while its code is still loading. The navigation does not wait for them. */
export const preload = (
  client: ApolloClient,
  page: PreloadedPage,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }) => {
    import('../preload-page.ts')
      .then(({ preloadPage }) => preloadPage(client, page, new URL(request.url), params))
      // The page asks by itself.
      .catch(() => undefined);
    return null;
  },
  // A page asks by itself for what changes within it, as the next page of a list.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

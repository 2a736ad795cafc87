import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import type { PreloadedPage } from '../preload-page.ts';

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

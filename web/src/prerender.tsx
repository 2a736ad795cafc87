import { ApolloClient, ApolloLink } from '@apollo/client';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createCache } from './apollo/cache.ts';
import { App } from './app/App.tsx';
import { createRootRoute } from './app/Root.tsx';
import { waitForRoutes } from './app/wait-for-routes.ts';
import { createRoutes } from './app/router.tsx';
import { articles } from './features/site/blog/articles.ts';
import { paths } from './lib/paths.ts';

/** Addresses of the posts that ship with the project. */
export const articlePaths = articles.map(({ slug }) => paths.article(slug));

/** Renders the page at this address as a visitor sees it before the gateway has answered. */
export const renderPage = async (path: string): Promise<string> => {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  const router = createMemoryRouter([createRootRoute(createRoutes(client))], {
    initialEntries: [path],
  });
  await waitForRoutes(router);
  const { prelude } = await prerender(
    <App router={router} client={client} roleClients={{ portal: client, ownFile: client }} />,
    // In place, whatever its size: else React would move large parts there by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};

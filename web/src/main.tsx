import '@fontsource-variable/inter/wght.css';
import './app/fonts/fonts.css';
import './app/public.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient, createOwnFileClient, createPortalClient } from './apollo/client.ts';
import { startErrorReports } from './apollo/report-error.ts';
import { currentSession } from './apollo/session.ts';
import { App } from './app/App.tsx';
import { createRootRoute } from './app/Root.tsx';
import { rootOptions } from './app/root-options.ts';
import { createRoutes, getRoutePattern } from './app/router.tsx';
import { waitForRoutes } from './app/wait-for-routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const client = createClient();
const router = createBrowserRouter([createRootRoute(createRoutes(client))]);

startErrorReports({
  // The entry script is named after its content, so its name tells one build from another.
  version: new URL(import.meta.url).pathname.split('/').at(-1) ?? '',
  route: () => getRoutePattern(router.state.matches),
});

const app = (
  <StrictMode>
    <App
      router={router}
      client={client}
      roleClients={{ portal: createPortalClient(), ownFile: createOwnFileClient() }}
    />
  </StrictMode>
);

const start = (): void => {
  // What depends on the session or on the search of the address was not known at build.
  if (root.hasChildNodes() && currentSession() === null && window.location.search === '')
    hydrateRoot(root, app, rootOptions);
  else createRoot(root, rootOptions).render(app);
  delete document.documentElement.dataset['waiting'];
};

// Markup of the build stays on screen until the page's code is there.
if (root.hasChildNodes()) void waitForRoutes(router).then(start);
else start();

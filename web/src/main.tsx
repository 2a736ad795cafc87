import '@fontsource-variable/inter/wght.css';
import './app/public-styles.ts';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient, createPortalClient } from './apollo/client.ts';
import { startErrorReports } from './apollo/report-error.ts';
import { App } from './app/App.tsx';
import { createRootRoute } from './app/Root.tsx';
import { rootOptions } from './app/root-options.ts';
import { getRoutePattern, routes } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter([createRootRoute(routes)]);

startErrorReports({
  // The entry script is named after its content, so its name tells one build from another.
  version: new URL(import.meta.url).pathname.split('/').at(-1) ?? '',
  route: () => getRoutePattern(router.state.matches),
});

createRoot(root, rootOptions).render(
  <StrictMode>
    <App router={router} client={createClient()} portalClient={createPortalClient()} />
  </StrictMode>,
);

import '@fontsource-variable/inter/wght.css';
import './app/public-styles.ts';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createClient, createPortalClient } from './apollo/client.ts';
import { App } from './app/App.tsx';
import { createRootRoute } from './app/Root.tsx';
import { logCaughtError } from './app/caught-errors.ts';
import { routes } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter([createRootRoute(routes)]);

createRoot(root, { onCaughtError: logCaughtError }).render(
  <StrictMode>
    <App router={router} client={createClient()} portalClient={createPortalClient()} />
  </StrictMode>,
);

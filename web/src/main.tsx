import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import 'mantine-datatable/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createClient, createPortalClient } from './apollo/client.ts';
import { Providers } from './app/Providers.tsx';
import { findRoutes, routes } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes });

createRoot(root).render(
  <StrictMode>
    <Providers client={createClient()} portalClient={createPortalClient()}>
      {/* In a transition Apollo's useQuery and the old screen would each call the other's variables back, for ever. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  </StrictMode>,
);

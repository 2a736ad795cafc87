import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import './app/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createClient, createPortalClient } from './apollo/client.ts';
import { Providers } from './app/Providers.tsx';
import { Screens } from './app/Screens.tsx';
import { createNavigation } from './app/navigation.ts';
import { findRoutes, routes } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const navigation = createNavigation(createBrowserHistory(), routes, findRoutes);

createRoot(root).render(
  <StrictMode>
    <Providers client={createClient()} portalClient={createPortalClient()}>
      <Screens navigation={navigation} />
    </Providers>
  </StrictMode>,
);

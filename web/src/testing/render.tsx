import type { ApolloClient } from '@apollo/client';
import { ModalsProvider } from '@mantine/modals';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { createClient, createOwnFileClient, createPortalClient } from '../apollo/client.ts';
import { startAdministratorSession } from '../apollo/administrator.ts';
import { startSession, type Session } from '../apollo/session.ts';
import { App } from '../app/App.tsx';
import { RoleApolloProvider } from '../app/RoleClients.tsx';
import { createRootRoute } from '../app/Root.tsx';
import type { Permission } from '../generated/permissions.ts';
import { CompanyProvider, type MemberName } from '../features/company/current/CompanyContext.tsx';
import { mount } from './mount.ts';
import { ownerPermissions } from './permissions.ts';

/** Creates a session of an owner, or of a member with other permissions. */
export const aSession = (
  company: Partial<Session['company']> = {},
  permissions: readonly Permission[] = ownerPermissions,
): Session => ({
  token: 'token-of-acme',
  company: {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Acme',
    timeZone: 'Asia/Singapore',
    ...company,
  },
  permissions,
});

type Rendered = ReturnType<typeof mount> & {
  user: UserEvent;
  /** Returns the current path and query string. */
  address: () => string;
  /** Goes back, like the browser's button. */
  back: () => void;
};

/** Renders routes at an address, with all providers. */
export const renderRoutes = (
  routes: RouteObject[] | ((client: ApolloClient) => RouteObject[]),
  at: string,
): Rendered => {
  const client = createClient();
  const roleClients = { portal: createPortalClient(), ownFile: createOwnFileClient() };
  // Clients that are not stopped refetch their queries during the next tests.
  onTestFinished(() => {
    for (const each of [client, roleClients.portal, roleClients.ownFile]) each.stop();
  });
  const children = typeof routes === 'function' ? routes(client) : routes;
  const router = createMemoryRouter([createRootRoute(children)], { initialEntries: [at] });
  const user = userEvent.setup({ delay: null });
  const result = mount(
    <App router={router} client={client} roleClients={roleClients} env="test" />,
  );
  return {
    ...result,
    user,
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => void router.navigate(-1),
  };
};

/**
 * Renders one screen of the dashboard, signed in. `path` is its pattern, `at` the address. Other addresses show 'Elsewhere', so that a test can
 * follow links.
 */
export const renderScreen = (
  screen: ReactElement,
  {
    path,
    at,
    session = aSession(),
    keptFrom = null,
    memberNames = [],
  }: {
    path: string;
    at: string;
    session?: Session;
    keptFrom?: string | null;
    memberNames?: readonly MemberName[];
  },
): Rendered => {
  startSession(session);
  return renderRoutes(
    [
      {
        path,
        element: (
          <CompanyProvider company={{ ...session.company, keptFrom, memberNames }}>
            <ModalsProvider>{screen}</ModalsProvider>
          </CompanyProvider>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
};

/** Renders one screen of the provider's portal, signed in as administrator. */
export const renderPortalScreen = (
  screen: ReactElement,
  { path, at }: { path: string; at: string },
): Rendered => {
  startAdministratorSession({ token: 'token-of-provider', email: 'admin@visioncloud.example' });
  return renderRoutes(
    [
      {
        element: <RoleApolloProvider of="portal" />,
        children: [{ path, element: <ModalsProvider>{screen}</ModalsProvider> }],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
};
